// === code: Insert a document and its details () trips 2, index _id
// The details first: where a reader finds a document, its details are there. Nobody finds what a broken insert leaves behind,
// and the next one with that _id replaces it.
function insertHelp(item) {
  const cold = ["life` */", "1", "ids ${one}"];
  const all = Object.entries({ _id: new ObjectId(), ...item });
  const hot = Object.fromEntries(all.filter(([name]) => !cold.includes(name)));
  const details = Object.fromEntries(all.filter(([name]) => name === "_id" || cold.includes(name)));
  let left = false;
  try {
    db.getCollection("cold \"help\" */").insertOne(details);
  } catch (error) {
    if (error.code !== 11000 || !db.getCollection("cold \"help\" */").findOne({ _id: details._id }, { _id: 1 })) throw error; // a second try
    left = true;
  }
  const result = db.getCollection("help").insertOne(hot);
  if (left) db.getCollection("cold \"help\" */").replaceOne({ _id: hot._id }, details, { upsert: true });
  return result;
}
// === code: Read the document () trips 1, index _id
function readHelp(helpId) {
  return db.getCollection("help").findOne({ _id: helpId });
}
// === code: Read the document with its details () trips 2, index _id
// A document without details was deleted between the two reads.
function readWholeHelp(helpId) {
  const hot = db.getCollection("help").findOne({ _id: helpId });
  if (!hot) return null;
  const details = db.getCollection("cold \"help\" */").findOne({ _id: helpId });
  return details ? { ...hot, ...details } : null;
}
// === code: Read several with their details () trips 1, index _id
function findWholeHelp(filter, sort = { _id: 1 }, limit = 20) {
  return db.getCollection("help").aggregate([
    { $match: filter },
    { $sort: sort },
    { $limit: limit },
    { $replaceWith: { document: "$$ROOT" } },
    { $lookup: { from: "cold \"help\" */", localField: "document._id", foreignField: "_id", as: "details" } },
    { $replaceWith: { $mergeObjects: ["$document", { $arrayElemAt: ["$details", 0] }] } },
  ]).toArray();
}
// === code: Change the details () trips 1, index _id
// change is an update such as { $set: { … } } of what is in the details.
function changeDetailsOfHelp(helpId, change) {
  return db.getCollection("cold \"help\" */").updateOne({ _id: helpId }, change).matchedCount === 1;
}
// === code: Delete a document and its details () trips 2, index _id
// The document first: from then on nobody finds its details.
function deleteHelp(helpId) {
  const deleted = db.getCollection("help").deleteOne({ _id: helpId }).deletedCount === 1;
  db.getCollection("cold \"help\" */").deleteOne({ _id: helpId });
  return deleted;
}
// === code: Delete what is left behind () trips 4, index _id
// Details that a broken insert or delete left behind. They go if they have no document after a while either: an insert may be
// on its way.
function deleteLostDetailsOfHelp(wait = 60000) {
  const lost = db.getCollection("cold \"help\" */").aggregate([
    { $project: { _id: 1 } },
    { $lookup: { from: "help", localField: "_id", foreignField: "_id", as: "found" } },
    { $match: { found: [] } },
  ]).toArray();
  if (lost.length > 0) sleep(wait);
  let deleted = 0;
  for (const one of lost) {
    if (db.getCollection("help").findOne({ _id: one._id }, { _id: 1 })) continue;
    const details = db.getCollection("cold \"help\" */").findOneAndDelete({ _id: one._id }, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) });
    const isBack = details && db.getCollection("help").findOne({ _id: one._id }, { _id: 1 }); // inserted at that moment
    if (isBack) {
      try {
        db.getCollection("cold \"help\" */").insertOne(details);
      } catch (error) {
        if (error.code !== 11000 || !db.getCollection("cold \"help\" */").findOne({ _id: details._id }, { _id: 1 })) throw error; // a second try
      }
    } else if (details) deleted += 1;
  }
  return deleted;
}
// === step: Check ()
print("server", db.version());
print("documents", db.getCollection("help").countDocuments({}), "of these with such fields", db.getCollection("help").countDocuments({ $or: [{ "life` */": { $exists: true } }, { "1": { $exists: true } }, { "ids ${one}": { $exists: true } }] }));
print("already in the second collection", db.getCollection("cold \"help\" */").countDocuments({}));
// === step: Create the second collection and its indexes ()
if (db.getCollectionInfos({ name: "cold \"help\" */" }).length === 0) db.createCollection("cold \"help\" */");
// === step: Deploy readers that ask both collections (No reader may expect the moved fields in the document any more.)
// Until all are moved: what is not in the details yet is still in the document, and in both places it is the same.
function readWholeHelp(helpId) {
  const hot = db.getCollection("help").findOne({ _id: helpId });
  if (!hot) return null;
  const details = db.getCollection("cold \"help\" */").findOne({ _id: helpId });
  return { ...hot, ...details };
}
// === step: Deploy writers that write to both (Stop all others that write the moved fields: what they change after the copy is found by the comparison, not moved. Needs MongoDB 4.2.)
// The details first: where a reader finds a document, its details are there. Nobody finds what a broken insert leaves behind,
// and the next one with that _id replaces it.
function insertHelp(item) {
  const cold = ["life` */", "1", "ids ${one}"];
  const all = Object.entries({ _id: new ObjectId(), ...item });
  const hot = Object.fromEntries(all.filter(([name]) => !cold.includes(name)));
  const details = Object.fromEntries(all.filter(([name]) => name === "_id" || cold.includes(name)));
  let left = false;
  try {
    db.getCollection("cold \"help\" */").insertOne(details);
  } catch (error) {
    if (error.code !== 11000 || !db.getCollection("cold \"help\" */").findOne({ _id: details._id }, { _id: 1 })) throw error; // a second try
    left = true;
  }
  const result = db.getCollection("help").insertOne(hot);
  if (left) db.getCollection("cold \"help\" */").replaceOne({ _id: hot._id }, details, { upsert: true });
  return result;
}
// Until all are moved: a document is moved before the first change of its details.
function changeDetailsOfHelp(helpId, change) {
  db.getCollection("help").aggregate([
    { $match: { _id: helpId } },
    { $lookup: { from: "cold \"help\" */", localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "details_" } },
    { $match: { details_: [] } },
    { $project: { "life` */": 1, "1": 1, "ids ${one}": 1 } },
    { $merge: { into: "cold \"help\" */", on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
  ]);
  db.getCollection("cold \"help\" */").aggregate([
    { $match: { _id: helpId } },
    { $merge: { into: "help", on: "_id", whenNotMatched: "discard", whenMatched: [
      { $replaceWith: { $cond: [
        { $and: [{ $eq: ["$life` */", "$$new.life` */"] }, { $eq: ["$1", "$$new.1"] }, { $eq: ["$ids ${one}", "$$new.ids ${one}"] }] },
        { $arrayToObject: { $filter: { input: { $objectToArray: "$$ROOT" }, as: "one", cond: { $not: [{ $in: ["$$one.k", ["life` */", "1", "ids ${one}"]] }] } } } },
        "$$ROOT",
      ] } },
    ] } },
  ]);
  if (db.getCollection("help").findOne({ _id: helpId, $or: [{ "life` */": { $exists: true } }, { "1": { $exists: true } }, { "ids ${one}": { $exists: true } }] }, { _id: 1 })) throw new Error("a writer with the old code has changed this document since it was copied");
  return db.getCollection("cold \"help\" */").updateOne({ _id: helpId }, change).matchedCount === 1;
}
// The document first: from then on nobody finds its details.
function deleteHelp(helpId) {
  const deleted = db.getCollection("help").deleteOne({ _id: helpId }).deletedCount === 1;
  db.getCollection("cold \"help\" */").deleteOne({ _id: helpId });
  return deleted;
}
// === step: Copy (Writers may go on. Details of what is deleted meanwhile may be left behind; they are deleted at the end.)
db.getCollection("help").aggregate([
  { $lookup: { from: "cold \"help\" */", localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "details_" } },
  { $match: { details_: [] } },
  { $project: { "life` */": 1, "1": 1, "ids ${one}": 1 } },
  { $merge: { into: "cold \"help\" */", on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
]);
// === step: Compare ()
// Only _ids are joined: a document and its details together may be larger than a document can be.
function notCopied(filter) {
  return db.getCollection("help").aggregate([
    { $match: filter },
    { $lookup: { from: "cold \"help\" */", localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "details_" } },
    { $match: { details_: [] } },
    { $project: { _id: 1 } },
    { $limit: 1000 },
  ]).toArray().map(one => one._id);
}
function changedSince(filter) {
  return db.getCollection("help").aggregate([
    { $match: { ...filter, $or: [{ "life` */": { $exists: true } }, { "1": { $exists: true } }, { "ids ${one}": { $exists: true } }] } },
    { $lookup: { from: "cold \"help\" */", localField: "_id", foreignField: "_id", let: { hot: "$$ROOT" }, as: "details_", pipeline: [
      { $match: { $expr: { $not: [{ $and: [{ $eq: ["$life` */", "$$hot.life` */"] }, { $eq: ["$1", "$$hot.1"] }, { $eq: ["$ids ${one}", "$$hot.ids ${one}"] }] }] } } },
      { $project: { _id: 1 } },
    ] } },
    { $match: { details_: { $ne: [] } } },
    { $project: { _id: 1 } },
    { $limit: 1000 },
  ]).toArray().map(one => one._id);
}
// Those that were on their way at the first look are not wrong at the second one.
const lacking = notCopied({ _id: { $in: notCopied({}) } });
const changed = changedSince({ _id: { $in: changedSince({}) } });
print("documents", db.getCollection("help").countDocuments({}), "details", db.getCollection("cold \"help\" */").countDocuments({}));
print("documents without details (must be none)", lacking);
print("documents that were changed after the copy (must be none)", changed);
if (lacking.length > 0) throw new Error("run the copy again before anything is taken out");
if (changed.length > 0) throw new Error("a writer still uses the old code: stop it, delete the details of these documents and copy again");
// === step: Take the copied fields out of the documents (Only where the details say the same.)
db.getCollection("cold \"help\" */").aggregate([{ $merge: { into: "help", on: "_id", whenNotMatched: "discard", whenMatched: [
  { $replaceWith: { $cond: [
        { $and: [{ $eq: ["$life` */", "$$new.life` */"] }, { $eq: ["$1", "$$new.1"] }, { $eq: ["$ids ${one}", "$$new.ids ${one}"] }] },
        { $arrayToObject: { $filter: { input: { $objectToArray: "$$ROOT" }, as: "one", cond: { $not: [{ $in: ["$$one.k", ["life` */", "1", "ids ${one}"]] }] } } } },
        "$$ROOT",
      ] } },
] } }]);
const left = db.getCollection("help").countDocuments({ $or: [{ "life` */": { $exists: true } }, { "1": { $exists: true } }, { "ids ${one}": { $exists: true } }] });
print("documents that still hold such fields (must be none)", left);
if (left > 0) throw new Error("they were changed or added by a writer with the old code: stop it, then copy and compare again");
// === step: Deploy the final readers and writers (Later, delete what is left behind.)
// A document without details was deleted between the two reads.
function readWholeHelp(helpId) {
  const hot = db.getCollection("help").findOne({ _id: helpId });
  if (!hot) return null;
  const details = db.getCollection("cold \"help\" */").findOne({ _id: helpId });
  return details ? { ...hot, ...details } : null;
}
// change is an update such as { $set: { … } } of what is in the details.
function changeDetailsOfHelp(helpId, change) {
  return db.getCollection("cold \"help\" */").updateOne({ _id: helpId }, change).matchedCount === 1;
}
// Details that a broken insert or delete left behind. They go if they have no document after a while either: an insert may be
// on its way.
function deleteLostDetailsOfHelp(wait = 60000) {
  const lost = db.getCollection("cold \"help\" */").aggregate([
    { $project: { _id: 1 } },
    { $lookup: { from: "help", localField: "_id", foreignField: "_id", as: "found" } },
    { $match: { found: [] } },
  ]).toArray();
  if (lost.length > 0) sleep(wait);
  let deleted = 0;
  for (const one of lost) {
    if (db.getCollection("help").findOne({ _id: one._id }, { _id: 1 })) continue;
    const details = db.getCollection("cold \"help\" */").findOneAndDelete({ _id: one._id }, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) });
    const isBack = details && db.getCollection("help").findOne({ _id: one._id }, { _id: 1 }); // inserted at that moment
    if (isBack) {
      try {
        db.getCollection("cold \"help\" */").insertOne(details);
      } catch (error) {
        if (error.code !== 11000 || !db.getCollection("cold \"help\" */").findOne({ _id: details._id }, { _id: 1 })) throw error; // a second try
      }
    } else if (details) deleted += 1;
  }
  return deleted;
}
// === undo: Check ()
// What would become larger than a document can be stops the way back here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const perhaps = db.getCollection("cold \"help\" */").aggregate([
  { $project: { bytes: { $bsonSize: "$$ROOT" } } },
  { $lookup: { from: "help", let: { of: "$_id" }, as: "hot", pipeline: [
    { $match: { $expr: { $eq: ["$_id", "$$of"] } } },
    { $project: { bytes: { $bsonSize: "$$ROOT" } } },
  ] } },
  { $match: { hot: { $ne: [] }, $expr: { $gt: [{ $add: ["$bytes", { $sum: "$hot.bytes" }] }, 16777216] } } },
  { $project: { _id: 1 } },
]).toArray();
// of these, what is back already counts once
const large = perhaps.map(one => one._id).filter(id => {
  const fields = { $objectToArray: "$$ROOT" };
  const [hot] = db.getCollection("help").aggregate([{ $match: { _id: id } }, { $project: { _id: 0, bytes: { $bsonSize: "$$ROOT" }, names: { $map: { input: fields, in: "$$this.k" } } } }]).toArray();
  const missing = { $filter: { input: fields, cond: { $not: [{ $in: ["$$this.k", { $literal: hot?.names ?? [] }] }] } } };
  const [more] = db.getCollection("cold \"help\" */").aggregate([{ $match: { _id: id } }, { $project: { _id: 0, bytes: { $bsonSize: { $arrayToObject: missing } } } }]).toArray();
  return Number(hot?.bytes ?? 0) + Number(more?.bytes ?? 5) - 5 > 16777216;
});
if (large.length > 0) throw new Error("these documents have no room for the fields that are to come back: make some smaller first: " + EJSON.stringify(large.slice(0, 20)));
}
// === undo: Put the fields back into the documents (Stop the writers of these fields before.)
db.getCollection("cold \"help\" */").aggregate([{ $merge: { into: "help", on: "_id", whenNotMatched: "discard", whenMatched: [
  { $replaceWith: { $mergeObjects: ["$$ROOT", "$$new", "$$ROOT"] } },
] } }]);
// === undo: Drop the second collection (Only when it is no longer used.)
const lacking = db.getCollection("help").aggregate([
  { $lookup: { from: "cold \"help\" */", localField: "_id", foreignField: "_id", let: { hot: "$$ROOT" }, as: "details_", pipeline: [
    { $match: { $expr: { $or: [{ $and: [{ $ne: [{ $type: "$life` */" }, "missing"] }, { $eq: [{ $type: "$$hot.life` */" }, "missing"] }] }, { $and: [{ $ne: [{ $type: "$1" }, "missing"] }, { $eq: [{ $type: "$$hot.1" }, "missing"] }] }, { $and: [{ $ne: [{ $type: "$ids ${one}" }, "missing"] }, { $eq: [{ $type: "$$hot.ids ${one}" }, "missing"] }] }] } } },
    { $project: { _id: 1 } },
  ] } },
  { $match: { details_: { $ne: [] } } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
print("documents that lack fields of their details (must be none)", lacking);
if (lacking > 0) throw new Error("run the step before once more");
db.getCollection("cold \"help\" */").drop();
