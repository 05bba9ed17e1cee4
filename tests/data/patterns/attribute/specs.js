// === code: Set a value () trips 2, index _id
// Changes the value when the name is there, else adds it; two at the same moment never add it twice.
function setBoatSpec(id, key, value, unit) {
  const entry = { k: key, v: value, ...(unit === undefined ? {} : { u: unit }) };
  for (;;) {
    const changed = db.boats.updateOne({ _id: id, "specs.k": key }, { $set: { "specs.$": entry } });
    if (changed.matchedCount === 1) return true;
    const added = db.boats.updateOne({ _id: id, "specs.k": { $ne: key } }, { $push: { specs: entry } });
    if (added.matchedCount === 1) return true;
    if (!db.boats.findOne({ _id: id }, { _id: 1 })) return false;
  }
}
// === code: Take a value away () trips 2, index _id
// The last value takes its array with it: the rules want none that is empty.
function removeBoatSpec(id, key) {
  for (;;) {
    const last = db.boats.updateOne({ _id: id, specs: { $size: 1, $elemMatch: { k: key } } }, { $unset: { specs: "" } });
    if (last.matchedCount === 1) return last;
    const one = db.boats.updateOne({ _id: id, "specs.1": { $exists: true } }, { $pull: { specs: { k: key } } });
    if (one.matchedCount === 1 || !db.boats.findOne({ _id: id, "specs.k": key }, { _id: 1 })) return one;
  }
}
// === code: Search by any of the values () trips 1, index specs.k, specs.v
// wanted: a list of items to look for, each with a name and with a value or a condition such as { $gt: 10 }.
function findBoats(wanted) {
  return db.boats.find({ specs: { $all: wanted.map(one => ({ $elemMatch: one })) } }).toArray();
}
// === code: Search (by range) trips 1, index specs.k, specs.v
// Each argument is a value or a condition such as { $gt: 10 }.
function findByRange(range) {
  return db.boats.find({ specs: { $elemMatch: { k: "range", v: range, u: "km" } } }).toArray();
}
// === code: Search (by hull and title) trips 1, index specs.k, specs.v
// Each argument is a value or a condition such as { $gt: 10 }.
function findByHullAndTitle(title, hull) {
  return db.boats.find({ specs: { $elemMatch: { k: "hull", v: hull, u: "m" } }, title: title }).toArray();
}
// === code: Search (by engine) trips 1, index specs.k, specs.v
// Each argument is a value or a condition such as { $gt: 10 }.
function findByEngine(engine, hull) {
  return db.boats.find({ specs: { $all: [{ $elemMatch: { k: "engine", v: engine } }, { $elemMatch: { k: "hull", v: hull, u: "m" } }] } }).toArray();
}
// === code: Sort by one of the values (long ones) trips 1, index specs.k, specs.v
// A sort by the array itself would take the smallest or largest value of all names.
function sortBoats(key, direction, limit) {
  return db.boats.aggregate([
    { $match: { "specs.k": key } },
    { $set: { sort_value: { $first: { $filter: { input: "$specs", as: "one", cond: { $eq: ["$$one.k", { $literal: key }] } } } } } },
    { $sort: { "sort_value.v": direction } },
    { $limit: limit },
    { $unset: "sort_value" },
  ]).toArray();
}
// === step: Check ()
print("server", db.version());
print("documents", db.boats.countDocuments({}), "with one of the fields", db.boats.countDocuments({ $or: [{ hull: { $exists: true } }, { range: { $exists: true } }, { cap: { $exists: true } }, { engine: { $exists: true } }, { built: { $exists: true } }] }));
print("documents with the array already", db.boats.countDocuments({ specs: { $exists: true } }));
{
const odd = db.boats.find({ $expr: { $not: [{ $in: [{ $type: "$specs" }, ["missing", "null", "array"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field specs of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.boats.aggregate([{ $match: { $or: [{ hull: { $exists: true } }, { range: { $exists: true } }, { cap: { $exists: true } }, { engine: { $exists: true } }, { built: { $exists: true } }] } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.boats.aggregate([
      { $match: { _id: one._id } },
      { $set: { specs: { $let: {
    vars: { found: { $filter: { as: "one", cond: { $ne: [{ $type: "$$one.v" }, "missing"] }, input: [
      { k: "hull", v: "$hull", u: "m" },
      { k: "range", v: "$range", u: "km" },
      { k: "cap", v: "$cap" },
      { k: "engine", v: "$engine" },
      { k: "built", v: "$built" },
    ] } } },
    in: { $concatArrays: [
      { $filter: { input: { $ifNull: ["$specs", []] }, as: "one", cond: { $not: [{ $in: ["$$one.k", "$$found.k"] }] } } },
      "$$found",
    ] },
  } } } },
  { $unset: ["hull", "range", "cap", "engine", "built"] },
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
// === step: Build the new index ()
db.boats.createIndex({ "specs.k": 1, "specs.v": 1, "specs.u": 1 });
// === step: Start readers and writers that know both shapes (A reader looks into the array first, then for the old field.)
// Changes the value when the name is there, else adds it; two at the same moment never add it twice.
function setBoatSpec(id, key, value, unit) {
  const entry = { k: key, v: value, ...(unit === undefined ? {} : { u: unit }) };
  for (;;) {
    const changed = db.boats.updateOne({ _id: id, "specs.k": key }, { $set: { "specs.$": entry } });
    if (changed.matchedCount === 1) return true;
    const added = db.boats.updateOne({ _id: id, "specs.k": { $ne: key } }, { $push: { specs: entry } });
    if (added.matchedCount === 1) return true;
    if (!db.boats.findOne({ _id: id }, { _id: 1 })) return false;
  }
}
// wanted: a list of items to look for, each with a name and with a value or a condition such as { $gt: 10 }.
function findBoats(wanted) {
  return db.boats.find({ specs: { $all: wanted.map(one => ({ $elemMatch: one })) } }).toArray();
}
// === step: Move the fields (Writers may go on. Run it again when an old writer set a field meanwhile: the newer value wins.)
db.boats.updateMany({ $or: [{ hull: { $exists: true } }, { range: { $exists: true } }, { cap: { $exists: true } }, { engine: { $exists: true } }, { built: { $exists: true } }] }, [
  { $set: { specs: { $let: {
    vars: { found: { $filter: { as: "one", cond: { $ne: [{ $type: "$$one.v" }, "missing"] }, input: [
      { k: "hull", v: "$hull", u: "m" },
      { k: "range", v: "$range", u: "km" },
      { k: "cap", v: "$cap" },
      { k: "engine", v: "$engine" },
      { k: "built", v: "$built" },
    ] } } },
    in: { $concatArrays: [
      { $filter: { input: { $ifNull: ["$specs", []] }, as: "one", cond: { $not: [{ $in: ["$$one.k", "$$found.k"] }] } } },
      "$$found",
    ] },
  } } } },
  { $unset: ["hull", "range", "cap", "engine", "built"] },
]);
// === step: Compare ()
const left = db.boats.countDocuments({ $or: [{ hull: { $exists: true } }, { range: { $exists: true } }, { cap: { $exists: true } }, { engine: { $exists: true } }, { built: { $exists: true } }] });
print("documents that still have one of the fields (must be none)", left);
if (left > 0) throw new Error("an old writer set a field again: run the step before once more");
// === step: Drop the old indexes (Hide them first (MongoDB 4.4) and watch.)
for (const name of ["range_1", "title_1_hull_1", "engine_1_hull_1", "hull_1"]) {
  if (db.boats.getIndexes().some(index => index.name === name)) db.boats.dropIndex(name);
}
// === undo: Check ()
{
const names = ["hull", "range", "cap", "engine", "built"];
const named = { $filter: { input: "$specs", as: "one", cond: { $in: ["$$one.k", names] } } };
const bare = { $map: { input: named, as: "one", in: { $arrayToObject: { $filter: { input: { $objectToArray: "$$one" }, as: "part", cond: { $ne: ["$$part.k", "v"] } } } } } };
const odd = db.boats.aggregate([
  { $match: { "specs.k": { $in: names } } },
  { $match: { $expr: { $let: { vars: { bare: bare }, in: { $or: [
    { $ne: [{ $size: "$$bare" }, { $size: { $setUnion: ["$$bare"] } }] },
    { $not: [{ $setIsSubset: ["$$bare", [{ k: "hull", u: "m" }, { k: "range", u: "km" }, { k: "cap" }, { k: "engine" }, { k: "built" }]] }] },
  ] } } } } },
  { $limit: 20 },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have two values of one name, a value in another unit, or more beside it, and a field has no place for that: mend them first: " + EJSON.stringify(odd));
}
// === undo: Put the fields back (Needs MongoDB 4.4.)
db.boats.createIndex({ range: 1 }, { partialFilterExpression: { range: { "$exists": true } } });
db.boats.createIndex({ title: 1, hull: 1 });
db.boats.createIndex({ engine: 1, hull: 1 });
db.boats.createIndex({ hull: 1 });
// A list that is empty then goes as well: whether an empty one or null was there before, nobody can know. If the fields move
// again, such a list becomes the last field of its document.
db.boats.updateMany({ "specs.k": { $in: ["hull", "range", "cap", "engine", "built"] } }, [
  { $set: { hull: { $cond: [{ $eq: [{ $type: "$hull" }, "missing"] }, { $let: { vars: { one: { $first: { $filter: { input: "$specs", as: "one", cond: { $eq: ["$$one.k", "hull"] } } } } }, in: "$$one.v" } }, "$hull"] } } },
  { $set: { range: { $cond: [{ $eq: [{ $type: "$range" }, "missing"] }, { $let: { vars: { one: { $first: { $filter: { input: "$specs", as: "one", cond: { $eq: ["$$one.k", "range"] } } } } }, in: "$$one.v" } }, "$range"] } } },
  { $set: { cap: { $cond: [{ $eq: [{ $type: "$cap" }, "missing"] }, { $let: { vars: { one: { $first: { $filter: { input: "$specs", as: "one", cond: { $eq: ["$$one.k", "cap"] } } } } }, in: "$$one.v" } }, "$cap"] } } },
  { $set: { engine: { $cond: [{ $eq: [{ $type: "$engine" }, "missing"] }, { $let: { vars: { one: { $first: { $filter: { input: "$specs", as: "one", cond: { $eq: ["$$one.k", "engine"] } } } } }, in: "$$one.v" } }, "$engine"] } } },
  { $set: { built: { $cond: [{ $eq: [{ $type: "$built" }, "missing"] }, { $let: { vars: { one: { $first: { $filter: { input: "$specs", as: "one", cond: { $eq: ["$$one.k", "built"] } } } } }, in: "$$one.v" } }, "$built"] } } },
  { $set: { specs: { $filter: { input: "$specs", as: "one", cond: { $not: [{ $in: ["$$one.k", ["hull", "range", "cap", "engine", "built"]] }] } } } } },
  { $set: { specs: { $cond: [{ $eq: ["$specs", []] }, "$$REMOVE", "$specs"] } } },
]);
// === undo: Drop the new index ()
for (const name of ["specs.k_1_specs.v_1_specs.u_1"]) {
  if (db.boats.getIndexes().some(index => index.name === name)) db.boats.dropIndex(name);
}
