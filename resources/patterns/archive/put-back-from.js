function $restore$(archive) {
  const asStored = { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) };
  for (const one of archive.getCollection($archiveName$).find({}, {}, asStored)) {
    // $putBack$
  }
}
