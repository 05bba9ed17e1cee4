// === code: Insert a document (sign) trips 1, index _id
// One that was deleted may come again under its _id: its numbers go on behind the states that are kept.
function insertContract(item) {
  const [last] = item._id === undefined ? [] : db.contracts_revisions.find({ doc_id: item._id }, { rev: 1 }).sort({ rev: -1 }).limit(1).toArray();
  return db.contracts.insertOne({ ...item, rev: Number(last?.rev ?? 0) + 1 });
}
// === code: Change a document (change) trips 3, index _id
// Copies the state of that number; where it is already, after a crash or by somebody else, it stays.
function keepStateOfContract(id, number) {
  try {
    db.contracts.aggregate([
      { $match: { _id: id, rev: number } },
      { $set: { doc_id: "$_id", archived_at: "$$NOW" } },
      { $unset: "_id" },
      { $merge: { into: "contracts_revisions", on: ["doc_id", "rev"], whenMatched: [{ $set: { archived_at: "$$NOW" } }], whenNotMatched: "insert" } },
    ]);
  } catch (error) {
    if (error.code !== 11000) throw error;
  }
}
// change is an update such as { $set: { … } }. The old state is copied before the new one takes its place; whoever finds
// that somebody was faster starts again.
function changeContract(id, change) {
  for (;;) {
    const found = db.contracts.findOne({ _id: id }, { rev: 1 });
    if (!found) return null;
    const number = found.rev;
    keepStateOfContract(id, number);
    const next = { ...change, $inc: { ...change.$inc, rev: 1 } };
    if (db.contracts.updateOne({ _id: id, rev: number }, next).matchedCount === 1) {
      db.contracts_revisions.deleteMany({ doc_id: id, rev: { $lte: number - 5 } });
      return number + 1;
    }
  }
}
// === code: Read the newest state (open) trips 1, index _id
function readContract(id) {
  return db.contracts.findOne({ _id: id });
}
// === code: Read a numbered state () trips 2, index doc_id, rev
function readRevisionOfContract(id, number) {
  return db.contracts_revisions.findOne({ doc_id: id, rev: number }) ?? db.contracts.findOne({ _id: id, rev: number });
}
// === code: Read the state of a day (state on a day) trips 2, index doc_id, rev
// The state that was the newest one at that moment: the first that was replaced later, or the one of today.
function readThenContract(id, date) {
  const [replaced] = db.contracts_revisions.find({ doc_id: id, archived_at: { $gt: date } }).sort({ rev: 1 }).limit(1).toArray();
  return replaced ?? db.contracts.findOne({ _id: id });
}
// === code: Delete a document (cancel) trips 3, index _id
// Copies the state of that number; where it is already, after a crash or by somebody else, it stays.
function keepStateOfContract(id, number) {
  try {
    db.contracts.aggregate([
      { $match: { _id: id, rev: number } },
      { $set: { doc_id: "$_id", archived_at: "$$NOW" } },
      { $unset: "_id" },
      { $merge: { into: "contracts_revisions", on: ["doc_id", "rev"], whenMatched: [{ $set: { archived_at: "$$NOW" } }], whenNotMatched: "insert" } },
    ]);
  } catch (error) {
    if (error.code !== 11000) throw error;
  }
}
function removeContract(id) {
  for (;;) {
    const found = db.contracts.findOne({ _id: id }, { rev: 1 });
    if (!found) return;
    keepStateOfContract(id, found.rev);
    if (db.contracts.deleteOne({ _id: id, rev: found.rev }).deletedCount === 1) return;
  }
}
// === step: Check ()
print("server", db.version());
print("documents", db.contracts.countDocuments({}), "without a number", db.contracts.countDocuments({ rev: null }));
print("older states already", db.contracts_revisions.countDocuments({}));
{
const odd = db.contracts.find({ $expr: { $not: [{ $in: [{ $type: "$rev" }, ["missing", "null", "int", "long", "double"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field rev of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
{
const odd = db.contracts.find({ doc_id: { $exists: true } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field doc_id of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
{
const odd = db.contracts.find({ archived_at: { $exists: true } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field archived_at of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.contracts.aggregate([{ $match: { rev: null } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.contracts.aggregate([
      { $match: { _id: one._id } },
      { $project: { bytes: { $literal: one.bytes + 58 } } },
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
db.contracts_revisions.createIndex({ doc_id: 1, rev: -1 }, { unique: true });
// === step: Number the documents (History begins here: what was before is not known.)
// The numbers go on behind the states that are kept already.
db.contracts.aggregate([
  { $match: { rev: null } },
  { $project: { _id: 1 } },
  { $lookup: { from: "contracts_revisions", localField: "_id", foreignField: "doc_id", as: "kept" } },
  { $project: { next: { $add: [{ $max: [0, { $max: "$kept.rev" }] }, 1] } } },
  { $merge: { into: "contracts", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { rev: { $ifNull: ["$rev", "$$new.next"] } } }] } },
]);
// === step: Start writers that use the new code ()
// One that was deleted may come again under its _id: its numbers go on behind the states that are kept.
function insertContract(item) {
  const [last] = item._id === undefined ? [] : db.contracts_revisions.find({ doc_id: item._id }, { rev: 1 }).sort({ rev: -1 }).limit(1).toArray();
  return db.contracts.insertOne({ ...item, rev: Number(last?.rev ?? 0) + 1 });
}
// Copies the state of that number; where it is already, after a crash or by somebody else, it stays.
function keepStateOfContract(id, number) {
  try {
    db.contracts.aggregate([
      { $match: { _id: id, rev: number } },
      { $set: { doc_id: "$_id", archived_at: "$$NOW" } },
      { $unset: "_id" },
      { $merge: { into: "contracts_revisions", on: ["doc_id", "rev"], whenMatched: [{ $set: { archived_at: "$$NOW" } }], whenNotMatched: "insert" } },
    ]);
  } catch (error) {
    if (error.code !== 11000) throw error;
  }
}
// change is an update such as { $set: { … } }. The old state is copied before the new one takes its place; whoever finds
// that somebody was faster starts again.
function changeContract(id, change) {
  for (;;) {
    const found = db.contracts.findOne({ _id: id }, { rev: 1 });
    if (!found) return null;
    const number = found.rev;
    keepStateOfContract(id, number);
    const next = { ...change, $inc: { ...change.$inc, rev: 1 } };
    if (db.contracts.updateOne({ _id: id, rev: number }, next).matchedCount === 1) {
      db.contracts_revisions.deleteMany({ doc_id: id, rev: { $lte: number - 5 } });
      return number + 1;
    }
  }
}
// === step: Number what old writers have added meanwhile (Once they are all stopped.)
// The numbers go on behind the states that are kept already.
db.contracts.aggregate([
  { $match: { rev: null } },
  { $project: { _id: 1 } },
  { $lookup: { from: "contracts_revisions", localField: "_id", foreignField: "doc_id", as: "kept" } },
  { $project: { next: { $add: [{ $max: [0, { $max: "$kept.rev" }] }, 1] } } },
  { $merge: { into: "contracts", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { rev: { $ifNull: ["$rev", "$$new.next"] } } }] } },
]);
// === step: Tighten the validators (Set them to warn and moderate, look for documents that fail, then error and strict.)
// === undo: Remove the numbers (First switch the writers back.)
db.contracts.updateMany({ rev: { $exists: true } }, { $unset: { rev: "" } });
// Then, once nobody needs the older states: db.contracts_revisions.drop()
