// === code: Add a document () trips 3, index _id
function addCategory(node, parentId) {
  const { _id = new ObjectId() } = node;
  for (;;) {
    const parent = parentId === null ? null : db.categories.findOne({ _id: parentId }, { ancestors: 1 });
    if (parentId !== null && !parent) return null;
    const place = parent ? { parent_id: parentId, ancestors: [...parent.ancestors, parentId] } : { ancestors: [] };
    try {
      db.categories.insertOne({ ...node, _id, ...place });
    } catch (error) {
      if (error.code !== 11000 || db.categories.updateOne({ _id }, { $set: place }).matchedCount === 0) throw error;
    }
    // Somebody may have moved the parent meanwhile.
    if (!parent || db.categories.findOne({ _id: parentId, ancestors: parent.ancestors }, { _id: 1 })) return _id;
  }
}
// === code: Move a branch () trips 6, index parent_id
// One move at a time; after a crash run it again. Others may add documents meanwhile.
function moveCategory(id, parentId) {
  const parent = parentId === null ? null : db.categories.findOne({ _id: parentId }, { ancestors: 1 });
  if (parentId !== null && !parent) return false;
  if (parent && db.categories.findOne({ _id: parentId, $or: [{ _id: id }, { ancestors: id }] })) throw new Error("the new place lies below the document itself");
  const change = parent
    ? { $set: { parent_id: parentId, ancestors: [...parent.ancestors, parentId] } }
    : { $set: { ancestors: [] }, $unset: { parent_id: "" } };
  if (db.categories.updateOne({ _id: id }, change).matchedCount === 0) return false;
  for (const queue = [id]; queue.length > 0;) {
    const at = db.categories.findOne({ _id: queue.shift() }, { ancestors: 1 });
    if (!at) continue;
    db.categories.updateMany({ parent_id: at._id }, { $set: { ancestors: [...at.ancestors, at._id] } });
    for (const child of db.categories.find({ parent_id: at._id }, { _id: 1 })) queue.push(child._id);
  }
  return true;
}
// === code: The children of a document () trips 1, index parent_id
function childrenOfCategory(id) {
  return db.categories.find({ parent_id: id }).toArray();
}
// === code: All that is below a document () trips 1, index ancestors
function branchOfCategory(id) {
  return db.categories.find({ ancestors: id }).toArray();
}
// === code: The way down to a document () trips 2, index _id
// From the root down to the parent; for their ids alone the document itself is enough.
function ancestorsOfCategory(id) {
  const node = db.categories.findOne({ _id: id }, { ancestors: 1 });
  const found = db.categories.find({ _id: { $in: node ? node.ancestors : [] } }).toArray();
  return found.sort((a, b) => a.ancestors.length - b.ancestors.length);
}
// === step: Write down each document's parent ()
for (const doc of db.categories.find({ related_category_ids: { $exists: true, $ne: [] } }, { related_category_ids: 1 })) {
  db.categories.updateMany({ _id: { $in: doc.related_category_ids } }, { $set: { parent_id: doc._id } });
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
const odd = db.categories.find({ $expr: { $not: [{ $in: [{ $type: "$ancestors" }, ["missing", "null", "array"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field ancestors of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.categories.aggregate([{ $match: { ancestors: { $exists: false } } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.categories.aggregate([
      { $match: { _id: one._id } },
      { $graphLookup: { from: "categories", startWith: "$parent_id", connectFromField: "parent_id", connectToField: "_id", as: "above" } },
      { $project: { bytes: { $add: [one.bytes, { $bsonSize: { ancestors: "$above._id" } }] } } },
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
db.categories.createIndex({ ancestors: 1 });
db.categories.createIndex({ parent_id: 1 });
// === step: Stop those who add or move documents (A place that changes meanwhile would be written down wrongly.)
// === step: Write down the places (Needs MongoDB 4.2.)
db.categories.aggregate([
  { $graphLookup: { from: "categories", startWith: "$parent_id", connectFromField: "parent_id", connectToField: "_id", as: "above", depthField: "level" } },
  { $project: { ids: { $map: { input: { $range: [{ $subtract: [{ $size: "$above" }, 1] }, -1, -1] }, as: "level",
    in: { $arrayElemAt: ["$above._id", { $indexOfArray: ["$above.level", "$$level"] }] } } } } },
  { $merge: { into: "categories", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { ancestors: "$$new.ids" } }] } },
]);
// === step: Compare ()
const wrong = db.categories.aggregate([
  { $lookup: { from: "categories", localField: "parent_id", foreignField: "_id", as: "above" } },
  { $match: { $expr: { $ne: ["$ancestors", { $cond: [{ $eq: [{ $ifNull: ["$parent_id", null] }, null] }, [],
    { $concatArrays: [{ $ifNull: [{ $arrayElemAt: ["$above.ancestors", 0] }, []] }, ["$parent_id"]] }] }] } } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
print("documents whose ancestors are not those of their parent, and the parent (must be none)", wrong);
if (wrong > 0) throw new Error("somebody has moved or added documents meanwhile: stop them, and run the step before once more");
// === step: Start readers and writers that use the new code ()
function addCategory(node, parentId) {
  const { _id = new ObjectId() } = node;
  for (;;) {
    const parent = parentId === null ? null : db.categories.findOne({ _id: parentId }, { ancestors: 1 });
    if (parentId !== null && !parent) return null;
    const place = parent ? { parent_id: parentId, ancestors: [...parent.ancestors, parentId] } : { ancestors: [] };
    try {
      db.categories.insertOne({ ...node, _id, ...place });
    } catch (error) {
      if (error.code !== 11000 || db.categories.updateOne({ _id }, { $set: place }).matchedCount === 0) throw error;
    }
    // Somebody may have moved the parent meanwhile.
    if (!parent || db.categories.findOne({ _id: parentId, ancestors: parent.ancestors }, { _id: 1 })) return _id;
  }
}
// One move at a time; after a crash run it again. Others may add documents meanwhile.
function moveCategory(id, parentId) {
  const parent = parentId === null ? null : db.categories.findOne({ _id: parentId }, { ancestors: 1 });
  if (parentId !== null && !parent) return false;
  if (parent && db.categories.findOne({ _id: parentId, $or: [{ _id: id }, { ancestors: id }] })) throw new Error("the new place lies below the document itself");
  const change = parent
    ? { $set: { parent_id: parentId, ancestors: [...parent.ancestors, parentId] } }
    : { $set: { ancestors: [] }, $unset: { parent_id: "" } };
  if (db.categories.updateOne({ _id: id }, change).matchedCount === 0) return false;
  for (const queue = [id]; queue.length > 0;) {
    const at = db.categories.findOne({ _id: queue.shift() }, { ancestors: 1 });
    if (!at) continue;
    db.categories.updateMany({ parent_id: at._id }, { $set: { ancestors: [...at.ancestors, at._id] } });
    for (const child of db.categories.find({ parent_id: at._id }, { _id: 1 })) queue.push(child._id);
  }
  return true;
}
// === step: Remove what the new shape says another way (Only once all readers use the new code.)
for (const index of db.categories.getIndexes()) if (Object.keys(index.key).join() === "related_category_ids") db.categories.dropIndex(index.name);
db.categories.updateMany({ related_category_ids: { $exists: true } }, { $unset: { related_category_ids: "" } });
// === undo: Check ()
// A list of children that would make its document larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const anyLarge = db.categories.findOne({ $expr: { $gt: [{ $bsonSize: "$$ROOT" }, 15728640] } }, { _id: 1 }) !== null;
const large = db.categories.aggregate([
  { $match: { parent_id: { $ne: null } } }, { $project: { of: "$parent_id" } },
  { $group: { _id: "$of", bytes: { $sum: { $add: [{ $bsonSize: { x: "$_id" } }, 1] } } } },
  { $match: { bytes: { $gt: anyLarge ? 0 : 1000000 } } },
  { $lookup: { from: "categories", let: { of: "$_id" }, as: "above", pipeline: [
    { $match: { $expr: { $eq: ["$_id", "$$of"] } } },
    { $project: { bytes: { $subtract: [{ $bsonSize: "$$ROOT" }, { $bsonSize: { related_category_ids: { $ifNull: ["$related_category_ids", null] } } }] } } },
  ] } },
  { $match: { $expr: { $gt: [{ $add: ["$bytes", { $first: "$above.bytes" }, 32] }, 16777216] } } },
  { $limit: 20 },
  { $project: { _id: 1 } },
], { allowDiskUse: true }).toArray().map(one => one._id);
if (large.length > 0) throw new Error("these documents have no room for the list of their children: make them smaller, or give some of the children another parent first: " + EJSON.stringify(large));
}
// === undo: Go back to the parent's id ()
for (const index of db.categories.getIndexes()) if (Object.keys(index.key).join() === "ancestors") db.categories.dropIndex(index.name);
db.categories.updateMany({ ancestors: { $exists: true } }, { $unset: { ancestors: "" } });
// === undo: List the children again (After the step below.)
db.categories.aggregate([
  { $match: { parent_id: { $ne: null } } },
  { $sort: { _id: 1 } },
  { $group: { _id: "$parent_id", ids: { $push: "$_id" } } },
  { $merge: { into: "categories", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { related_category_ids: "$$new.ids" } }] } },
], { allowDiskUse: true });
db.categories.updateMany({ related_category_ids: { $exists: false } }, { $set: { related_category_ids: [] } });
db.categories.updateMany({ parent_id: { $exists: true } }, { $unset: { parent_id: "" } });
