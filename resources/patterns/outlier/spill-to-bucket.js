// What does not fit; the same item twice is stored once. The index allows one open bucket for each document.
function $spill$($key$, item) {
  const open = { $parentId$: $key$, count: { $lt: $size$ }, $listId$: { $ne: item._id } };
  for (;;) {
    if ($extras$.findOne({ $parentId$: $key$, $listId$: item._id }, { _id: 1 })) return;
    try {
      $extras$.updateOne(open, { $push: { $list$: item }, $inc: { count: 1 }, $setOnInsert: { _id: new ObjectId() } }, { upsert: true });
      return;
    } catch (error) {
      if ([10334, 17419, 17420].includes(error.code)) throw new Error("the bucket has no room for this item, for a document can be no larger than 16 MB: make the items smaller, or store one document for each");
      if (error.code !== 11000) throw error; // somebody opened the bucket, or stored the item, at the same moment
    }
  }
}
