// === code: Number the tree () trips 2, index 
// Walks the whole tree and writes the numbers that changed. One client at a time; after a crash run it again.
function numberCategories() {
  const children = new Map();
  const key = id => (typeof id === "number" || id?._bsontype === "Long" ? String(id) : EJSON.stringify(id));
  for (const doc of db.categories.find({}, { parent_id: 1, left: 1, right: 1 }).sort({ _id: 1 })) {
    const parent = key(doc.parent_id ?? null);
    if (!children.has(parent)) children.set(parent, []);
    children.get(parent).push({ doc });
  }
  const below = id => [...(children.get(key(id)) ?? [])].reverse();
  let next = 1;
  let changes = [];
  for (const stack = below(null); stack.length > 0;) {
    const top = stack[stack.length - 1];
    if (top.left === undefined) {
      top.left = next++;
      stack.push(...below(top.doc._id));
      continue;
    }
    stack.pop();
    const right = next++;
    if (Number(top.doc.left) !== top.left || Number(top.doc.right) !== right)
      changes.push({ updateOne: { filter: { _id: top.doc._id }, update: { $set: { left: Int32(top.left), right: Int32(right) } } } });
    if (changes.length === 1000) db.categories.bulkWrite(changes.splice(0));
  }
  if (changes.length > 0) db.categories.bulkWrite(changes);
}
// === code: Add a document () trips 2, index _id
// Behind all others until numberCategories() has run; for its parent it is there at once.
function addCategory(node, parentId) {
  const { _id = new ObjectId() } = node;
  if (parentId !== null && !db.categories.findOne({ _id: parentId }, { _id: 1 })) return null;
  const place = { left: Int32(2147483646), right: Int32(2147483647), ...(parentId === null ? {} : { parent_id: parentId }) };
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
  return db.categories.find({ parent_id: id }).sort({ left: 1 }).toArray();
}
// === code: All that is below a document () trips 2, index left, right
// In the order of the tree.
function branchOfCategory(id) {
  const node = db.categories.findOne({ _id: id }, { left: 1, right: 1 });
  return node ? db.categories.find({ left: { $gt: node.left, $lt: node.right } }).sort({ left: 1 }).toArray() : [];
}
// === code: The way down to a document () trips 2, index left, right
// From the root down to the parent.
function ancestorsOfCategory(id) {
  const node = db.categories.findOne({ _id: id }, { left: 1, right: 1 });
  return node ? db.categories.find({ left: { $lt: node.left }, right: { $gt: node.right } }).sort({ left: 1 }).toArray() : [];
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
const odd = db.categories.find({ $expr: { $not: [{ $in: [{ $type: "$left" }, ["missing", "null", "int", "long", "double"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field left of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
{
const odd = db.categories.find({ $expr: { $not: [{ $in: [{ $type: "$right" }, ["missing", "null", "int", "long", "double"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field right of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.categories.aggregate([{ $match: { left: { $exists: false } } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.categories.aggregate([
      { $match: { _id: one._id } },
      { $project: { bytes: { $literal: one.bytes + 21 } } },
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
db.categories.createIndex({ left: 1, right: 1 });
db.categories.createIndex({ parent_id: 1 });
// === step: Stop those who add or move documents (A place that changes meanwhile would be written down wrongly.)
// === step: Write down the places ()
// Walks the whole tree and writes the numbers that changed. One client at a time; after a crash run it again.
function numberCategories() {
  const children = new Map();
  const key = id => (typeof id === "number" || id?._bsontype === "Long" ? String(id) : EJSON.stringify(id));
  for (const doc of db.categories.find({}, { parent_id: 1, left: 1, right: 1 }).sort({ _id: 1 })) {
    const parent = key(doc.parent_id ?? null);
    if (!children.has(parent)) children.set(parent, []);
    children.get(parent).push({ doc });
  }
  const below = id => [...(children.get(key(id)) ?? [])].reverse();
  let next = 1;
  let changes = [];
  for (const stack = below(null); stack.length > 0;) {
    const top = stack[stack.length - 1];
    if (top.left === undefined) {
      top.left = next++;
      stack.push(...below(top.doc._id));
      continue;
    }
    stack.pop();
    const right = next++;
    if (Number(top.doc.left) !== top.left || Number(top.doc.right) !== right)
      changes.push({ updateOne: { filter: { _id: top.doc._id }, update: { $set: { left: Int32(top.left), right: Int32(right) } } } });
    if (changes.length === 1000) db.categories.bulkWrite(changes.splice(0));
  }
  if (changes.length > 0) db.categories.bulkWrite(changes);
}
// Behind all others until numberCategories() has run; for its parent it is there at once.
function addCategory(node, parentId) {
  const { _id = new ObjectId() } = node;
  if (parentId !== null && !db.categories.findOne({ _id: parentId }, { _id: 1 })) return null;
  const place = { left: Int32(2147483646), right: Int32(2147483647), ...(parentId === null ? {} : { parent_id: parentId }) };
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
numberCategories();
// === step: Compare ()
const wrong = db.categories.countDocuments({ $or: [{ left: { $exists: false } }, { $expr: { $gte: ["$left", "$right"] } }] });
const outside = db.categories.aggregate([
  { $match: { parent_id: { $ne: null } } },
  { $lookup: { from: "categories", localField: "parent_id", foreignField: "_id", as: "above" } },
  { $match: { $expr: { $not: [{ $and: [{ $gt: ["$left", { $arrayElemAt: ["$above.left", 0] }] }, { $lt: ["$right", { $arrayElemAt: ["$above.right", 0] }] }] }] } } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
const largest = db.categories.find({}, { right: 1 }).sort({ right: -1 }).limit(1).toArray();
print("documents without numbers (must be none)", wrong, "outside the numbers of their parent (must be none)", outside, "largest number and twice the documents", largest, 2 * db.categories.countDocuments({}));
if (wrong + outside > 0) throw new Error("somebody has moved or added documents meanwhile: stop them, and run the step before once more");
// === step: Start readers and writers that use the new code ()
// Walks the whole tree and writes the numbers that changed. One client at a time; after a crash run it again.
function numberCategories() {
  const children = new Map();
  const key = id => (typeof id === "number" || id?._bsontype === "Long" ? String(id) : EJSON.stringify(id));
  for (const doc of db.categories.find({}, { parent_id: 1, left: 1, right: 1 }).sort({ _id: 1 })) {
    const parent = key(doc.parent_id ?? null);
    if (!children.has(parent)) children.set(parent, []);
    children.get(parent).push({ doc });
  }
  const below = id => [...(children.get(key(id)) ?? [])].reverse();
  let next = 1;
  let changes = [];
  for (const stack = below(null); stack.length > 0;) {
    const top = stack[stack.length - 1];
    if (top.left === undefined) {
      top.left = next++;
      stack.push(...below(top.doc._id));
      continue;
    }
    stack.pop();
    const right = next++;
    if (Number(top.doc.left) !== top.left || Number(top.doc.right) !== right)
      changes.push({ updateOne: { filter: { _id: top.doc._id }, update: { $set: { left: Int32(top.left), right: Int32(right) } } } });
    if (changes.length === 1000) db.categories.bulkWrite(changes.splice(0));
  }
  if (changes.length > 0) db.categories.bulkWrite(changes);
}
// Behind all others until numberCategories() has run; for its parent it is there at once.
function addCategory(node, parentId) {
  const { _id = new ObjectId() } = node;
  if (parentId !== null && !db.categories.findOne({ _id: parentId }, { _id: 1 })) return null;
  const place = { left: Int32(2147483646), right: Int32(2147483647), ...(parentId === null ? {} : { parent_id: parentId }) };
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
for (const index of db.categories.getIndexes()) if (Object.keys(index.key)[0] === "left") db.categories.dropIndex(index.name);
db.categories.updateMany({ left: { $exists: true } }, { $unset: { left: "", right: "" } });
