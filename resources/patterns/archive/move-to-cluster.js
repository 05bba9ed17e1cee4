// archive is the database on the other servers: connect("mongodb://…/…"). May be stopped at any time and started again. A
// document is deleted only while it is the same as its copy; one that changed so that it stays loses its copy again.
function $move$(archive, before, batch = $batch$) {
  const old = { $old$ };
  const asStored = { promoteValues: false, bsonRegExp: true };
  const there = archive.getCollection($archiveName$);
  let moved = 0;
  let rounds = 0;
  for (;;) {
    const items = $active$.find(old, {}, asStored).sort({ $age$: 1 }).limit(batch).toArray();
    if (items.length === 0) return moved;
    const movedBefore = moved;
    const ids = items.map(one => one._id);
    there.bulkWrite(items.map(one => ({ replaceOne: { filter: { _id: one._id }, replacement: one, upsert: true } })), { ordered: false, writeConcern: { w: "majority" } });
    for (const copy of there.find({ _id: { $in: ids } }, {}, asStored)) moved += $active$.deleteOne({ _id: copy._id, ...old, $expr: { $eq: ["$$ROOT", { $literal: copy }] } }).deletedCount;
    const stayed = $active$.find({ _id: { $in: ids }, $nor: [old] }, { _id: 1 }, asStored).toArray().map(one => one._id);
    if (stayed.length > 0) there.deleteMany({ _id: { $in: stayed } });
    // $stuck$
  }
}
