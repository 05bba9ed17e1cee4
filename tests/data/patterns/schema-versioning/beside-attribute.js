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
// === code: Read a document of any version (by range) trips 1, index _id
// A copy of doc in which the value at one path is at another, or gone.
function movedIn(doc, from, to) {
  const next = { ...doc };
  let source = next;
  for (const name of from.slice(0, -1)) {
    if (source[name] === null || typeof source[name] !== "object") return next;
    source = source[name] = { ...source[name] };
  }
  const last = from[from.length - 1];
  if (!Object.hasOwn(source, last)) return next;
  const value = source[last];
  delete source[last];
  if (to === null) return next;
  let target = next;
  for (const name of to.slice(0, -1)) target = target[name] = { ...target[name] };
  target[to[to.length - 1]] = value;
  return next;
}
// Whether another pattern has yet to shape doc: then it is no document of any version that is known here.
function isUnshapedBoat(doc) {
  const has = path => path.reduce((at, name) => (at !== null && typeof at === "object" && Object.hasOwn(at, name) ? at[name] : undefined), doc) !== undefined;
  return ([["hull"], ["range"], ["cap"], ["engine"], ["built"]].some(has) && ![["specs"]].some(has));
}
// Each handler makes a document of the next version out of one, and asks nobody. Keep those of all versions that are left.
const upgradesOfBoat = {
  0: doc => ({ ...movedIn(doc, ["label"], ["title"]), schema_version: 1 }),
};
function upgradeBoat(doc) {
  if (doc && isUnshapedBoat(doc)) return doc;
  let one = doc;
  while (one && (one.schema_version ?? 0) < 1) one = upgradesOfBoat[one.schema_version ?? 0](one);
  return one;
}
// Converts what filter finds of older versions; run again it finds nothing.
function convertBoats(filter) {
  return db.boats.updateMany({ ...filter, schema_version: { $not: { $gte: 1 } }, $nor: [{ $or: [{ hull: { $exists: true } }, { range: { $exists: true } }, { cap: { $exists: true } }, { engine: { $exists: true } }, { built: { $exists: true } }], specs: { $exists: false } }] }, [
    { $set: { title: { $cond: [{ $eq: [{ $type: "$label" }, "missing"] }, "$title", "$label"] } } },
    { $unset: ["label"] },
    { $set: { schema_version: 1 } },
  ]).modifiedCount;
}
function readBoat(id) {
  const found = db.boats.findOne({ _id: id });
  if (!found || found.schema_version === 1) return found;
  convertBoats({ _id: id });
  return upgradeBoat(db.boats.findOne({ _id: id }));
}
// === code: Insert a document () trips 1, index _id
function insertBoat(item) {
  return db.boats.insertOne({ ...item, schema_version: 1 });
}
// === step: Check ()
print("server", db.version());
print("documents by version", db.boats.aggregate([{ $group: { _id: "$schema_version", n: { $sum: 1 } } }, { $sort: { _id: 1 } }]).toArray());
{
const odd = db.boats.find({ $expr: { $not: [{ $in: [{ $type: "$schema_version" }, ["missing", "null", "int", "long", "double", "decimal"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field schema_version of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
{
const odd = db.boats.find({ schema_version: { $not: { $gte: 1 } }, label: { $exists: true }, title: { $exists: true } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a value in its former and in its new place, label and title: take the wrong one away first: " + EJSON.stringify(odd));
}
// A server refuses a document with two lists in one index: they are looked for in what will be stored.
{
const heads = paths => [...new Set(paths.map(path => path[0]))];
const below = (paths, head) => paths.filter(path => path[0] === head && path.length > 1).map(path => path.slice(1));
const firstLists = (value, paths) => ({ $add: [0, ...heads(paths).map(head => ({ $cond: [{ $isArray: [value + "." + head] }, 1, firstLists(value + "." + head, below(paths, head))] }))] });
const hasTwo = (value, paths, depth) => ({ $or: [{ $gt: [firstLists(value, paths), 1] }, ...heads(paths).map(head => {
  const at = value + "." + head, inner = below(paths, head), item = "at" + depth;
  const anyItem = { $map: { input: at, as: item, in: { $and: [{ $not: [{ $isArray: ["$$" + item] }] }, inner.length > 0 && hasTwo("$$" + item, inner, depth + 1)] } } };
  return inner.length > 0 && { $cond: [{ $isArray: [at] }, { $anyElementTrue: [anyItem] }, hasTwo(at, inner, depth)] };
})] });
const kinds = [
  { name: "boats", stages: [
    { $match: { schema_version: { $not: { $gte: 1 } } } },
    { $set: { title: { $cond: [{ $eq: [{ $type: "$label" }, "missing"] }, "$title", "$label"] } } },
    { $unset: ["label"] },
    { $set: { schema_version: 1 } },
  ] },
];
for (const { paths, filter, options } of [
  { paths: ["specs.k", "title", "specs.v"], filter: {}, options: {} },
]) {
  const twice = [{ $match: filter }, { $match: { $expr: hasTwo("$$ROOT", paths.map(path => path.split(".")), 0) } }, { $limit: 20 }, { $project: { _id: 1 } }];
  for (const { name, stages } of kinds) {
    const odd = db.getCollection(name).aggregate([...stages, ...twice], options).toArray().map(one => one._id);
    if (odd.length > 0) throw new Error("these documents of " + name + " would have two lists in the index on " + paths.join(", ") + ", which takes one: mend them or the index first: " + EJSON.stringify(odd));
  }
}
}
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.boats.aggregate([{ $match: { schema_version: { $not: { $gte: 1 } } } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.boats.aggregate([
      { $match: { _id: one._id } },
      { $set: { title: { $cond: [{ $eq: [{ $type: "$label" }, "missing"] }, "$title", "$label"] } } },
      { $unset: ["label"] },
      { $set: { schema_version: 1 } },
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
// === step: Set the validator to warn (It does not know the new shape yet.)
// === step: Build the indexes of the new places (Those of the old places stay until the end.)
db.boats.createIndex({ "specs.k": 1, title: 1, "specs.v": 1 });
// === step: Roll out readers that know all versions (One server after the other: take it out, install, put it back. Only then may anybody write the new version.)
// A copy of doc in which the value at one path is at another, or gone.
function movedIn(doc, from, to) {
  const next = { ...doc };
  let source = next;
  for (const name of from.slice(0, -1)) {
    if (source[name] === null || typeof source[name] !== "object") return next;
    source = source[name] = { ...source[name] };
  }
  const last = from[from.length - 1];
  if (!Object.hasOwn(source, last)) return next;
  const value = source[last];
  delete source[last];
  if (to === null) return next;
  let target = next;
  for (const name of to.slice(0, -1)) target = target[name] = { ...target[name] };
  target[to[to.length - 1]] = value;
  return next;
}
// Whether another pattern has yet to shape doc: then it is no document of any version that is known here.
function isUnshapedBoat(doc) {
  const has = path => path.reduce((at, name) => (at !== null && typeof at === "object" && Object.hasOwn(at, name) ? at[name] : undefined), doc) !== undefined;
  return ([["hull"], ["range"], ["cap"], ["engine"], ["built"]].some(has) && ![["specs"]].some(has));
}
// Each handler makes a document of the next version out of one, and asks nobody. Keep those of all versions that are left.
const upgradesOfBoat = {
  0: doc => ({ ...movedIn(doc, ["label"], ["title"]), schema_version: 1 }),
};
function upgradeBoat(doc) {
  if (doc && isUnshapedBoat(doc)) return doc;
  let one = doc;
  while (one && (one.schema_version ?? 0) < 1) one = upgradesOfBoat[one.schema_version ?? 0](one);
  return one;
}
// Converts what filter finds of older versions; run again it finds nothing.
function convertBoats(filter) {
  return db.boats.updateMany({ ...filter, schema_version: { $not: { $gte: 1 } }, $nor: [{ $or: [{ hull: { $exists: true } }, { range: { $exists: true } }, { cap: { $exists: true } }, { engine: { $exists: true } }, { built: { $exists: true } }], specs: { $exists: false } }] }, [
    { $set: { title: { $cond: [{ $eq: [{ $type: "$label" }, "missing"] }, "$title", "$label"] } } },
    { $unset: ["label"] },
    { $set: { schema_version: 1 } },
  ]).modifiedCount;
}
function readBoat(id) {
  const found = db.boats.findOne({ _id: id });
  if (!found || found.schema_version === 1) return found;
  convertBoats({ _id: id });
  return upgradeBoat(db.boats.findOne({ _id: id }));
}
// === step: Roll out writers of the newest version ()
function insertBoat(item) {
  return db.boats.insertOne({ ...item, schema_version: 1 });
}
// === step: Set the validator of this design (Its level is moderate: new documents must have the newest shape, older ones may still be changed.)
// === step: Convert the rest (In steps, while everybody goes on working.)
// Converts what filter finds of older versions; run again it finds nothing.
function convertBoats(filter) {
  return db.boats.updateMany({ ...filter, schema_version: { $not: { $gte: 1 } }, $nor: [{ $or: [{ hull: { $exists: true } }, { range: { $exists: true } }, { cap: { $exists: true } }, { engine: { $exists: true } }, { built: { $exists: true } }], specs: { $exists: false } }] }, [
    { $set: { title: { $cond: [{ $eq: [{ $type: "$label" }, "missing"] }, "$title", "$label"] } } },
    { $unset: ["label"] },
    { $set: { schema_version: 1 } },
  ]).modifiedCount;
}
function convertAllBoats() {
  let ids = [];
  let converted = 0;
  for (const doc of db.boats.find({ schema_version: { $not: { $gte: 1 } } }, { _id: 1 })) {
    ids.push(doc._id);
    if (ids.length < 1000) continue;
    converted += convertBoats({ _id: { $in: ids } });
    ids = [];
  }
  if (ids.length > 0) converted += convertBoats({ _id: { $in: ids } });
  return converted;
}
print("converted", convertAllBoats());
// === step: Compare ()
const left = db.boats.countDocuments({ schema_version: { $not: { $gte: 1 } } });
print("left of older versions (must be none)", left);
print("of the newest version", db.boats.countDocuments({ schema_version: 1 }));
if (left > 0) throw new Error("a writer with the old code is still at work: stop it, and run the step before once more");
// === step: Clean up (When none is left: remove the old handlers, drop the indexes of the old places, and let the oldest accepted shape be the newest.)
// === undo: Check ()
{
const odd = db.boats.find({ schema_version: 1, title: { $exists: true }, label: { $exists: true } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a value in its former and in its new place, title and label: take the wrong one away first: " + EJSON.stringify(odd));
}
// === undo: Back to the version before (First switch the writers back. What was dropped does not return.)
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.boats.aggregate([{ $match: { schema_version: 1 } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.boats.aggregate([
      { $match: { _id: one._id } },
      { $set: { label: { $cond: [{ $eq: [{ $type: "$title" }, "missing"] }, "$label", "$title"] } } },
      { $unset: ["title"] },
      { $unset: "schema_version" },
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
// An object or list that only held what goes back goes as well: whether an empty one was there before, nobody can know.
db.boats.updateMany({ schema_version: 1 }, [
  { $set: { label: { $cond: [{ $eq: [{ $type: "$title" }, "missing"] }, "$label", "$title"] } } },
  { $unset: ["title"] },
  { $unset: "schema_version" },
]);
