function $restore$(archive) {
  const asStored = { promoteValues: false, bsonRegExp: true };
  for (const one of archive.getCollection($archiveName$).find({}, {}, asStored)) $active$.updateOne({ _id: one._id }, { $setOnInsert: one }, { upsert: true });
}
