// === code: Read a document of any version (call) trips 1, index _id
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
// A copy of doc in which the values of single fields are items of a list.
function gatheredIn(doc, list, value, fields, { always, keepsNull }) {
  const before = doc[list] ?? null;
  if (before !== null && !Array.isArray(before)) return doc;
  const made = [];
  let next = doc;
  for (const [from, item] of fields) {
    const found = from.reduce((at, name) => (at !== null && typeof at === "object" && Object.hasOwn(at, name) ? at[name] : undefined), doc);
    if (found !== undefined && (found !== null || keepsNull)) made.push({ ...item, [value]: found });
    next = movedIn(next, from, null);
  }
  if (made.length === 0 && (before !== null || !always)) return next;
  return { ...next, [list]: [...made, ...(before ?? [])] };
}
// Each handler makes a document of the next version out of one, and asks nobody. Keep those of all versions that are left.
const upgradesOfPerson = {
  0: doc => ({ ...gatheredIn(movedIn(doc, ["fax"], null), "contacts", "number", [[["phone_home"], { kind: "home" }], [["phones", "work"], { kind: "work" }]], { always: true, keepsNull: false }), schema_version: 1 }),
};
function upgradePerson(doc) {
  let one = doc;
  while (one && (one.schema_version ?? 0) < 1) one = upgradesOfPerson[one.schema_version ?? 0](one);
  return one;
}
function readPerson(id) {
  return upgradePerson(db.people.findOne({ _id: id }));
}
// === code: Insert a document (join) trips 1, index _id
function insertPerson(item) {
  return db.people.insertOne({ ...item, schema_version: 1 });
}
// === code: Change a document (move) trips 2, index _id
// Converts what filter finds of older versions; run again it finds nothing.
function convertPeople(filter) {
  return db.people.updateMany({ ...filter, schema_version: { $not: { $gte: 1 } } }, [
    { $set: { contacts: { $let: {
      vars: { made: { $filter: { input: [{ kind: { $literal: "home" }, number: "$phone_home" }, { kind: { $literal: "work" }, number: "$phones.work" }], cond: { $not: [{ $in: [{ $type: "$$this.number" }, ["missing", "null"]] }] } } } },
      in: { $cond: [{ $and: [{ $eq: ["$$made", []] }, { $gt: ["$contacts", null] }] }, "$contacts", { $concatArrays: ["$$made", { $ifNull: ["$contacts", []] }] }] } } } } },
    { $unset: ["fax", "phone_home", "phones.work"] },
    { $set: { schema_version: 1 } },
  ]).modifiedCount;
}
// change is an update such as { $set: { … } }, in the names of the newest shape. False: no document of this id has that shape, and
// nothing is changed.
function changePerson(id, change) {
  convertPeople({ _id: id });
  return db.people.updateOne({ _id: id, schema_version: 1 }, change).matchedCount === 1;
}
// === code: Convert the rest () trips 1, index 
// Converts what filter finds of older versions; run again it finds nothing.
function convertPeople(filter) {
  return db.people.updateMany({ ...filter, schema_version: { $not: { $gte: 1 } } }, [
    { $set: { contacts: { $let: {
      vars: { made: { $filter: { input: [{ kind: { $literal: "home" }, number: "$phone_home" }, { kind: { $literal: "work" }, number: "$phones.work" }], cond: { $not: [{ $in: [{ $type: "$$this.number" }, ["missing", "null"]] }] } } } },
      in: { $cond: [{ $and: [{ $eq: ["$$made", []] }, { $gt: ["$contacts", null] }] }, "$contacts", { $concatArrays: ["$$made", { $ifNull: ["$contacts", []] }] }] } } } } },
    { $unset: ["fax", "phone_home", "phones.work"] },
    { $set: { schema_version: 1 } },
  ]).modifiedCount;
}
function convertAllPeople() {
  let ids = [];
  let converted = 0;
  for (const doc of db.people.find({ schema_version: { $not: { $gte: 1 } } }, { _id: 1 })) {
    ids.push(doc._id);
    if (ids.length < 1000) continue;
    converted += convertPeople({ _id: { $in: ids } });
    ids = [];
  }
  if (ids.length > 0) converted += convertPeople({ _id: { $in: ids } });
  return converted;
}
// === step: Check ()
print("server", db.version());
print("documents by version", db.people.aggregate([{ $group: { _id: "$schema_version", n: { $sum: 1 } } }, { $sort: { _id: 1 } }]).toArray());
{
const odd = db.people.find({ $expr: { $not: [{ $in: [{ $type: "$schema_version" }, ["missing", "null", "int", "long", "double", "decimal"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field schema_version of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
{
const odd = db.people.find({ schema_version: { $not: { $gte: 1 } }, $or: [{ $expr: { $not: [{ $in: [{ $type: "$phones" }, ["missing", "null", "object"]] }] } }] }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("what holds the fields that become contacts is no object in these documents: mend them first: " + EJSON.stringify(odd));
}
{
const odd = db.people.find({ schema_version: { $not: { $gte: 1 } }, $or: [{ phone_home: { $exists: true } }, { "phones.work": { $exists: true } }], $expr: { $not: [{ $in: [{ $type: "$contacts" }, ["missing", "null", "array"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("contacts is no array in these documents: rename it there first: " + EJSON.stringify(odd));
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
  { name: "people", stages: [
    { $match: { schema_version: { $not: { $gte: 1 } } } },
    { $set: { contacts: { $let: {
      vars: { made: { $filter: { input: [{ kind: { $literal: "home" }, number: "$phone_home" }, { kind: { $literal: "work" }, number: "$phones.work" }], cond: { $not: [{ $in: [{ $type: "$$this.number" }, ["missing", "null"]] }] } } } },
      in: { $cond: [{ $and: [{ $eq: ["$$made", []] }, { $gt: ["$contacts", null] }] }, "$contacts", { $concatArrays: ["$$made", { $ifNull: ["$contacts", []] }] }] } } } } },
    { $unset: ["fax", "phone_home", "phones.work"] },
    { $set: { schema_version: 1 } },
  ] },
];
for (const { paths, filter, options } of [
  { paths: ["contacts.number", "name"], filter: {}, options: {} },
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
for (const one of db.people.aggregate([{ $match: { schema_version: { $not: { $gte: 1 } } } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.people.aggregate([
      { $match: { _id: one._id } },
      { $set: { contacts: { $let: {
      vars: { made: { $filter: { input: [{ kind: { $literal: "home" }, number: "$phone_home" }, { kind: { $literal: "work" }, number: "$phones.work" }], cond: { $not: [{ $in: [{ $type: "$$this.number" }, ["missing", "null"]] }] } } } },
      in: { $cond: [{ $and: [{ $eq: ["$$made", []] }, { $gt: ["$contacts", null] }] }, "$contacts", { $concatArrays: ["$$made", { $ifNull: ["$contacts", []] }] }] } } } } },
      { $unset: ["fax", "phone_home", "phones.work"] },
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
db.people.createIndex({ "contacts.number": 1, name: 1 });
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
// A copy of doc in which the values of single fields are items of a list.
function gatheredIn(doc, list, value, fields, { always, keepsNull }) {
  const before = doc[list] ?? null;
  if (before !== null && !Array.isArray(before)) return doc;
  const made = [];
  let next = doc;
  for (const [from, item] of fields) {
    const found = from.reduce((at, name) => (at !== null && typeof at === "object" && Object.hasOwn(at, name) ? at[name] : undefined), doc);
    if (found !== undefined && (found !== null || keepsNull)) made.push({ ...item, [value]: found });
    next = movedIn(next, from, null);
  }
  if (made.length === 0 && (before !== null || !always)) return next;
  return { ...next, [list]: [...made, ...(before ?? [])] };
}
// Each handler makes a document of the next version out of one, and asks nobody. Keep those of all versions that are left.
const upgradesOfPerson = {
  0: doc => ({ ...gatheredIn(movedIn(doc, ["fax"], null), "contacts", "number", [[["phone_home"], { kind: "home" }], [["phones", "work"], { kind: "work" }]], { always: true, keepsNull: false }), schema_version: 1 }),
};
function upgradePerson(doc) {
  let one = doc;
  while (one && (one.schema_version ?? 0) < 1) one = upgradesOfPerson[one.schema_version ?? 0](one);
  return one;
}
function readPerson(id) {
  return upgradePerson(db.people.findOne({ _id: id }));
}
// === step: Roll out writers of the newest version ()
function insertPerson(item) {
  return db.people.insertOne({ ...item, schema_version: 1 });
}
// Converts what filter finds of older versions; run again it finds nothing.
function convertPeople(filter) {
  return db.people.updateMany({ ...filter, schema_version: { $not: { $gte: 1 } } }, [
    { $set: { contacts: { $let: {
      vars: { made: { $filter: { input: [{ kind: { $literal: "home" }, number: "$phone_home" }, { kind: { $literal: "work" }, number: "$phones.work" }], cond: { $not: [{ $in: [{ $type: "$$this.number" }, ["missing", "null"]] }] } } } },
      in: { $cond: [{ $and: [{ $eq: ["$$made", []] }, { $gt: ["$contacts", null] }] }, "$contacts", { $concatArrays: ["$$made", { $ifNull: ["$contacts", []] }] }] } } } } },
    { $unset: ["fax", "phone_home", "phones.work"] },
    { $set: { schema_version: 1 } },
  ]).modifiedCount;
}
// change is an update such as { $set: { … } }, in the names of the newest shape. False: no document of this id has that shape, and
// nothing is changed.
function changePerson(id, change) {
  convertPeople({ _id: id });
  return db.people.updateOne({ _id: id, schema_version: 1 }, change).matchedCount === 1;
}
// === step: Set the validator of this design (Its level is moderate: new documents must have the newest shape, older ones may still be changed.)
// === step: Convert the rest (In steps, while everybody goes on working.)
// Converts what filter finds of older versions; run again it finds nothing.
function convertPeople(filter) {
  return db.people.updateMany({ ...filter, schema_version: { $not: { $gte: 1 } } }, [
    { $set: { contacts: { $let: {
      vars: { made: { $filter: { input: [{ kind: { $literal: "home" }, number: "$phone_home" }, { kind: { $literal: "work" }, number: "$phones.work" }], cond: { $not: [{ $in: [{ $type: "$$this.number" }, ["missing", "null"]] }] } } } },
      in: { $cond: [{ $and: [{ $eq: ["$$made", []] }, { $gt: ["$contacts", null] }] }, "$contacts", { $concatArrays: ["$$made", { $ifNull: ["$contacts", []] }] }] } } } } },
    { $unset: ["fax", "phone_home", "phones.work"] },
    { $set: { schema_version: 1 } },
  ]).modifiedCount;
}
function convertAllPeople() {
  let ids = [];
  let converted = 0;
  for (const doc of db.people.find({ schema_version: { $not: { $gte: 1 } } }, { _id: 1 })) {
    ids.push(doc._id);
    if (ids.length < 1000) continue;
    converted += convertPeople({ _id: { $in: ids } });
    ids = [];
  }
  if (ids.length > 0) converted += convertPeople({ _id: { $in: ids } });
  return converted;
}
print("converted", convertAllPeople());
// === step: Compare ()
const left = db.people.countDocuments({ schema_version: { $not: { $gte: 1 } } });
print("left of older versions (must be none)", left);
print("of the newest version", db.people.countDocuments({ schema_version: 1 }));
if (left > 0) throw new Error("a writer with the old code is still at work: stop it, and run the step before once more");
// === step: Clean up (When none is left: remove the old handlers, drop the indexes of the old places, and let the oldest accepted shape be the newest.)
// === undo: Check ()
{
const odd = db.people.find({ schema_version: 1, contacts: { $elemMatch: { kind: "home" } }, phone_home: { $exists: true } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a value in its former and in its new place, phone_home and contacts: take the wrong one away first: " + EJSON.stringify(odd));
}
{
const odd = db.people.find({ schema_version: 1, contacts: { $elemMatch: { kind: "work" } }, $or: [{ $expr: { $not: [{ $in: [{ $type: "$phones" }, ["missing", "null", "object"]] }] } }] }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("what would hold phones.work is no object in these documents: mend them first: " + EJSON.stringify(odd));
}
{
const odd = db.people.find({ schema_version: 1, contacts: { $elemMatch: { kind: "work" } }, "phones.work": { $exists: true } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a value in its former and in its new place, phones.work and contacts: take the wrong one away first: " + EJSON.stringify(odd));
}
// === undo: Back to the version before (First switch the writers back. What was dropped does not return.)
{
// Where the first item of a kind is that a field can hold: with the kind, a value and nothing else; -1: nowhere.
const placeInContacts = kind => ({ $cond: [{ $isArray: ["$contacts"] }, { $indexOfArray: [{ $map: { input: "$contacts", in: { $cond: [
  { $eq: [{ $type: "$$this" }, "object"] },
  { $and: [{ $eq: ["$$this.kind", { $literal: kind }] }, { $ne: [{ $type: "$$this.number" }, "missing"] }, { $eq: [{ $size: { $objectToArray: "$$this" } }, 2] }] },
  false] } } }, true] }, -1] });
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.people.aggregate([{ $match: { schema_version: 1 } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.people.aggregate([
      { $match: { _id: one._id } },
      { $set: { phone_home: { $let: { vars: { at: placeInContacts("home") }, in: { $cond: [{ $gte: ["$$at", 0] }, { $let: { vars: { one: { $arrayElemAt: ["$contacts", "$$at"] } }, in: "$$one.number" } }, "$phone_home"] } } } } },
  { $set: { phones: { $let: { vars: { at: placeInContacts("work") }, in: { $cond: [{ $gte: ["$$at", 0] }, { $mergeObjects: ["$phones", { work: { $let: { vars: { one: { $arrayElemAt: ["$contacts", "$$at"] } }, in: "$$one.number" } } }] }, "$phones"] } } } } },
  { $set: { contacts: { $let: {
    vars: { rest: { $map: { input: { $filter: { input: { $range: [0, { $cond: [{ $isArray: ["$contacts"] }, { $size: "$contacts" }, 0] }] }, cond: { $not: [{ $in: ["$$this", [placeInContacts("home"), placeInContacts("work")]] }] } } }, in: { $arrayElemAt: ["$contacts", "$$this"] } } } },
    in: { $cond: [{ $not: [{ $isArray: ["$contacts"] }] }, "$contacts", { $cond: [{ $and: [{ $eq: ["$$rest", []] }] }, "$$REMOVE", "$$rest"] }] } } } } },
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
db.people.updateMany({ schema_version: 1 }, [
  { $set: { phone_home: { $let: { vars: { at: placeInContacts("home") }, in: { $cond: [{ $gte: ["$$at", 0] }, { $let: { vars: { one: { $arrayElemAt: ["$contacts", "$$at"] } }, in: "$$one.number" } }, "$phone_home"] } } } } },
  { $set: { phones: { $let: { vars: { at: placeInContacts("work") }, in: { $cond: [{ $gte: ["$$at", 0] }, { $mergeObjects: ["$phones", { work: { $let: { vars: { one: { $arrayElemAt: ["$contacts", "$$at"] } }, in: "$$one.number" } } }] }, "$phones"] } } } } },
  { $set: { contacts: { $let: {
    vars: { rest: { $map: { input: { $filter: { input: { $range: [0, { $cond: [{ $isArray: ["$contacts"] }, { $size: "$contacts" }, 0] }] }, cond: { $not: [{ $in: ["$$this", [placeInContacts("home"), placeInContacts("work")]] }] } } }, in: { $arrayElemAt: ["$contacts", "$$this"] } } } },
    in: { $cond: [{ $not: [{ $isArray: ["$contacts"] }] }, "$contacts", { $cond: [{ $and: [{ $eq: ["$$rest", []] }] }, "$$REMOVE", "$$rest"] }] } } } } },
  { $unset: "schema_version" },
]);
}
