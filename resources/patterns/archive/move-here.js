// May be stopped at any time and started again, beside writers. A document is deleted only while it is the same as its copy;
// one that changed meanwhile is copied again, and one that changed so that it stays loses its copy.
function $move$(before, batch = $batch$) {
  const old = { $old$ };
  const asStored = { promoteValues: false, bsonRegExp: true };
  let moved = 0;
  let rounds = 0;
  // What is being moved is noted, so that a run that was broken off leaves no copy of what stays.
  const notes = db.getCollection($movingName$);
  const former = notes.find({}, {}, asStored).toArray();
  const run = new ObjectId();
  let left = former.flatMap(one => one.ids); // copied, and not deleted yet
  for (;;) {
    const ids = $active$.find(old, { _id: 1 }, asStored).sort({ $age$: 1 }).limit(batch).toArray().map(one => one._id);
    if (ids.length === 0 && left.length === 0) break;
    const movedBefore = moved;
    const copied = [...ids, ...left];
    notes.replaceOne({ _id: run }, { ids: copied }, { upsert: true });
    notes.deleteMany({ _id: { $in: former.map(one => one._id) } });
    $active$.aggregate([{ $match: { _id: { $in: ids }, ...old } }, { $merge: { into: $archiveName$, on: "_id", whenMatched: "replace", whenNotMatched: "insert" } }]);
    for (const copy of $archive$.find({ _id: { $in: ids } }, {}, asStored)) moved += $active$.deleteOne({ _id: copy._id, ...old, $expr: { $eq: ["$$ROOT", { $literal: copy }] } }).deletedCount;
    left = $active$.find({ _id: { $in: copied } }, { _id: 1 }, asStored).toArray().map(one => one._id);
    const stayed = $active$.find({ _id: { $in: copied }, $nor: [old] }, { _id: 1 }, asStored).toArray().map(one => one._id);
    if (stayed.length > 0) $archive$.deleteMany({ _id: { $in: stayed } });
    const known = new Set(stayed.map(id => EJSON.stringify(id, { relaxed: false })));
    left = left.filter(id => !known.has(EJSON.stringify(id, { relaxed: false })));
    // $stuck$
  }
  notes.drop();
  return moved;
}
