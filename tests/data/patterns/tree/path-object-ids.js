// === code: Add a document () trips 3, index _id
// What the paths of all below a document begin with; without the comma in front 4 would look like 14.
function pathBelowCategory(doc) {
  return (doc.path ?? ",") + doc._id + ",";
}
function addCategory(node, parentId) {
  const { _id = new ObjectId() } = node;
  for (;;) {
    const parent = parentId === null ? null : db.categories.findOne({ _id: parentId }, { path: 1 });
    if (parentId !== null && !parent) return null;
    const place = { path: parent ? pathBelowCategory(parent) : null };
    try {
      db.categories.insertOne({ ...node, _id, ...place });
    } catch (error) {
      if (error.code !== 11000 || db.categories.updateOne({ _id }, { $set: place }).matchedCount === 0) throw error;
    }
    // Somebody may have moved the parent meanwhile.
    if (!parent || db.categories.findOne({ _id: parentId, path: parent.path }, { _id: 1 })) return _id;
  }
}
// === code: Move a branch () trips 5, index path
// What the paths of all below a document begin with; without the comma in front 4 would look like 14.
function pathBelowCategory(doc) {
  return (doc.path ?? ",") + doc._id + ",";
}
// One move at a time; after a crash run it again. Others may add documents meanwhile.
function moveCategory(id, parentId) {
  const node = db.categories.findOne({ _id: id }, { path: 1 });
  const parent = parentId === null ? null : db.categories.findOne({ _id: parentId }, { path: 1 });
  if (!node || (parentId !== null && !parent)) return false;
  const path = parent ? pathBelowCategory(parent) : null;
  const below = pathBelowCategory(node);
  if (path !== null && path.startsWith(below)) throw new Error("the new place lies below the document itself");
  const branch = { path: { $gte: below, $lt: below.slice(0, -1) + "-" } };
  const start = { $literal: pathBelowCategory({ _id: id, path: path }) };
  const rewrite = [{ $set: { path: { $concat: [start, { $substrBytes: ["$path", { $strLenBytes: { $literal: below } }, -1] }] } } }];
  if (path === (node.path ?? null)) return true;
  db.categories.updateMany(branch, rewrite);
  db.categories.updateOne({ _id: id }, { $set: { path: path } });
  db.categories.updateMany(branch, rewrite); // what was added below in between
  return true;
}
// === code: The children of a document () trips 2, index path
// What the paths of all below a document begin with; without the comma in front 4 would look like 14.
function pathBelowCategory(doc) {
  return (doc.path ?? ",") + doc._id + ",";
}
function childrenOfCategory(id) {
  const node = db.categories.findOne({ _id: id }, { path: 1 });
  return node ? db.categories.find({ path: pathBelowCategory(node) }).toArray() : [];
}
// === code: All that is below a document () trips 2, index path
// What the paths of all below a document begin with; without the comma in front 4 would look like 14.
function pathBelowCategory(doc) {
  return (doc.path ?? ",") + doc._id + ",";
}
// "-" is the character after ",": a range that is tight whatever the ids are, and sorted from the top down.
function branchOfCategory(id) {
  const node = db.categories.findOne({ _id: id }, { path: 1 });
  if (!node) return [];
  const below = pathBelowCategory(node);
  return db.categories.find({ path: { $gte: below, $lt: below.slice(0, -1) + "-" } }).sort({ path: 1 }).toArray();
}
// === code: The way down to a document () trips 2, index _id
// From the root down to the parent; for their ids alone the document itself is enough.
function ancestorsOfCategory(id) {
  const node = db.categories.findOne({ _id: id }, { path: 1 });
  const ids = node && node.path ? node.path.slice(1, -1).split(",").map(text => new ObjectId(text)) : [];
  return db.categories.find({ _id: { $in: ids } }).toArray().sort((a, b) => (a.path ?? "").length - (b.path ?? "").length);
}
// === step: Check ()
print("server", db.version());
print("documents", db.categories.countDocuments({}), "roots", db.categories.countDocuments({ parent_id: null }));
const circles = db.categories.aggregate([
  { $match: { parent_id: { $ne: null } } },
  { $graphLookup: { from: "categories", startWith: "$parent_id", connectFromField: "parent_id", connectToField: "_id", as: "above" } },
  { $match: { $expr: { $in: ["$_id", "$above._id"] } } },
  { $project: { _id: 1 } },
]).toArray();
const orphans = db.categories.aggregate([
  { $match: { parent_id: { $ne: null } } },
  { $lookup: { from: "categories", localField: "parent_id", foreignField: "_id", as: "above" } },
  { $match: { above: [] } },
  { $project: { _id: 1 } },
]).toArray();
print("in circles (must be none)", circles, "without their parent (must be none)", orphans);
if (circles.length + orphans.length > 0) throw new Error("repair these documents first");
{
const odd = db.categories.find({ path: { $nin: [null, /^,[\s\S]*,$/] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field path of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
{
const odd = db.categories.find({ _id: /,/ }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have an _id with the separator, a comma: give them others first: " + EJSON.stringify(odd));
}
{
const odd = db.categories.find({ $expr: { $not: [{ $in: [{ $type: "$_id" }, ["missing", "null", "objectId"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have an _id of another type than objectId, and what refers to them would lose them: give them others first: " + EJSON.stringify(odd));
}
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.categories.aggregate([{ $match: { path: { $exists: false } } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.categories.aggregate([
      { $match: { _id: one._id } },
      { $graphLookup: { from: "categories", startWith: "$parent_id", connectFromField: "parent_id", connectToField: "_id", as: "above" } },
      { $project: { bytes: { $add: [one.bytes, { $bsonSize: { path: { $reduce: { input: "$above._id", initialValue: ",", in: { $concat: ["$$value", { $toString: "$$this" }, ","] } } } } }] } } },
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
db.categories.createIndex({ path: 1 });
// === step: Stop those who add or move documents (A place that changes meanwhile would be written down wrongly.)
// === step: Write down the places (Needs MongoDB 4.2.)
// From the top down, below documents that have their place already; where new code has put one, it stays.
if (!db.getCollection("categories.placed").findOne()) db.categories.updateMany({ path: null, parent_id: { $ne: null } }, { $unset: { path: "" } });
for (let left = -1; ; ) {
  db.categories.aggregate([
    { $match: { path: { $exists: false } } },
    { $lookup: { from: "categories", localField: "parent_id", foreignField: "_id", as: "above" } },
    { $match: { $or: [{ parent_id: null }, { "above.path": { $exists: true } }] } },
    { $project: { text: { $cond: [{ $eq: [{ $ifNull: ["$parent_id", null] }, null] }, null, { $concat: [{ $ifNull: [{ $arrayElemAt: ["$above.path", 0] }, ","] }, { $toString: "$parent_id" }, ","] }] } } },
    { $merge: { into: "categories", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { path: "$$new.text" } }] } },
  ]);
  const now = db.categories.countDocuments({ path: { $exists: false } });
  if (now === 0 || now === left) break;
  left = now;
}
// === step: Compare ()
const lost = db.categories.countDocuments({ path: { $exists: false } });
const wrong = db.getCollection("categories.placed").findOne() ? 0 : db.categories.aggregate([
  { $match: { parent_id: { $ne: null } } },
  { $lookup: { from: "categories", localField: "parent_id", foreignField: "_id", as: "above" } },
  { $match: { $expr: { $ne: ["$path", { $cond: [{ $eq: [{ $ifNull: ["$parent_id", null] }, null] }, null, { $concat: [{ $ifNull: [{ $arrayElemAt: ["$above.path", 0] }, ","] }, { $toString: "$parent_id" }, ","] }] }] } } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
print("documents without a path (must be none)", lost, "with one that does not lead to their parent (must be none)", wrong);
if (lost + wrong > 0) throw new Error("somebody has moved or added documents meanwhile: stop them, take the paths away, and run the step before once more");
db.getCollection("categories.placed").updateOne({ _id: "compared" }, { $set: { at: new Date() } }, { upsert: true });
// === step: Start readers and writers that use the new code ()
// What the paths of all below a document begin with; without the comma in front 4 would look like 14.
function pathBelowCategory(doc) {
  return (doc.path ?? ",") + doc._id + ",";
}
function addCategory(node, parentId) {
  const { _id = new ObjectId() } = node;
  for (;;) {
    const parent = parentId === null ? null : db.categories.findOne({ _id: parentId }, { path: 1 });
    if (parentId !== null && !parent) return null;
    const place = { path: parent ? pathBelowCategory(parent) : null };
    try {
      db.categories.insertOne({ ...node, _id, ...place });
    } catch (error) {
      if (error.code !== 11000 || db.categories.updateOne({ _id }, { $set: place }).matchedCount === 0) throw error;
    }
    // Somebody may have moved the parent meanwhile.
    if (!parent || db.categories.findOne({ _id: parentId, path: parent.path }, { _id: 1 })) return _id;
  }
}
// One move at a time; after a crash run it again. Others may add documents meanwhile.
function moveCategory(id, parentId) {
  const node = db.categories.findOne({ _id: id }, { path: 1 });
  const parent = parentId === null ? null : db.categories.findOne({ _id: parentId }, { path: 1 });
  if (!node || (parentId !== null && !parent)) return false;
  const path = parent ? pathBelowCategory(parent) : null;
  const below = pathBelowCategory(node);
  if (path !== null && path.startsWith(below)) throw new Error("the new place lies below the document itself");
  const branch = { path: { $gte: below, $lt: below.slice(0, -1) + "-" } };
  const start = { $literal: pathBelowCategory({ _id: id, path: path }) };
  const rewrite = [{ $set: { path: { $concat: [start, { $substrBytes: ["$path", { $strLenBytes: { $literal: below } }, -1] }] } } }];
  if (path === (node.path ?? null)) return true;
  db.categories.updateMany(branch, rewrite);
  db.categories.updateOne({ _id: id }, { $set: { path: path } });
  db.categories.updateMany(branch, rewrite); // what was added below in between
  return true;
}
// === step: Remove what the new shape says another way (Only once all readers use the new code.)
db.categories.updateMany({ path: { $exists: true }, parent_id: { $exists: true } }, { $unset: { parent_id: "" } });
for (const index of db.categories.getIndexes()) if (Object.keys(index.key).join() === "parent_id") db.categories.dropIndex(index.name);
db.getCollection("categories.placed").drop();
// === undo: Check ()
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.categories.aggregate([{ $match: { path: { $type: "string" } } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.categories.aggregate([
      { $match: { _id: one._id } },
      { $set: { parent_id: { $toObjectId: { $arrayElemAt: [{ $split: ["$path", ","] }, -2] } } } },
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
db.categories.updateMany({ path: { $exists: true } }, [{ $set: { parent_id: { $switch: {
  branches: [{ case: { $eq: [{ $type: "$path" }, "string"] }, then: { $toObjectId: { $arrayElemAt: [{ $split: ["$path", ","] }, -2] } } }, { case: { $eq: [{ $type: "$parent_id" }, "null"] }, then: null }],
  default: "$$REMOVE" } } } }]);
for (const index of db.categories.getIndexes()) if (Object.keys(index.key).join() === "path") db.categories.dropIndex(index.name);
db.categories.createIndex({ parent_id: 1 });
db.categories.updateMany({ path: { $exists: true } }, { $unset: { path: "" } });
db.getCollection("categories.placed").drop();
