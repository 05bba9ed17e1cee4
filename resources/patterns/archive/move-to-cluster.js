// archive is the database on the other servers: connect("mongodb://…/…"). May be stopped at any time and started again. A
// document is deleted only while it is the same as its copy; one that changed so that it stays loses its copy again.
function $move$(archive, before, batch = $batch$) {
  const old = { $old$ };
  const asStored = { promoteValues: false, bsonRegExp: true };
  const there = archive.getCollection($archiveName$);
  let moved = 0;
  let rounds = 0;
  // What is being moved is noted, so that a run that was broken off leaves no copy of what stays.
  const notes = db.getCollection($movingName$);
  const former = notes.find({}, {}, asStored).toArray();
  const run = new ObjectId();
  let left = former.flatMap(one => one.ids); // copied, and not deleted yet
  for (;;) {
    const items = $active$.find(old, {}, asStored).sort({ $age$: 1 }).limit(batch).toArray();
    if (items.length === 0 && left.length === 0) break;
    const movedBefore = moved;
    const ids = items.map(one => one._id);
    const copied = [...ids, ...left];
    notes.replaceOne({ _id: run }, { ids: copied }, { upsert: true });
    notes.deleteMany({ _id: { $in: former.map(one => one._id) } });
    if (items.length > 0) there.bulkWrite(items.map(one => ({ replaceOne: { filter: { _id: one._id }, replacement: one, upsert: true } })), { ordered: false, writeConcern: { w: "majority" } });
    for (const copy of there.find({ _id: { $in: ids } }, {}, asStored)) moved += $active$.deleteOne({ _id: copy._id, ...old, $expr: { $eq: ["$$ROOT", { $literal: copy }] } }).deletedCount;
    left = $active$.find({ _id: { $in: copied } }, { _id: 1 }, asStored).toArray().map(one => one._id);
    const stayed = $active$.find({ _id: { $in: copied }, $nor: [old] }, { _id: 1 }, asStored).toArray().map(one => one._id);
    if (stayed.length > 0) there.deleteMany({ _id: { $in: stayed } });
    const known = new Set(stayed.map(id => EJSON.stringify(id, { relaxed: false })));
    left = left.filter(id => !known.has(EJSON.stringify(id, { relaxed: false })));
    // $stuck$
  }
  notes.drop();
  return moved;
}
