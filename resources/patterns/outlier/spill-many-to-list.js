// Many at once; those that are stored already stay as they are.
function $spillMany$($key$, items) {
  const text = id => EJSON.stringify(id, { relaxed: false });
  for (let at = 0; at < items.length; ) {
    const known = new Set($extras$.find({ $parentId$: $key$ }, { $listId$: 1 }, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) }).toArray().flatMap(one => $oneList$.map(item => text(item._id))));
    for (let stored = true; stored && at < items.length; at += stored ? 5000 : 0) {
      const some = items.slice(at, at + 5000).filter(item => !known.has(text(item._id)));
      if (some.length === 0) continue;
      const open = { $parentId$: $key$, $listId$: { $nin: some.map(item => item._id) } };
      try {
        $extras$.updateOne(open, { $push: { $list$: { $each: some } }, $setOnInsert: { _id: new ObjectId() } }, { upsert: true });
      } catch (error) {
        if (error.code !== 11000) throw error;
        stored = false; // somebody made the document, or stored an item, at the same moment
      }
    }
  }
}
