{
    // A full bucket stays closed: only one may be open.
    const fewer = { $pull: { $list$: { _id: id } } };
    const open = { $parentId$: $key$, $listId$: id, count: { $lt: $size$ } };
    const counted = $extras$.updateOne(open, { ...fewer, $inc: { count: -1 } }).modifiedCount;
    const closed = $extras$.updateOne({ $parentId$: $key$, $listId$: id }, fewer).modifiedCount;
    return counted + closed;
  }
