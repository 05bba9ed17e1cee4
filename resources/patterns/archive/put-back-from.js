function $restore$(archive) {
  const asStored = { promoteValues: false, bsonRegExp: true };
  for (const one of archive.getCollection($archiveName$).find({}, {}, asStored)) {
    // $putBack$
  }
}
