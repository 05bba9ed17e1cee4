// === code: Add a document (add) trips 4, index _id
// A crash between the two writes leaves a document without a parent: run it again.
function addCategory(node, parentId) {
  const { _id = new ObjectId() } = node;
  if (parentId !== null && !db.categories.findOne({ _id: parentId }, { _id: 1 })) return null;
  let isNew = true;
  try {
    db.categories.insertOne({ ...node, _id, children: [] });
  } catch (error) {
    if (error.code !== 11000 || !db.categories.findOne({ _id }, { _id: 1 })) throw error; // a second try
    isNew = false;
  }
  if (parentId === null) return _id;
  db.categories.updateOne({ _id: parentId, children: { $ne: _id } }, { $push: { children: _id } });
  if (db.categories.findOne({ _id: parentId, children: _id }, { _id: 1 })) return _id;
  if (isNew) db.categories.deleteOne({ _id, children: [] }); // the parent goes in the same moment
  return null;
}
// === code: Move a branch () trips 4, index children
// Two writes: after a crash between them the document has no parent, and running it again finishes the move.
function moveCategory(id, parentId) {
  for (let at = parentId; at !== null;) {
    if (EJSON.stringify(at) === EJSON.stringify(id)) throw new Error("the new place lies below the document itself");
    const above = db.categories.findOne({ children: at }, { _id: 1 });
    at = above ? above._id : null;
  }
  if (parentId !== null && !db.categories.findOne({ _id: parentId }, { _id: 1 })) return false;
  db.categories.updateOne({ children: id, _id: { $ne: parentId } }, { $pull: { children: id } });
  if (parentId !== null) db.categories.updateOne({ _id: parentId, children: { $ne: id } }, { $push: { children: id } });
  return true;
}
// === code: The children of a document () trips 2, index _id
// In the order of the array.
function childrenOfCategory(id) {
  const node = db.categories.findOne({ _id: id }, { children: 1 });
  const found = new Map();
  for (const child of db.categories.find({ _id: { $in: node ? node.children : [] } })) found.set(EJSON.stringify(child._id), child);
  return node ? node.children.map(one => found.get(EJSON.stringify(one))).filter(Boolean) : [];
}
// === code: All that is below a document () trips 1, index _id
function branchOfCategory(id) {
  const [found] = db.categories.aggregate([
    { $match: { _id: id } },
    { $graphLookup: { from: "categories", startWith: "$children", connectFromField: "children", connectToField: "_id", as: "below" } },
  ]).toArray();
  return found ? found.below : [];
}
// === code: The way down to a document () trips 1, index children
// From the root down to the parent.
function ancestorsOfCategory(id) {
  const [found] = db.categories.aggregate([
    { $match: { _id: id } },
    { $graphLookup: { from: "categories", startWith: "$_id", connectFromField: "_id", connectToField: "children", as: "above", depthField: "level" } },
  ]).toArray();
  return found ? found.above.sort((a, b) => Number(b.level) - Number(a.level)) : [];
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
const odd = db.categories.find({ $expr: { $not: [{ $in: [{ $type: "$children" }, ["missing", "null", "array"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field children of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
// A list of children that would make its document larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const anyLarge = db.categories.findOne({ $expr: { $gt: [{ $bsonSize: "$$ROOT" }, 15728640] } }, { _id: 1 }) !== null;
const large = db.categories.aggregate([
  { $match: { parent_id: { $ne: null } } }, { $project: { of: "$parent_id" } },
  { $group: { _id: "$of", bytes: { $sum: { $add: [{ $bsonSize: { x: "$_id" } }, 1] } } } },
  { $match: { bytes: { $gt: anyLarge ? 0 : 1000000 } } },
  { $lookup: { from: "categories", let: { of: "$_id" }, as: "above", pipeline: [
    { $match: { $expr: { $eq: ["$_id", "$$of"] } } },
    { $project: { bytes: { $subtract: [{ $bsonSize: "$$ROOT" }, { $bsonSize: { children: { $ifNull: ["$children", null] } } }] } } },
  ] } },
  { $match: { $expr: { $gt: [{ $add: ["$bytes", { $first: "$above.bytes" }, 20] }, 16777216] } } },
  { $limit: 20 },
  { $project: { _id: 1 } },
], { allowDiskUse: true }).toArray().map(one => one._id);
if (large.length > 0) throw new Error("these documents have no room for the list of their children: make them smaller, or give some of the children another parent first: " + EJSON.stringify(large));
}
// === step: Build the new indexes ()
db.categories.createIndex({ children: 1 }, { unique: true, partialFilterExpression: { children: { $gt: new ObjectId("000000000000000000000000") } } });
// === step: Stop those who add or move documents (A place that changes meanwhile would be written down wrongly.)
// === step: Write down the places (Needs MongoDB 4.2.)
const late = { children: { $not: { $type: "array" } } };
const list = chosen => db.categories.aggregate([
  { $match: { parent_id: { $ne: null }, ...chosen } },
  { $sort: { _id: 1 } },
  { $group: { _id: "$parent_id", ids: { $push: "$_id" } } },
  { $merge: { into: "categories", on: "_id", whenNotMatched: "discard", whenMatched: [
    { $set: { children: { $cond: [{ $isArray: "$children" },
      { $concatArrays: ["$children", { $filter: { input: "$$new.ids", as: "one", cond: { $not: [{ $in: ["$$one", "$children"] }] } } }] }, "$children"] } } },
  ] } },
], { allowDiskUse: true });
if (!db.getCollection("categories.placed").findOne()) {
  db.categories.updateMany(late, { $set: { children: [] } });
  list({});
}
// New code has moved documents since the first run: only those that have no place get one, from the top down.
for (let left = -1; db.getCollection("categories.placed").findOne(); ) {
  list(late);
  db.categories.updateMany({ parent_id: null, ...late }, { $set: { children: [] } });
  db.categories.aggregate([
    { $match: { parent_id: { $ne: null }, ...late } },
    { $lookup: { from: "categories", localField: "_id", foreignField: "children", as: "above" } },
    { $match: { above: { $ne: [] } } },
    { $project: { _id: 1 } },
    { $merge: { into: "categories", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { children: { $cond: [{ $isArray: "$children" }, "$children", []] } } }] } },
  ]);
  const now = db.categories.countDocuments(late);
  if (now === 0 || now === left) break;
  left = now;
}
// === step: Compare ()
const lost = db.categories.countDocuments({ children: { $not: { $type: "array" } } });
const missing = db.getCollection("categories.placed").findOne() ? 0 : db.categories.aggregate([
  { $match: { parent_id: { $ne: null } } },
  { $lookup: { from: "categories", localField: "_id", foreignField: "children", as: "above" } },
  { $match: { $expr: { $not: [{ $in: ["$parent_id", "$above._id"] }] } } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
print("documents without a list of children (must be none)", lost, "that their parent does not list (must be none)", missing);
if (lost + missing > 0) throw new Error("somebody has moved or added documents meanwhile: stop them, take the lists away, and run the step before once more");
db.getCollection("categories.placed").updateOne({ _id: "compared" }, { $set: { at: new Date() } }, { upsert: true });
// === step: Start readers and writers that use the new code ()
// A crash between the two writes leaves a document without a parent: run it again.
function addCategory(node, parentId) {
  const { _id = new ObjectId() } = node;
  if (parentId !== null && !db.categories.findOne({ _id: parentId }, { _id: 1 })) return null;
  let isNew = true;
  try {
    db.categories.insertOne({ ...node, _id, children: [] });
  } catch (error) {
    if (error.code !== 11000 || !db.categories.findOne({ _id }, { _id: 1 })) throw error; // a second try
    isNew = false;
  }
  if (parentId === null) return _id;
  db.categories.updateOne({ _id: parentId, children: { $ne: _id } }, { $push: { children: _id } });
  if (db.categories.findOne({ _id: parentId, children: _id }, { _id: 1 })) return _id;
  if (isNew) db.categories.deleteOne({ _id, children: [] }); // the parent goes in the same moment
  return null;
}
// Two writes: after a crash between them the document has no parent, and running it again finishes the move.
function moveCategory(id, parentId) {
  for (let at = parentId; at !== null;) {
    if (EJSON.stringify(at) === EJSON.stringify(id)) throw new Error("the new place lies below the document itself");
    const above = db.categories.findOne({ children: at }, { _id: 1 });
    at = above ? above._id : null;
  }
  if (parentId !== null && !db.categories.findOne({ _id: parentId }, { _id: 1 })) return false;
  db.categories.updateOne({ children: id, _id: { $ne: parentId } }, { $pull: { children: id } });
  if (parentId !== null) db.categories.updateOne({ _id: parentId, children: { $ne: id } }, { $push: { children: id } });
  return true;
}
// === step: Remove what the new shape says another way (Only once all readers use the new code.)
if (!db.getCollection("categories.placed").findOne() && db.categories.findOne({ parent_id: { $ne: null } }, { _id: 1 })) throw new Error("the places were not compared: run the steps before first");
db.categories.updateMany({ children: { $exists: true }, parent_id: { $exists: true } }, { $unset: { parent_id: "" } });
for (const index of db.categories.getIndexes()) if (Object.keys(index.key).join() === "parent_id") db.categories.dropIndex(index.name);
db.getCollection("categories.placed").drop();
// === undo: Check ()
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 5) {
const large = [];
for (const one of db.categories.aggregate([{ $match: { parent_id: null } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.categories.aggregate([
      { $match: { _id: one._id } },
      { $lookup: { from: "categories", localField: "_id", foreignField: "children", pipeline: [{ $project: { _id: 1 } }], as: "parent_id" } }, { $set: { parent_id: { $first: "$parent_id._id" } } },
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
const above = [
  { $match: { children: { $type: "array" } } },
  { $unwind: "$children" },
  { $match: { children: { $ne: null } } },
  { $project: { _id: "$children", above: "$_id" } },
];
db.categories.aggregate([...above, { $merge: { into: "categories", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { parent_id: "$$new.above" } }] } }]);
db.categories.aggregate([
  { $match: { children: { $type: "array" }, parent_id: { $ne: null } } },
  { $lookup: { from: "categories", localField: "_id", foreignField: "children", as: "above" } },
  { $match: { above: [] } },
  { $project: { _id: 1 } },
  { $merge: { into: "categories", on: "_id", whenNotMatched: "discard", whenMatched: [{ $unset: "parent_id" }] } },
]);
for (const index of db.categories.getIndexes()) if (Object.keys(index.key).join() === "children") db.categories.dropIndex(index.name);
db.categories.createIndex({ parent_id: 1 });
db.categories.updateMany({ children: { $exists: true } }, { $unset: { children: "" } });
db.getCollection("categories.placed").drop();
