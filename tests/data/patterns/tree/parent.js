// === code: Add a document () trips 2, index _id
function addCategory(node, parentId) {
  const { _id = new ObjectId() } = node;
  if (parentId !== null && !db.categories.findOne({ _id: parentId }, { _id: 1 })) return null;
  const place = parentId === null ? {} : { parent_id: parentId };
  try {
    db.categories.insertOne({ ...node, _id, ...place });
  } catch (error) {
    if (error.code !== 11000 || !db.categories.findOne({ _id }, { _id: 1 })) throw error; // a second try
  }
  return _id;
}
// === code: Move a branch () trips 3, index _id
// One move at a time: two at the same moment could close a circle.
function moveCategory(id, parentId) {
  for (let at = parentId; at !== null && at !== undefined;) {
    if (EJSON.stringify(at) === EJSON.stringify(id)) throw new Error("the new place lies below the document itself");
    const above = db.categories.findOne({ _id: at }, { parent_id: 1 });
    if (!above && at === parentId) return false;
    at = above ? above.parent_id : null;
  }
  const change = parentId === null ? { $unset: { parent_id: "" } } : { $set: { parent_id: parentId } };
  return db.categories.updateOne({ _id: id }, change).matchedCount === 1;
}
// === code: The children of a document () trips 1, index parent_id
function childrenOfCategory(id) {
  return db.categories.find({ parent_id: id }).toArray();
}
// === code: All that is below a document () trips 1, index parent_id
function branchOfCategory(id) {
  const [found] = db.categories.aggregate([
    { $match: { _id: id } },
    { $graphLookup: { from: "categories", startWith: "$_id", connectFromField: "_id", connectToField: "parent_id", as: "below" } },
  ]).toArray();
  return found ? found.below : [];
}
// === code: The way down to a document () trips 1, index _id
// From the root down to the parent.
function ancestorsOfCategory(id) {
  const [found] = db.categories.aggregate([
    { $match: { _id: id } },
    { $graphLookup: { from: "categories", startWith: "$parent_id", connectFromField: "parent_id", connectToField: "_id", as: "above", depthField: "level" } },
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
// === step: Build the new indexes ()
db.categories.createIndex({ parent_id: 1 });
// === step: Start readers and writers that use the new code ()
function addCategory(node, parentId) {
  const { _id = new ObjectId() } = node;
  if (parentId !== null && !db.categories.findOne({ _id: parentId }, { _id: 1 })) return null;
  const place = parentId === null ? {} : { parent_id: parentId };
  try {
    db.categories.insertOne({ ...node, _id, ...place });
  } catch (error) {
    if (error.code !== 11000 || !db.categories.findOne({ _id }, { _id: 1 })) throw error; // a second try
  }
  return _id;
}
// One move at a time: two at the same moment could close a circle.
function moveCategory(id, parentId) {
  for (let at = parentId; at !== null && at !== undefined;) {
    if (EJSON.stringify(at) === EJSON.stringify(id)) throw new Error("the new place lies below the document itself");
    const above = db.categories.findOne({ _id: at }, { parent_id: 1 });
    if (!above && at === parentId) return false;
    at = above ? above.parent_id : null;
  }
  const change = parentId === null ? { $unset: { parent_id: "" } } : { $set: { parent_id: parentId } };
  return db.categories.updateOne({ _id: id }, change).matchedCount === 1;
}
// === undo: Go back to the parent's id ()
db.categories.createIndex({ parent_id: 1 });
