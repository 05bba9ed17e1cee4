// === code: Add a document (add) trips 2, index _id
// A crash between the two writes leaves a document without a parent: run it again.
function addCategory(node, parentId) {
  const { _id = new ObjectId(), ...rest } = node;
  if (parentId !== null && !db.categories.findOne({ _id: parentId }, { _id: 1 })) return null;
  const stored = db.categories.updateOne({ _id }, { $setOnInsert: { ...rest, children: [] } }, { upsert: true });
  if (parentId === null) return _id;
  db.categories.updateOne({ _id: parentId, children: { $ne: _id } }, { $push: { children: _id } });
  if (db.categories.findOne({ _id: parentId, children: _id }, { _id: 1 })) return _id;
  if (stored.upsertedCount === 1) db.categories.deleteOne({ _id, children: [] }); // the parent goes in the same moment
  return null;
}
// === code: Move a branch () trips 3, index children
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
// === code: The children of a document () trips 1, index _id
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
// === code: The way down to a document () trips 2, index children
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
// === step: Build the new indexes ()
db.categories.createIndex({ children: 1 }, { unique: true, partialFilterExpression: { children: { $gt: new ObjectId("000000000000000000000000") } } });
// === step: Stop those who add or move documents (A place that changes meanwhile would be written down wrongly.)
// === step: Write down the places (Needs MongoDB 4.2.)
db.categories.updateMany({ children: { $not: { $type: "array" } } }, { $set: { children: [] } });
db.categories.aggregate([
  { $match: { parent_id: { $ne: null } } },
  { $sort: { _id: 1 } },
  { $group: { _id: "$parent_id", ids: { $push: "$_id" } } },
  { $merge: { into: "categories", on: "_id", whenNotMatched: "discard", whenMatched: [
    { $set: { children: { $concatArrays: ["$children", { $filter: { input: "$$new.ids", as: "one", cond: { $not: [{ $in: ["$$one", "$children"] }] } } }] } } },
  ] } },
], { allowDiskUse: true });
// === step: Compare ()
const missing = db.categories.aggregate([
  { $match: { parent_id: { $ne: null } } },
  { $lookup: { from: "categories", localField: "_id", foreignField: "children", as: "above" } },
  { $match: { above: [] } },
  { $count: "n" },
]).toArray();
print("documents that no parent lists (must be none)", missing);
if (missing.length > 0) throw new Error("run the step before once more");
// === step: Start readers and writers that use the new code ()
// A crash between the two writes leaves a document without a parent: run it again.
function addCategory(node, parentId) {
  const { _id = new ObjectId(), ...rest } = node;
  if (parentId !== null && !db.categories.findOne({ _id: parentId }, { _id: 1 })) return null;
  const stored = db.categories.updateOne({ _id }, { $setOnInsert: { ...rest, children: [] } }, { upsert: true });
  if (parentId === null) return _id;
  db.categories.updateOne({ _id: parentId, children: { $ne: _id } }, { $push: { children: _id } });
  if (db.categories.findOne({ _id: parentId, children: _id }, { _id: 1 })) return _id;
  if (stored.upsertedCount === 1) db.categories.deleteOne({ _id, children: [] }); // the parent goes in the same moment
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
db.categories.updateMany({ children: { $exists: true }, parent_id: { $exists: true } }, { $unset: { parent_id: "" } });
for (const index of db.categories.getIndexes()) if (Object.keys(index.key).join() === "parent_id") db.categories.dropIndex(index.name);
// === undo: Go back to the parent's id ()
for (const doc of db.categories.find({ children: { $exists: true, $ne: [] } }, { children: 1 })) {
  db.categories.updateMany({ _id: { $in: doc.children } }, { $set: { parent_id: doc._id } });
}
for (const index of db.categories.getIndexes()) if (Object.keys(index.key).join() === "children") db.categories.dropIndex(index.name);
db.categories.createIndex({ parent_id: 1 });
db.categories.updateMany({ children: { $exists: true } }, { $unset: { children: "" } });
