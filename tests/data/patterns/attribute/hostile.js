// === code: Set a value () trips 2, index _id
// Changes the value when the name is there, else adds it; two at the same moment never add it twice.
function setOddThingAtTribute(id, key, value) {
  const entry = { k: key, v: value };
  for (;;) {
    const changed = db.odd_things.updateOne({ _id: id, "at \u0027tributes.k": key }, { $set: { "at \u0027tributes.$": entry } });
    if (changed.matchedCount === 1) return true;
    const added = db.odd_things.updateOne({ _id: id, "at \u0027tributes.k": { $ne: key } }, { $push: { "at \u0027tributes": entry } });
    if (added.matchedCount === 1) return true;
    if (!db.odd_things.findOne({ _id: id }, { _id: 1 })) return false;
  }
}
// === code: Take a value away () trips 2, index _id
// The last value takes its array with it: the rules want none that is empty.
function removeOddThingAtTribute(id, key) {
  for (;;) {
    const last = db.odd_things.updateOne({ _id: id, "at \u0027tributes": { $size: 1, $elemMatch: { k: key } } }, { $unset: { "at \u0027tributes": "" } });
    if (last.matchedCount === 1) return last;
    const one = db.odd_things.updateOne({ _id: id, "at \u0027tributes.1": { $exists: true } }, { $pull: { "at \u0027tributes": { k: key } } });
    if (one.matchedCount === 1 || !db.odd_things.findOne({ _id: id, "at \u0027tributes.k": key }, { _id: 1 })) return one;
  }
}
// === code: Search by any of the values () trips 1, index at 'tributes.k, at 'tributes.v
// wanted: a list of items to look for, each with a name and with a value or a condition such as { $gt: 10 }.
function findOddThings(wanted) {
  return db.odd_things.find({ "at \u0027tributes": { $all: wanted.map(one => ({ $elemMatch: one })) } }).toArray();
}
// === code: Search (s*/1) trips 1, index at 'tributes.k, at 'tributes.v
// Each argument is a value or a condition such as { $gt: 10 }.
function findS1(siZeA) {
  return db.odd_things.find({ "at \u0027tributes": { $elemMatch: { k: "si$ze \u2028\"a", v: siZeA } } }).toArray();
}
// === code: Search (s`2) trips 1, index at 'tributes.k, at 'tributes.v
// Each argument is a value or a condition such as { $gt: 10 }.
function findS2(b) {
  return db.odd_things.find({ "at \u0027tributes": { $elemMatch: { k: "`${b}`", v: b } } }).toArray();
}
// === step: Check ()
print("server", db.version());
print("documents", db.odd_things.countDocuments({}), "with one of the fields", db.odd_things.countDocuments({ $or: [{ "de\"tails.si$ze \u2028\"a": { $exists: true } }, { "de\"tails.`${b}`": { $exists: true } }, { "de\"tails.cou*/nt": { $exists: true } }] }));
print("documents with the array already", db.odd_things.countDocuments({ "at \u0027tributes": { $exists: true } }));
{
const odd = db.odd_things.find({ $expr: { $not: [{ $in: [{ $type: "$at \u0027tributes" }, ["missing", "null", "array"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field at \u0027tributes of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.odd_things.aggregate([{ $match: { $or: [{ "de\"tails.si$ze \u2028\"a": { $exists: true } }, { "de\"tails.`${b}`": { $exists: true } }, { "de\"tails.cou*/nt": { $exists: true } }] } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.odd_things.aggregate([
      { $match: { _id: one._id } },
      { $set: { "at \u0027tributes": { $let: {
    vars: { found: { $filter: { as: "one", cond: { $ne: [{ $type: "$$one.v" }, "missing"] }, input: [
      { k: "si$ze \u2028\"a", v: "$de\"tails.si$ze \u2028\"a" },
      { k: "`${b}`", v: "$de\"tails.`${b}`" },
      { k: "cou*/nt", v: "$de\"tails.cou*/nt" },
    ] } } },
    in: { $concatArrays: [
      { $filter: { input: { $ifNull: ["$at \u0027tributes", []] }, as: "one", cond: { $not: [{ $in: ["$$one.k", "$$found.k"] }] } } },
      "$$found",
    ] },
  } } } },
  { $unset: ["de\"tails.si$ze \u2028\"a", "de\"tails.`${b}`", "de\"tails.cou*/nt"] },
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
db.odd_things.createIndex({ "at \u0027tributes.k": 1, "at \u0027tributes.v": 1 });
// === step: Start readers and writers that know both shapes (A reader looks into the array first, then for the old field.)
// Changes the value when the name is there, else adds it; two at the same moment never add it twice.
function setOddThingAtTribute(id, key, value) {
  const entry = { k: key, v: value };
  for (;;) {
    const changed = db.odd_things.updateOne({ _id: id, "at \u0027tributes.k": key }, { $set: { "at \u0027tributes.$": entry } });
    if (changed.matchedCount === 1) return true;
    const added = db.odd_things.updateOne({ _id: id, "at \u0027tributes.k": { $ne: key } }, { $push: { "at \u0027tributes": entry } });
    if (added.matchedCount === 1) return true;
    if (!db.odd_things.findOne({ _id: id }, { _id: 1 })) return false;
  }
}
// wanted: a list of items to look for, each with a name and with a value or a condition such as { $gt: 10 }.
function findOddThings(wanted) {
  return db.odd_things.find({ "at \u0027tributes": { $all: wanted.map(one => ({ $elemMatch: one })) } }).toArray();
}
// === step: Move the fields (Writers may go on. Run it again when an old writer set a field meanwhile: the newer value wins.)
db.odd_things.updateMany({ $or: [{ "de\"tails.si$ze \u2028\"a": { $exists: true } }, { "de\"tails.`${b}`": { $exists: true } }, { "de\"tails.cou*/nt": { $exists: true } }] }, [
  { $set: { "at \u0027tributes": { $let: {
    vars: { found: { $filter: { as: "one", cond: { $ne: [{ $type: "$$one.v" }, "missing"] }, input: [
      { k: "si$ze \u2028\"a", v: "$de\"tails.si$ze \u2028\"a" },
      { k: "`${b}`", v: "$de\"tails.`${b}`" },
      { k: "cou*/nt", v: "$de\"tails.cou*/nt" },
    ] } } },
    in: { $concatArrays: [
      { $filter: { input: { $ifNull: ["$at \u0027tributes", []] }, as: "one", cond: { $not: [{ $in: ["$$one.k", "$$found.k"] }] } } },
      "$$found",
    ] },
  } } } },
  { $unset: ["de\"tails.si$ze \u2028\"a", "de\"tails.`${b}`", "de\"tails.cou*/nt"] },
]);
// === step: Compare ()
const left = db.odd_things.countDocuments({ $or: [{ "de\"tails.si$ze \u2028\"a": { $exists: true } }, { "de\"tails.`${b}`": { $exists: true } }, { "de\"tails.cou*/nt": { $exists: true } }] });
print("documents that still have one of the fields (must be none)", left);
if (left > 0) throw new Error("an old writer set a field again: run the step before once more");
// === step: Drop the old indexes (Hide them first (MongoDB 4.4) and watch.)
for (const name of ["de\"tails.si$ze \u2028\"a_1", "de\"tails.`${b}`_1"]) {
  if (db.odd_things.getIndexes().some(index => index.name === name)) db.odd_things.dropIndex(name);
}
// === undo: Check ()
{
const names = ["si$ze \u2028\"a", "`${b}`", "cou*/nt"];
const named = { $filter: { input: "$at \u0027tributes", as: "one", cond: { $in: ["$$one.k", names] } } };
const bare = { $map: { input: named, as: "one", in: { $arrayToObject: { $filter: { input: { $objectToArray: "$$one" }, as: "part", cond: { $ne: ["$$part.k", "v"] } } } } } };
const odd = db.odd_things.aggregate([
  { $match: { "at \u0027tributes.k": { $in: names } } },
  { $match: { $expr: { $let: { vars: { bare: bare }, in: { $or: [
    { $ne: [{ $size: "$$bare" }, { $size: { $setUnion: ["$$bare"] } }] },
    { $not: [{ $setIsSubset: ["$$bare", [{ k: "si$ze \u2028\"a" }, { k: "`${b}`" }, { k: "cou*/nt" }]] }] },
  ] } } } } },
  { $limit: 20 },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have two values of one name, a value in another unit, or more beside it, and a field has no place for that: mend them first: " + EJSON.stringify(odd));
}
// === undo: Put the fields back (Needs MongoDB 4.4.)
db.odd_things.createIndex({ "de\"tails.si$ze \u2028\"a": 1 }, { partialFilterExpression: { "de\"tails.si$ze \u2028\"a": { "$exists": true } } });
db.odd_things.createIndex({ "de\"tails.`${b}`": 1 }, { partialFilterExpression: { "de\"tails.`${b}`": { "$exists": true } } });
// A list that is empty then goes as well: whether an empty one or null was there before, nobody can know. If the fields move
// again, such a list becomes the last field of its document.
db.odd_things.updateMany({ "at \u0027tributes.k": { $in: ["si$ze \u2028\"a", "`${b}`", "cou*/nt"] } }, [
  { $set: { "de\"tails.si$ze \u2028\"a": { $cond: [{ $eq: [{ $type: "$de\"tails.si$ze \u2028\"a" }, "missing"] }, { $let: { vars: { one: { $first: { $filter: { input: "$at \u0027tributes", as: "one", cond: { $eq: ["$$one.k", "si$ze \u2028\"a"] } } } } }, in: "$$one.v" } }, "$de\"tails.si$ze \u2028\"a"] } } },
  { $set: { "de\"tails.`${b}`": { $cond: [{ $eq: [{ $type: "$de\"tails.`${b}`" }, "missing"] }, { $let: { vars: { one: { $first: { $filter: { input: "$at \u0027tributes", as: "one", cond: { $eq: ["$$one.k", "`${b}`"] } } } } }, in: "$$one.v" } }, "$de\"tails.`${b}`"] } } },
  { $set: { "de\"tails.cou*/nt": { $cond: [{ $eq: [{ $type: "$de\"tails.cou*/nt" }, "missing"] }, { $let: { vars: { one: { $first: { $filter: { input: "$at \u0027tributes", as: "one", cond: { $eq: ["$$one.k", "cou*/nt"] } } } } }, in: "$$one.v" } }, "$de\"tails.cou*/nt"] } } },
  { $set: { "at \u0027tributes": { $filter: { input: "$at \u0027tributes", as: "one", cond: { $not: [{ $in: ["$$one.k", ["si$ze \u2028\"a", "`${b}`", "cou*/nt"]] }] } } } } },
  { $set: { "at \u0027tributes": { $cond: [{ $eq: ["$at \u0027tributes", []] }, "$$REMOVE", "$at \u0027tributes"] } } },
]);
// === undo: Drop the new index ()
for (const name of ["at \u0027tributes.k_1_at \u0027tributes.v_1"]) {
  if (db.odd_things.getIndexes().some(index => index.name === name)) db.odd_things.dropIndex(name);
}
