// === code: Archive what is old, every night () trips 3, index life` */.a$ge "end"
// Whoever is older than this is archived.
function cutOfHelps() {
  return new Date(Date.now() - 30 * 86400000);
}
// May be stopped at any time and started again, beside writers. A document is deleted only while it is the same as its copy;
// one that changed meanwhile is copied again, and one that changed so that it stays loses its copy.
function archiveHelps(before, batch = 50) {
  const old = { "life` */.a$ge \"end\"": { $lt: before }, "ids ${one}": { $ne: true } };
  const asStored = { promoteValues: false, bsonRegExp: true };
  let moved = 0;
  let rounds = 0;
  // What is being moved is noted, so that a run that was broken off leaves no copy of what stays.
  const notes = db.getCollection("old \"help\" */.moving");
  const former = notes.find({}, {}, asStored).toArray();
  const run = new ObjectId();
  let left = former.flatMap(one => one.ids); // copied, and not deleted yet
  for (;;) {
    const ids = db.helps.find(old, { _id: 1 }, asStored).sort({ "life` */.a$ge \"end\"": 1 }).limit(batch).toArray().map(one => one._id);
    if (ids.length === 0 && left.length === 0) break;
    const movedBefore = moved;
    const copied = [...ids, ...left];
    notes.replaceOne({ _id: run }, { ids: copied }, { upsert: true });
    notes.deleteMany({ _id: { $in: former.map(one => one._id) } });
    db.helps.aggregate([{ $match: { _id: { $in: ids }, ...old } }, { $merge: { into: "old \"help\" */", on: "_id", whenMatched: "replace", whenNotMatched: "insert" } }]);
    for (const copy of db.getCollection("old \"help\" */").find({ _id: { $in: ids } }, {}, asStored)) moved += db.helps.deleteOne({ _id: copy._id, ...old, $expr: { $eq: ["$$ROOT", { $literal: copy }] } }).deletedCount;
    left = db.helps.find({ _id: { $in: copied } }, { _id: 1 }, asStored).toArray().map(one => one._id);
    const stayed = db.helps.find({ _id: { $in: copied }, $nor: [old] }, { _id: 1 }, asStored).toArray().map(one => one._id);
    if (stayed.length > 0) db.getCollection("old \"help\" */").deleteMany({ _id: { $in: stayed } });
    const known = new Set(stayed.map(id => EJSON.stringify(id, { relaxed: false })));
    left = left.filter(id => !known.has(EJSON.stringify(id, { relaxed: false })));
    if (moved === movedBefore && (rounds += 1) === 10) throw new Error("these documents change all the time, or hold values that no shell can compare, as undefined: " + EJSON.stringify(ids.slice(0, 20)));
    if (moved > movedBefore) rounds = 0;
  }
  notes.drop();
  return moved;
}
// === code: Find in both places () trips 1, index 
// What is in use and what is archived; a document that is just being moved comes once.
function findAllHelps(filter) {
  return db.helps.aggregate([
    { $match: filter },
    { $unionWith: { coll: "old \"help\" */", pipeline: [{ $match: filter }] } },
    { $group: { _id: "$_id", one: { $first: "$$ROOT" } } },
    { $replaceRoot: { newRoot: "$one" } },
  ], { allowDiskUse: true }).toArray();
}
// === step: Check ()
// Whoever is older than this is archived.
function cutOfHelps() {
  return new Date(Date.now() - 30 * 86400000);
}
print("server", db.version());
print("documents", db.helps.countDocuments({}), "of these old", db.helps.countDocuments({ "life` */.a$ge \"end\"": { $lt: cutOfHelps() }, "ids ${one}": { $ne: true } }));
print("without a date, which stay", db.helps.countDocuments({ "life` */.a$ge \"end\"": { $not: { $type: "date" } } }));
// === step: Build the index ()
db.helps.createIndex({ "life` */.a$ge \"end\"": 1 });
// === step: Mark what must stay (Set "ids ${one}" to true in documents that are never archived.)
// === step: Start readers that ask both places ()
// What is in use and what is archived; a document that is just being moved comes once.
function findAllHelps(filter) {
  return db.helps.aggregate([
    { $match: filter },
    { $unionWith: { coll: "old \"help\" */", pipeline: [{ $match: filter }] } },
    { $group: { _id: "$_id", one: { $first: "$$ROOT" } } },
    { $replaceRoot: { newRoot: "$one" } },
  ], { allowDiskUse: true }).toArray();
}
// === step: Archive (Needs MongoDB 4.2. Writers may go on.)
// Whoever is older than this is archived.
function cutOfHelps() {
  return new Date(Date.now() - 30 * 86400000);
}
// May be stopped at any time and started again, beside writers. A document is deleted only while it is the same as its copy;
// one that changed meanwhile is copied again, and one that changed so that it stays loses its copy.
function archiveHelps(before, batch = 50) {
  const old = { "life` */.a$ge \"end\"": { $lt: before }, "ids ${one}": { $ne: true } };
  const asStored = { promoteValues: false, bsonRegExp: true };
  let moved = 0;
  let rounds = 0;
  // What is being moved is noted, so that a run that was broken off leaves no copy of what stays.
  const notes = db.getCollection("old \"help\" */.moving");
  const former = notes.find({}, {}, asStored).toArray();
  const run = new ObjectId();
  let left = former.flatMap(one => one.ids); // copied, and not deleted yet
  for (;;) {
    const ids = db.helps.find(old, { _id: 1 }, asStored).sort({ "life` */.a$ge \"end\"": 1 }).limit(batch).toArray().map(one => one._id);
    if (ids.length === 0 && left.length === 0) break;
    const movedBefore = moved;
    const copied = [...ids, ...left];
    notes.replaceOne({ _id: run }, { ids: copied }, { upsert: true });
    notes.deleteMany({ _id: { $in: former.map(one => one._id) } });
    db.helps.aggregate([{ $match: { _id: { $in: ids }, ...old } }, { $merge: { into: "old \"help\" */", on: "_id", whenMatched: "replace", whenNotMatched: "insert" } }]);
    for (const copy of db.getCollection("old \"help\" */").find({ _id: { $in: ids } }, {}, asStored)) moved += db.helps.deleteOne({ _id: copy._id, ...old, $expr: { $eq: ["$$ROOT", { $literal: copy }] } }).deletedCount;
    left = db.helps.find({ _id: { $in: copied } }, { _id: 1 }, asStored).toArray().map(one => one._id);
    const stayed = db.helps.find({ _id: { $in: copied }, $nor: [old] }, { _id: 1 }, asStored).toArray().map(one => one._id);
    if (stayed.length > 0) db.getCollection("old \"help\" */").deleteMany({ _id: { $in: stayed } });
    const known = new Set(stayed.map(id => EJSON.stringify(id, { relaxed: false })));
    left = left.filter(id => !known.has(EJSON.stringify(id, { relaxed: false })));
    if (moved === movedBefore && (rounds += 1) === 10) throw new Error("these documents change all the time, or hold values that no shell can compare, as undefined: " + EJSON.stringify(ids.slice(0, 20)));
    if (moved > movedBefore) rounds = 0;
  }
  notes.drop();
  return moved;
}
print("archived", archiveHelps(cutOfHelps()));
// === step: Compare ()
// Whoever is older than this is archived.
function cutOfHelps() {
  return new Date(Date.now() - 30 * 86400000);
}
const late = db.helps.countDocuments({ "life` */.a$ge \"end\"": { $lt: cutOfHelps() }, "ids ${one}": { $ne: true } });
const twice = db.helps.aggregate([
  { $lookup: { from: "old \"help\" */", localField: "_id", foreignField: "_id", as: "copy", pipeline: [{ $project: { _id: 1 } }] } },
  { $match: { "copy.0": { $exists: true } } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
print("in use", db.helps.countDocuments({}), "archived", db.getCollection("old \"help\" */").countDocuments({}), "old but not archived", late, "in both", twice);
if (twice > 0) throw new Error("some are in both places: archive again; where one is in use and not old, decide whether its older copy in " + "old \"help\" */" + " may go");
// === step: Run the archiver every night, and watch that it runs ()
// === undo: Put all back ()
db.getCollection("old \"help\" */").aggregate([{ $merge: { into: "helps", on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } }]);
// Then, once the counts agree: db.getCollection("old \"help\" */").drop()
