// === code: Add a document () trips 3, index _id
// What the paths of all below a document begin with; without the comma in front 4 would look like 14.
function pathBelowNoDe(doc) {
  return (doc["pa\u0027th `x` */"] ?? ",") + doc._id + ",";
}
function addNoDe(node, parentId) {
  const { _id } = node;
  for (;;) {
    const parent = parentId === null ? null : db.no_des.findOne({ _id: parentId }, { "pa\u0027th `x` */": 1 });
    if (parentId !== null && !parent) return null;
    const place = { "pa\u0027th `x` */": parent ? pathBelowNoDe(parent) : null };
    try {
      db.no_des.insertOne({ ...node, _id, ...place });
    } catch (error) {
      if (error.code !== 11000 || db.no_des.updateOne({ _id }, { $set: place }).matchedCount === 0) throw error;
    }
    // Somebody may have moved the parent meanwhile.
    if (!parent || db.no_des.findOne({ _id: parentId, "pa\u0027th `x` */": parent["pa\u0027th `x` */"] }, { _id: 1 })) return _id;
  }
}
// === code: Move a branch () trips 5, index pa'th `x` */
// What the paths of all below a document begin with; without the comma in front 4 would look like 14.
function pathBelowNoDe(doc) {
  return (doc["pa\u0027th `x` */"] ?? ",") + doc._id + ",";
}
// One move at a time; after a crash run it again. Others may add documents meanwhile.
function moveNoDe(id, parentId) {
  const node = db.no_des.findOne({ _id: id }, { "pa\u0027th `x` */": 1 });
  const parent = parentId === null ? null : db.no_des.findOne({ _id: parentId }, { "pa\u0027th `x` */": 1 });
  if (!node || (parentId !== null && !parent)) return false;
  const path = parent ? pathBelowNoDe(parent) : null;
  const below = pathBelowNoDe(node);
  if (path !== null && path.startsWith(below)) throw new Error("the new place lies below the document itself");
  const branch = { "pa\u0027th `x` */": { $gte: below, $lt: below.slice(0, -1) + "-" } };
  const start = { $literal: pathBelowNoDe({ _id: id, "pa\u0027th `x` */": path }) };
  const rewrite = [{ $set: { "pa\u0027th `x` */": { $concat: [start, { $substrBytes: ["$pa\u0027th `x` */", { $strLenBytes: { $literal: below } }, -1] }] } } }];
  if (path === (node["pa\u0027th `x` */"] ?? null)) return true;
  db.no_des.updateMany(branch, rewrite);
  db.no_des.updateOne({ _id: id }, { $set: { "pa\u0027th `x` */": path } });
  db.no_des.updateMany(branch, rewrite); // what was added below in between
  return true;
}
// === code: The children of a document () trips 2, index pa'th `x` */
// What the paths of all below a document begin with; without the comma in front 4 would look like 14.
function pathBelowNoDe(doc) {
  return (doc["pa\u0027th `x` */"] ?? ",") + doc._id + ",";
}
function childrenOfNoDe(id) {
  const node = db.no_des.findOne({ _id: id }, { "pa\u0027th `x` */": 1 });
  return node ? db.no_des.find({ "pa\u0027th `x` */": pathBelowNoDe(node) }).toArray() : [];
}
// === code: All that is below a document () trips 2, index pa'th `x` */
// What the paths of all below a document begin with; without the comma in front 4 would look like 14.
function pathBelowNoDe(doc) {
  return (doc["pa\u0027th `x` */"] ?? ",") + doc._id + ",";
}
// "-" is the character after ",": a range that is tight whatever the ids are, and sorted from the top down.
function branchOfNoDe(id) {
  const node = db.no_des.findOne({ _id: id }, { "pa\u0027th `x` */": 1 });
  if (!node) return [];
  const below = pathBelowNoDe(node);
  return db.no_des.find({ "pa\u0027th `x` */": { $gte: below, $lt: below.slice(0, -1) + "-" } }).sort({ "pa\u0027th `x` */": 1 }).toArray();
}
// === code: The way down to a document () trips 2, index _id
// From the root down to the parent; for their ids alone the document itself is enough.
function ancestorsOfNoDe(id) {
  const node = db.no_des.findOne({ _id: id }, { "pa\u0027th `x` */": 1 });
  const ids = node && node["pa\u0027th `x` */"] ? node["pa\u0027th `x` */"].slice(1, -1).split(",").map(text => Number(text)) : [];
  return db.no_des.find({ _id: { $in: ids } }).toArray().sort((a, b) => (a["pa\u0027th `x` */"] ?? "").length - (b["pa\u0027th `x` */"] ?? "").length);
}
// === step: Check ()
print("server", db.version());
print("documents", db.no_des.countDocuments({}), "roots", db.no_des.countDocuments({ parent_id: null }));
const circles = db.no_des.aggregate([
  { $match: { parent_id: { $ne: null } } },
  { $graphLookup: { from: "no_des", startWith: "$parent_id", connectFromField: "parent_id", connectToField: "_id", as: "above" } },
  { $match: { $expr: { $in: ["$_id", "$above._id"] } } },
  { $project: { _id: 1 } },
]).toArray();
const orphans = db.no_des.aggregate([
  { $match: { parent_id: { $ne: null } } },
  { $lookup: { from: "no_des", localField: "parent_id", foreignField: "_id", as: "above" } },
  { $match: { above: [] } },
  { $project: { _id: 1 } },
]).toArray();
print("in circles (must be none)", circles, "without their parent (must be none)", orphans);
if (circles.length + orphans.length > 0) throw new Error("repair these documents first");
{
const odd = db.no_des.find({ "pa\u0027th `x` */": { $nin: [null, /^,[\s\S]*,$/] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field pa\u0027th `x` */ of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
{
const odd = db.no_des.find({ _id: /,/ }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have an _id with the separator, a comma: give them others first: " + EJSON.stringify(odd));
}
{
const odd = db.no_des.find({ $expr: { $not: [{ $in: [{ $type: "$_id" }, ["missing", "null", "int", "long", "double", "decimal"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have an _id of another type than int, long, double, decimal, and what refers to them would lose them: give them others first: " + EJSON.stringify(odd));
}
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.no_des.aggregate([{ $match: { "pa\u0027th `x` */": { $exists: false } } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.no_des.aggregate([
      { $match: { _id: one._id } },
      { $graphLookup: { from: "no_des", startWith: "$parent_id", connectFromField: "parent_id", connectToField: "_id", as: "above" } },
      { $project: { bytes: { $add: [one.bytes, { $bsonSize: { "pa\u0027th `x` */": { $reduce: { input: "$above._id", initialValue: ",", in: { $concat: ["$$value", { $toString: "$$this" }, ","] } } } } }] } } },
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
// === step: Build the new indexes ()
db.no_des.createIndex({ "pa\u0027th `x` */": 1 });
// === step: Stop those who add or move documents (A place that changes meanwhile would be written down wrongly.)
// === step: Write down the places (Needs MongoDB 4.2.)
// From the top down, below documents that have their place already; where new code has put one, it stays.
if (!db.getCollection("no_des.placed").findOne()) db.no_des.updateMany({ "pa\u0027th `x` */": null, parent_id: { $ne: null } }, { $unset: { "pa\u0027th `x` */": "" } });
for (let left = -1; ; ) {
  db.no_des.aggregate([
    { $match: { "pa\u0027th `x` */": { $exists: false } } },
    { $lookup: { from: "no_des", localField: "parent_id", foreignField: "_id", as: "above" } },
    { $match: { $or: [{ parent_id: null }, { "above.pa\u0027th `x` */": { $exists: true } }] } },
    { $project: { text: { $cond: [{ $eq: [{ $ifNull: ["$parent_id", null] }, null] }, null, { $concat: [{ $ifNull: [{ $arrayElemAt: ["$above.pa\u0027th `x` */", 0] }, ","] }, { $toString: "$parent_id" }, ","] }] } } },
    { $merge: { into: "no_des", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { "pa\u0027th `x` */": "$$new.text" } }] } },
  ]);
  const now = db.no_des.countDocuments({ "pa\u0027th `x` */": { $exists: false } });
  if (now === 0 || now === left) break;
  left = now;
}
// === step: Compare ()
const lost = db.no_des.countDocuments({ "pa\u0027th `x` */": { $exists: false } });
const wrong = db.getCollection("no_des.placed").findOne() ? 0 : db.no_des.aggregate([
  { $match: { parent_id: { $ne: null } } },
  { $lookup: { from: "no_des", localField: "parent_id", foreignField: "_id", as: "above" } },
  { $match: { $expr: { $ne: ["$pa\u0027th `x` */", { $cond: [{ $eq: [{ $ifNull: ["$parent_id", null] }, null] }, null, { $concat: [{ $ifNull: [{ $arrayElemAt: ["$above.pa\u0027th `x` */", 0] }, ","] }, { $toString: "$parent_id" }, ","] }] }] } } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
print("documents without a path (must be none)", lost, "with one that does not lead to their parent (must be none)", wrong);
if (lost + wrong > 0) throw new Error("somebody has moved or added documents meanwhile: stop them, take the paths away, and run the step before once more");
db.getCollection("no_des.placed").updateOne({ _id: "compared" }, { $set: { at: new Date() } }, { upsert: true });
// === step: Start readers and writers that use the new code ()
// What the paths of all below a document begin with; without the comma in front 4 would look like 14.
function pathBelowNoDe(doc) {
  return (doc["pa\u0027th `x` */"] ?? ",") + doc._id + ",";
}
function addNoDe(node, parentId) {
  const { _id } = node;
  for (;;) {
    const parent = parentId === null ? null : db.no_des.findOne({ _id: parentId }, { "pa\u0027th `x` */": 1 });
    if (parentId !== null && !parent) return null;
    const place = { "pa\u0027th `x` */": parent ? pathBelowNoDe(parent) : null };
    try {
      db.no_des.insertOne({ ...node, _id, ...place });
    } catch (error) {
      if (error.code !== 11000 || db.no_des.updateOne({ _id }, { $set: place }).matchedCount === 0) throw error;
    }
    // Somebody may have moved the parent meanwhile.
    if (!parent || db.no_des.findOne({ _id: parentId, "pa\u0027th `x` */": parent["pa\u0027th `x` */"] }, { _id: 1 })) return _id;
  }
}
// One move at a time; after a crash run it again. Others may add documents meanwhile.
function moveNoDe(id, parentId) {
  const node = db.no_des.findOne({ _id: id }, { "pa\u0027th `x` */": 1 });
  const parent = parentId === null ? null : db.no_des.findOne({ _id: parentId }, { "pa\u0027th `x` */": 1 });
  if (!node || (parentId !== null && !parent)) return false;
  const path = parent ? pathBelowNoDe(parent) : null;
  const below = pathBelowNoDe(node);
  if (path !== null && path.startsWith(below)) throw new Error("the new place lies below the document itself");
  const branch = { "pa\u0027th `x` */": { $gte: below, $lt: below.slice(0, -1) + "-" } };
  const start = { $literal: pathBelowNoDe({ _id: id, "pa\u0027th `x` */": path }) };
  const rewrite = [{ $set: { "pa\u0027th `x` */": { $concat: [start, { $substrBytes: ["$pa\u0027th `x` */", { $strLenBytes: { $literal: below } }, -1] }] } } }];
  if (path === (node["pa\u0027th `x` */"] ?? null)) return true;
  db.no_des.updateMany(branch, rewrite);
  db.no_des.updateOne({ _id: id }, { $set: { "pa\u0027th `x` */": path } });
  db.no_des.updateMany(branch, rewrite); // what was added below in between
  return true;
}
// === step: Remove what the new shape says another way (Only once all readers use the new code.)
db.no_des.updateMany({ "pa\u0027th `x` */": { $exists: true }, parent_id: { $exists: true } }, { $unset: { parent_id: "" } });
for (const index of db.no_des.getIndexes()) if (Object.keys(index.key).join() === "parent_id") db.no_des.dropIndex(index.name);
db.getCollection("no_des.placed").drop();
// === undo: Check ()
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.no_des.aggregate([{ $match: { "pa\u0027th `x` */": { $type: "string" } } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.no_des.aggregate([
      { $match: { _id: one._id } },
      { $set: { parent_id: { $toInt: { $arrayElemAt: [{ $split: ["$pa\u0027th `x` */", ","] }, -2] } } } },
      { $project: { bytes: { $bsonSize: "$$ROOT" } } },
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
// === undo: Go back to the parent's id ()
db.no_des.updateMany({ "pa\u0027th `x` */": { $exists: true } }, [{ $set: { parent_id: { $switch: {
  branches: [{ case: { $eq: [{ $type: "$pa\u0027th `x` */" }, "string"] }, then: { $toInt: { $arrayElemAt: [{ $split: ["$pa\u0027th `x` */", ","] }, -2] } } }, { case: { $eq: [{ $type: "$parent_id" }, "null"] }, then: null }],
  default: "$$REMOVE" } } } }]);
for (const index of db.no_des.getIndexes()) if (Object.keys(index.key).join() === "pa\u0027th `x` */") db.no_des.dropIndex(index.name);
db.no_des.createIndex({ parent_id: 1 });
db.no_des.updateMany({ "pa\u0027th `x` */": { $exists: true } }, { $unset: { "pa\u0027th `x` */": "" } });
db.getCollection("no_des.placed").drop();
