// === code: Archive what is old, every night () trips 3, index until
// Whoever is older than this is archived.
function cutOfBookings() {
  return new Date(Date.now() - 365 * 86400000);
}
// May be stopped at any time and started again, beside writers. A document is deleted only while it is the same as its copy;
// one that changed meanwhile is copied again, and one that changed so that it stays loses its copy.
function archiveBookings(before, batch = 100) {
  const old = { until: { $lt: before }, keep_forever: { $ne: true } };
  const asStored = { promoteValues: false, bsonRegExp: true };
  let moved = 0;
  let rounds = 0;
  // What is being moved is noted, so that a run that was broken off leaves no copy of what stays.
  const notes = db.getCollection("archived_bookings.moving");
  const former = notes.find({}, {}, asStored).toArray();
  const run = new ObjectId();
  let left = former.flatMap(one => one.ids); // copied, and not deleted yet
  for (;;) {
    const ids = db.bookings.find(old, { _id: 1 }, asStored).sort({ until: 1 }).limit(batch).toArray().map(one => one._id);
    if (ids.length === 0 && left.length === 0) break;
    const movedBefore = moved;
    const copied = [...ids, ...left];
    notes.replaceOne({ _id: run }, { ids: copied }, { upsert: true });
    notes.deleteMany({ _id: { $in: former.map(one => one._id) } });
    db.bookings.aggregate([{ $match: { _id: { $in: ids }, ...old } }, { $merge: { into: "archived_bookings", on: "_id", whenMatched: "replace", whenNotMatched: "insert" } }]);
    for (const copy of db.archived_bookings.find({ _id: { $in: ids } }, {}, asStored)) moved += db.bookings.deleteOne({ _id: copy._id, ...old, $expr: { $eq: ["$$ROOT", { $literal: copy }] } }).deletedCount;
    left = db.bookings.find({ _id: { $in: copied } }, { _id: 1 }, asStored).toArray().map(one => one._id);
    const stayed = db.bookings.find({ _id: { $in: copied }, $nor: [old] }, { _id: 1 }, asStored).toArray().map(one => one._id);
    if (stayed.length > 0) db.archived_bookings.deleteMany({ _id: { $in: stayed } });
    const known = new Set(stayed.map(id => EJSON.stringify(id, { relaxed: false })));
    left = left.filter(id => !known.has(EJSON.stringify(id, { relaxed: false })));
    if (moved === movedBefore && (rounds += 1) === 10) throw new Error("these documents change all the time, or hold values that no shell can compare, as undefined: " + EJSON.stringify(ids.slice(0, 20)));
    if (moved > movedBefore) rounds = 0;
  }
  notes.drop();
  return moved;
}
// === code: Find in both places (open) trips 1, index 
// What is in use and what is archived; a document that is just being moved comes once.
function findAllBookings(filter) {
  return db.bookings.aggregate([
    { $match: filter },
    { $unionWith: { coll: "archived_bookings", pipeline: [{ $match: filter }] } },
    { $group: { _id: "$_id", one: { $first: "$$ROOT" } } },
    { $replaceRoot: { newRoot: "$one" } },
  ], { allowDiskUse: true }).toArray();
}
// === step: Check ()
// Whoever is older than this is archived.
function cutOfBookings() {
  return new Date(Date.now() - 365 * 86400000);
}
print("server", db.version());
print("documents", db.bookings.countDocuments({}), "of these old", db.bookings.countDocuments({ until: { $lt: cutOfBookings() }, keep_forever: { $ne: true } }));
print("without a date, which stay", db.bookings.countDocuments({ until: { $not: { $type: "date" } } }));
// === step: Build the index ()
db.bookings.createIndex({ until: 1 });
// === step: Mark what must stay (Set "keep_forever" to true in documents that are never archived.)
// === step: Start readers that ask both places ()
// What is in use and what is archived; a document that is just being moved comes once.
function findAllBookings(filter) {
  return db.bookings.aggregate([
    { $match: filter },
    { $unionWith: { coll: "archived_bookings", pipeline: [{ $match: filter }] } },
    { $group: { _id: "$_id", one: { $first: "$$ROOT" } } },
    { $replaceRoot: { newRoot: "$one" } },
  ], { allowDiskUse: true }).toArray();
}
// === step: Archive (Needs MongoDB 4.2. Writers may go on.)
// Whoever is older than this is archived.
function cutOfBookings() {
  return new Date(Date.now() - 365 * 86400000);
}
// May be stopped at any time and started again, beside writers. A document is deleted only while it is the same as its copy;
// one that changed meanwhile is copied again, and one that changed so that it stays loses its copy.
function archiveBookings(before, batch = 100) {
  const old = { until: { $lt: before }, keep_forever: { $ne: true } };
  const asStored = { promoteValues: false, bsonRegExp: true };
  let moved = 0;
  let rounds = 0;
  // What is being moved is noted, so that a run that was broken off leaves no copy of what stays.
  const notes = db.getCollection("archived_bookings.moving");
  const former = notes.find({}, {}, asStored).toArray();
  const run = new ObjectId();
  let left = former.flatMap(one => one.ids); // copied, and not deleted yet
  for (;;) {
    const ids = db.bookings.find(old, { _id: 1 }, asStored).sort({ until: 1 }).limit(batch).toArray().map(one => one._id);
    if (ids.length === 0 && left.length === 0) break;
    const movedBefore = moved;
    const copied = [...ids, ...left];
    notes.replaceOne({ _id: run }, { ids: copied }, { upsert: true });
    notes.deleteMany({ _id: { $in: former.map(one => one._id) } });
    db.bookings.aggregate([{ $match: { _id: { $in: ids }, ...old } }, { $merge: { into: "archived_bookings", on: "_id", whenMatched: "replace", whenNotMatched: "insert" } }]);
    for (const copy of db.archived_bookings.find({ _id: { $in: ids } }, {}, asStored)) moved += db.bookings.deleteOne({ _id: copy._id, ...old, $expr: { $eq: ["$$ROOT", { $literal: copy }] } }).deletedCount;
    left = db.bookings.find({ _id: { $in: copied } }, { _id: 1 }, asStored).toArray().map(one => one._id);
    const stayed = db.bookings.find({ _id: { $in: copied }, $nor: [old] }, { _id: 1 }, asStored).toArray().map(one => one._id);
    if (stayed.length > 0) db.archived_bookings.deleteMany({ _id: { $in: stayed } });
    const known = new Set(stayed.map(id => EJSON.stringify(id, { relaxed: false })));
    left = left.filter(id => !known.has(EJSON.stringify(id, { relaxed: false })));
    if (moved === movedBefore && (rounds += 1) === 10) throw new Error("these documents change all the time, or hold values that no shell can compare, as undefined: " + EJSON.stringify(ids.slice(0, 20)));
    if (moved > movedBefore) rounds = 0;
  }
  notes.drop();
  return moved;
}
print("archived", archiveBookings(cutOfBookings()));
// === step: Compare ()
// Whoever is older than this is archived.
function cutOfBookings() {
  return new Date(Date.now() - 365 * 86400000);
}
const late = db.bookings.countDocuments({ until: { $lt: cutOfBookings() }, keep_forever: { $ne: true } });
const twice = db.bookings.aggregate([
  { $lookup: { from: "archived_bookings", localField: "_id", foreignField: "_id", as: "copy", pipeline: [{ $project: { _id: 1 } }] } },
  { $match: { "copy.0": { $exists: true } } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
print("in use", db.bookings.countDocuments({}), "archived", db.archived_bookings.countDocuments({}), "old but not archived", late, "in both", twice);
if (twice > 0) throw new Error("some are in both places: archive again; where one is in use and not old, decide whether its older copy in " + "archived_bookings" + " may go");
// === step: Run the archiver every night, and watch that it runs ()
// === undo: Put all back ()
db.archived_bookings.aggregate([{ $merge: { into: "bookings", on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } }]);
// Then, once the counts agree: db.archived_bookings.drop()
