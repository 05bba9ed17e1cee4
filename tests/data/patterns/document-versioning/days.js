// === code: Insert a document (sign) trips 1, index _id
// One that was deleted may come again under its _id: its numbers go on behind the states that are kept.
function insertContract(item) {
  const [last] = item._id === undefined ? [] : db.getCollection("my contracts_revisions").find({ doc_id: item._id }, { revision: 1 }).sort({ revision: -1 }).limit(1).toArray();
  return db.getCollection("my contracts").insertOne({ ...item, revision: Number(last?.revision ?? 0) + 1 });
}
// === code: Change a document (change) trips 3, index _id
// change is an update such as { $set: { … } }. Copy and change happen together or not at all; needs a replica set.
function changeContract(id, change) {
  const session = db.getMongo().startSession();
  let number = null;
  try {
    session.withTransaction(() => {
      const inside = session.getDatabase(db.getName());
      const found = inside.getCollection("my contracts").findOne({ _id: id }, {}, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) });
      number = found ? Number(found.revision) : null;
      if (!found) return;
      const next = { ...change, $inc: { ...change.$inc, revision: 1 } };
      inside.getCollection("my contracts").updateOne({ _id: id }, next);
      const state = { ...found, doc_id: id, archived_at: new Date() };
      delete state._id;
      inside.getCollection("my contracts_revisions").insertOne(state);
    });
  } finally {
    session.endSession();
  }
  return number === null ? null : number + 1;
}
// === code: Read the newest state (open) trips 1, index _id
function readContract(id) {
  return db.getCollection("my contracts").findOne({ _id: id });
}
// === code: Read a numbered state () trips 2, index doc_id, revision
function readRevisionOfContract(id, number) {
  return db.getCollection("my contracts_revisions").findOne({ doc_id: id, revision: number }) ?? db.getCollection("my contracts").findOne({ _id: id, revision: number });
}
// === code: Read the state of a day (state on a day) trips 2, index doc_id, revision
// The state that was the newest one at that moment: the first that was replaced later, or the one of today.
function readThenContract(id, date) {
  const [replaced] = db.getCollection("my contracts_revisions").find({ doc_id: id, archived_at: { $gt: date } }).sort({ revision: 1 }).limit(1).toArray();
  return replaced ?? db.getCollection("my contracts").findOne({ _id: id });
}
// === code: Delete a document (cancel) trips 3, index _id
// Copies the state of that number; where it is already, after a crash or by somebody else, it stays.
function keepStateOfContract(id, number) {
  try {
    db.getCollection("my contracts").aggregate([
      { $match: { _id: id, revision: number } },
      { $set: { doc_id: "$_id", archived_at: "$$NOW" } },
      { $unset: "_id" },
      { $merge: { into: "my contracts_revisions", on: ["doc_id", "revision"], whenMatched: [{ $set: { archived_at: "$$NOW" } }], whenNotMatched: "insert" } },
    ]);
  } catch (error) {
    if (error.code !== 11000) throw error;
  }
}
function removeContract(id) {
  for (;;) {
    const found = db.getCollection("my contracts").findOne({ _id: id }, { revision: 1 });
    if (!found) return;
    keepStateOfContract(id, found.revision);
    if (db.getCollection("my contracts").deleteOne({ _id: id, revision: found.revision }).deletedCount === 1) return;
  }
}
// === step: Check ()
print("server", db.version());
print("documents", db.getCollection("my contracts").countDocuments({}), "without a number", db.getCollection("my contracts").countDocuments({ revision: null }));
print("older states already", db.getCollection("my contracts_revisions").countDocuments({}));
{
const odd = db.getCollection("my contracts").find({ $expr: { $not: [{ $in: [{ $type: "$revision" }, ["missing", "null", "int", "long", "double"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field revision of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
{
const odd = db.getCollection("my contracts").find({ doc_id: { $exists: true } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field doc_id of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
{
const odd = db.getCollection("my contracts").find({ archived_at: { $exists: true } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field archived_at of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.getCollection("my contracts").aggregate([{ $match: { revision: null } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.getCollection("my contracts").aggregate([
      { $match: { _id: one._id } },
      { $project: { bytes: { $literal: one.bytes + 63 } } },
    ]).toArray();
    bytes = Number(found?.bytes ?? 0);
  } catch (error) {
    if (error.code !== 10334) throw error;
    bytes = Infinity;
  }
  if (bytes > 16777216) large.push(one._id);
}
if (large.length > 0) throw new Error("these documents have no room for what they are to get: make them smaller first: " + EJSON.stringify(large.slice(0, 20)));
}
// === step: Create the collection of the older states and its index ()
db.getCollection("my contracts_revisions").createIndex({ doc_id: 1, revision: -1 }, { unique: true });
db.getCollection("my contracts_revisions").createIndex({ archived_at: 1 }, { expireAfterSeconds: 31536000 });
// === step: Number the documents (History begins here: what was before is not known.)
// The numbers go on behind the states that are kept already.
db.getCollection("my contracts").aggregate([
  { $match: { revision: null } },
  { $project: { _id: 1 } },
  { $lookup: { from: "my contracts_revisions", localField: "_id", foreignField: "doc_id", as: "kept" } },
  { $project: { next: { $add: [{ $max: [0, { $max: "$kept.revision" }] }, 1] } } },
  { $merge: { into: "my contracts", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { revision: { $ifNull: ["$revision", "$$new.next"] } } }] } },
]);
// === step: Start writers that use the new code ()
// One that was deleted may come again under its _id: its numbers go on behind the states that are kept.
function insertContract(item) {
  const [last] = item._id === undefined ? [] : db.getCollection("my contracts_revisions").find({ doc_id: item._id }, { revision: 1 }).sort({ revision: -1 }).limit(1).toArray();
  return db.getCollection("my contracts").insertOne({ ...item, revision: Number(last?.revision ?? 0) + 1 });
}
// change is an update such as { $set: { … } }. Copy and change happen together or not at all; needs a replica set.
function changeContract(id, change) {
  const session = db.getMongo().startSession();
  let number = null;
  try {
    session.withTransaction(() => {
      const inside = session.getDatabase(db.getName());
      const found = inside.getCollection("my contracts").findOne({ _id: id }, {}, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) });
      number = found ? Number(found.revision) : null;
      if (!found) return;
      const next = { ...change, $inc: { ...change.$inc, revision: 1 } };
      inside.getCollection("my contracts").updateOne({ _id: id }, next);
      const state = { ...found, doc_id: id, archived_at: new Date() };
      delete state._id;
      inside.getCollection("my contracts_revisions").insertOne(state);
    });
  } finally {
    session.endSession();
  }
  return number === null ? null : number + 1;
}
// === step: Number what old writers have added meanwhile (Once they are all stopped.)
// The numbers go on behind the states that are kept already.
db.getCollection("my contracts").aggregate([
  { $match: { revision: null } },
  { $project: { _id: 1 } },
  { $lookup: { from: "my contracts_revisions", localField: "_id", foreignField: "doc_id", as: "kept" } },
  { $project: { next: { $add: [{ $max: [0, { $max: "$kept.revision" }] }, 1] } } },
  { $merge: { into: "my contracts", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { revision: { $ifNull: ["$revision", "$$new.next"] } } }] } },
]);
// === step: Tighten the validators (Set them to warn and moderate, look for documents that fail, then error and strict.)
// === undo: Remove the numbers (First switch the writers back.)
db.getCollection("my contracts").updateMany({ revision: { $exists: true } }, { $unset: { revision: "" } });
// Then, once nobody needs the older states: db.getCollection("my contracts_revisions").drop()
