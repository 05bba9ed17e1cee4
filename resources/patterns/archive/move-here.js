// May be stopped at any time and started again. Only what was copied is deleted; a document that changed meanwhile so that
// it stays loses its copy again.
function $move$(before, batch = $batch$) {
  const old = { $old$ };
  let moved = 0;
  for (;;) {
    const ids = $active$.find(old, { _id: 1 }).sort({ $age$: 1 }).limit(batch).toArray().map(one => one._id);
    if (ids.length === 0) return moved;
    $active$.aggregate([{ $match: { _id: { $in: ids } } }, { $merge: { into: $archiveName$, on: "_id", whenMatched: "replace", whenNotMatched: "insert" } }]);
    moved += $active$.deleteMany({ _id: { $in: ids }, ...old }).deletedCount;
    const stayed = $active$.find({ _id: { $in: ids } }, { _id: 1 }).toArray().map(one => one._id);
    if (stayed.length > 0) $archive$.deleteMany({ _id: { $in: stayed } });
  }
}
