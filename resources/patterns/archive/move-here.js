// May be stopped at any time and started again, beside writers. A document is deleted only while it is the same as its copy;
// one that changed meanwhile is copied again, and one that changed so that it stays loses its copy.
function $move$(before, batch = $batch$) {
  const old = { $old$ };
  const asStored = { promoteValues: false, bsonRegExp: true };
  let moved = 0;
  let rounds = 0;
  for (;;) {
    const ids = $active$.find(old, { _id: 1 }, asStored).sort({ $age$: 1 }).limit(batch).toArray().map(one => one._id);
    if (ids.length === 0) return moved;
    const movedBefore = moved;
    $active$.aggregate([{ $match: { _id: { $in: ids }, ...old } }, { $merge: { into: $archiveName$, on: "_id", whenMatched: "replace", whenNotMatched: "insert" } }]);
    for (const copy of $archive$.find({ _id: { $in: ids } }, {}, asStored)) moved += $active$.deleteOne({ _id: copy._id, ...old, $expr: { $eq: ["$$ROOT", { $literal: copy }] } }).deletedCount;
    const stayed = $active$.find({ _id: { $in: ids }, $nor: [old] }, { _id: 1 }, asStored).toArray().map(one => one._id);
    if (stayed.length > 0) $archive$.deleteMany({ _id: { $in: stayed } });
    // $stuck$
  }
}
