// === code: Add a document () trips 2, index _id
// What the paths of all below a document begin with; without the comma in front 4 would look like 14.
function pathBelowCategory(doc) {
  return (doc.path ?? ",") + doc._id + ",";
}
function addCategory(node, parentId) {
  const { _id = new ObjectId(), ...rest } = node;
  for (;;) {
    const parent = parentId === null ? null : db.categories.findOne({ _id: parentId }, { path: 1 });
    if (parentId !== null && !parent) return null;
    db.categories.updateOne({ _id }, { $setOnInsert: rest, $set: { path: parent ? pathBelowCategory(parent) : null } }, { upsert: true });
    // Somebody may have moved the parent meanwhile.
    if (!parent || db.categories.findOne({ _id: parentId, path: parent.path }, { _id: 1 })) return _id;
  }
}
// === code: Move a branch () trips 3, index path
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
// === code: All that is below a document () trips 1, index path
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
// === step: Build the new indexes ()
db.categories.createIndex({ path: 1 });
// === step: Stop those who add or move documents (A place that changes meanwhile would be written down wrongly.)
// === step: Write down the places (Needs MongoDB 4.2.)
db.categories.aggregate([
  { $match: { path: { $exists: false } } },
  { $graphLookup: { from: "categories", startWith: "$parent_id", connectFromField: "parent_id", connectToField: "_id", as: "above", depthField: "level" } },
  { $project: { ids: { $map: { input: { $range: [{ $subtract: [{ $size: "$above" }, 1] }, -1, -1] }, as: "level",
    in: { $arrayElemAt: ["$above._id", { $indexOfArray: ["$above.level", "$$level"] }] } } } } },
  { $project: { text: { $cond: [{ $eq: ["$ids", []] }, null,
    { $concat: [{ $reduce: { input: "$ids", initialValue: "", in: { $concat: ["$$value", ",", { $toString: "$$this" }] } } }, ","] }] } } },
  { $merge: { into: "categories", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { path: "$$new.text" } }] } },
]);
// === step: Compare ()
const wrong = db.categories.countDocuments({ $or: [{ path: { $exists: false } }, { parent_id: { $ne: null }, $expr: { $ne: [
  { $toString: "$parent_id" }, { $ifNull: [{ $arrayElemAt: [{ $split: ["$path", ","] }, -2] }, null] },
] } }] });
print("documents whose path does not end with their parent (must be none)", wrong);
if (wrong > 0) throw new Error("repair these documents, or run the step before once more");
// === step: Start readers and writers that use the new code ()
// What the paths of all below a document begin with; without the comma in front 4 would look like 14.
function pathBelowCategory(doc) {
  return (doc.path ?? ",") + doc._id + ",";
}
function addCategory(node, parentId) {
  const { _id = new ObjectId(), ...rest } = node;
  for (;;) {
    const parent = parentId === null ? null : db.categories.findOne({ _id: parentId }, { path: 1 });
    if (parentId !== null && !parent) return null;
    db.categories.updateOne({ _id }, { $setOnInsert: rest, $set: { path: parent ? pathBelowCategory(parent) : null } }, { upsert: true });
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
// === undo: Go back to the parent's id ()
db.categories.updateMany({ path: { $type: "string" } }, [{ $set: { parent_id: { $toObjectId: { $arrayElemAt: [{ $split: ["$path", ","] }, -2] } } } }]);
for (const index of db.categories.getIndexes()) if (Object.keys(index.key).join() === "path") db.categories.dropIndex(index.name);
db.categories.createIndex({ parent_id: 1 });
db.categories.updateMany({ path: { $exists: true } }, { $unset: { path: "" } });
