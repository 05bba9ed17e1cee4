// === code: Set a value () trips 2, index _id
// Changes the value when the name is there, else adds it; two at the same moment never add it twice.
function setMovieRelease(id, key, value) {
  const entry = { country: key, date: value };
  for (;;) {
    const changed = db.movies.updateOne({ _id: id, "releases.country": key }, { $set: { "releases.$": entry } });
    if (changed.matchedCount === 1) return true;
    const added = db.movies.updateOne({ _id: id, "releases.country": { $ne: key } }, { $push: { releases: entry } });
    if (added.matchedCount === 1) return true;
    if (!db.movies.findOne({ _id: id }, { _id: 1 })) return false;
  }
}
// === code: Take a value away () trips 1, index _id
function removeMovieRelease(id, key) {
  return db.movies.updateOne({ _id: id }, { $pull: { releases: { country: key } } });
}
// === code: Search by any of the values () trips 1, index releases.country, releases.date
// wanted: a list of items to look for, each with a name and with a value or a condition such as { $gt: 10 }.
function findMovies(wanted) {
  return db.movies.find({ releases: { $all: wanted.map(one => ({ $elemMatch: one })) } }).toArray();
}
// === code: Search (in France) trips 1, index releases.country, releases.date
// Each argument is a value or a condition such as { $gt: 10 }.
function findInFrance(fr) {
  return db.movies.find({ releases: { $elemMatch: { country: "fr", date: fr } } }).toArray();
}
// === code: Search (in Japan) trips 1, index releases.country, releases.date
// Each argument is a value or a condition such as { $gt: 10 }.
function findInJapan(jp) {
  return db.movies.find({ releases: { $elemMatch: { country: "jp", date: jp } } }).toArray();
}
// === step: Check ()
print("server", db.version());
print("documents", db.movies.countDocuments({}), "with one of the fields", db.movies.countDocuments({ $or: [{ release_us: { $exists: true } }, { release_fr: { $exists: true } }, { release_de: { $exists: true } }, { release_jp: { $exists: true } }] }));
print("documents with the array already", db.movies.countDocuments({ releases: { $exists: true } }));
{
const odd = db.movies.find({ $expr: { $not: [{ $in: [{ $type: "$releases" }, ["missing", "null", "array"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field releases of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.movies.aggregate([{ $match: { $or: [{ release_us: { $exists: true } }, { release_fr: { $exists: true } }, { release_de: { $exists: true } }, { release_jp: { $exists: true } }] } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.movies.aggregate([
      { $match: { _id: one._id } },
      { $set: { releases: { $let: {
    vars: { found: { $filter: { as: "one", cond: { $ne: [{ $type: "$$one.date" }, "missing"] }, input: [
      { country: "us", date: "$release_us" },
      { country: "fr", date: "$release_fr" },
      { country: "de", date: "$release_de" },
      { country: "jp", date: "$release_jp" },
    ] } } },
    in: { $concatArrays: [
      { $filter: { input: { $ifNull: ["$releases", []] }, as: "one", cond: { $not: [{ $in: ["$$one.country", "$$found.country"] }] } } },
      "$$found",
    ] },
  } } } },
  { $unset: ["release_us", "release_fr", "release_de", "release_jp"] },
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
db.movies.createIndex({ "releases.country": 1, "releases.date": 1 });
// === step: Start readers and writers that know both shapes (A reader looks into the array first, then for the old field.)
// Changes the value when the name is there, else adds it; two at the same moment never add it twice.
function setMovieRelease(id, key, value) {
  const entry = { country: key, date: value };
  for (;;) {
    const changed = db.movies.updateOne({ _id: id, "releases.country": key }, { $set: { "releases.$": entry } });
    if (changed.matchedCount === 1) return true;
    const added = db.movies.updateOne({ _id: id, "releases.country": { $ne: key } }, { $push: { releases: entry } });
    if (added.matchedCount === 1) return true;
    if (!db.movies.findOne({ _id: id }, { _id: 1 })) return false;
  }
}
// wanted: a list of items to look for, each with a name and with a value or a condition such as { $gt: 10 }.
function findMovies(wanted) {
  return db.movies.find({ releases: { $all: wanted.map(one => ({ $elemMatch: one })) } }).toArray();
}
// === step: Move the fields (Writers may go on. Run it again when an old writer set a field meanwhile: the newer value wins.)
db.movies.updateMany({ $or: [{ release_us: { $exists: true } }, { release_fr: { $exists: true } }, { release_de: { $exists: true } }, { release_jp: { $exists: true } }] }, [
  { $set: { releases: { $let: {
    vars: { found: { $filter: { as: "one", cond: { $ne: [{ $type: "$$one.date" }, "missing"] }, input: [
      { country: "us", date: "$release_us" },
      { country: "fr", date: "$release_fr" },
      { country: "de", date: "$release_de" },
      { country: "jp", date: "$release_jp" },
    ] } } },
    in: { $concatArrays: [
      { $filter: { input: { $ifNull: ["$releases", []] }, as: "one", cond: { $not: [{ $in: ["$$one.country", "$$found.country"] }] } } },
      "$$found",
    ] },
  } } } },
  { $unset: ["release_us", "release_fr", "release_de", "release_jp"] },
]);
// === step: Compare ()
const left = db.movies.countDocuments({ $or: [{ release_us: { $exists: true } }, { release_fr: { $exists: true } }, { release_de: { $exists: true } }, { release_jp: { $exists: true } }] });
print("documents that still have one of the fields (must be none)", left);
if (left > 0) throw new Error("an old writer set a field again: run the step before once more");
// === step: Drop the old indexes (Hide them first (MongoDB 4.4) and watch.)
for (const name of ["release_fr_1", "release_jp_1"]) {
  if (db.movies.getIndexes().some(index => index.name === name)) db.movies.dropIndex(name);
}
// === undo: Check ()
{
const names = ["us", "fr", "de", "jp"];
const named = { $filter: { input: "$releases", as: "one", cond: { $in: ["$$one.country", names] } } };
const bare = { $map: { input: named, as: "one", in: { $arrayToObject: { $filter: { input: { $objectToArray: "$$one" }, as: "part", cond: { $ne: ["$$part.k", "date"] } } } } } };
const odd = db.movies.aggregate([
  { $match: { "releases.country": { $in: names } } },
  { $match: { $expr: { $let: { vars: { bare: bare }, in: { $or: [
    { $ne: [{ $size: "$$bare" }, { $size: { $setUnion: ["$$bare"] } }] },
    { $not: [{ $setIsSubset: ["$$bare", [{ country: "us" }, { country: "fr" }, { country: "de" }, { country: "jp" }]] }] },
  ] } } } } },
  { $limit: 20 },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have two values of one name, a value in another unit, or more beside it, and a field has no place for that: mend them first: " + EJSON.stringify(odd));
}
// === undo: Put the fields back (Needs MongoDB 4.4.)
db.movies.createIndex({ release_fr: 1 });
db.movies.createIndex({ release_jp: 1 }, { partialFilterExpression: { release_jp: { "$exists": true } } });
// A list that is empty then goes as well: whether an empty one or null was there before, nobody can know. If the fields move
// again, such a list becomes the last field of its document.
db.movies.updateMany({ "releases.country": { $in: ["us", "fr", "de", "jp"] } }, [
  { $set: { release_us: { $cond: [{ $eq: [{ $type: "$release_us" }, "missing"] }, { $let: { vars: { one: { $first: { $filter: { input: "$releases", as: "one", cond: { $eq: ["$$one.country", "us"] } } } } }, in: "$$one.date" } }, "$release_us"] } } },
  { $set: { release_fr: { $cond: [{ $eq: [{ $type: "$release_fr" }, "missing"] }, { $let: { vars: { one: { $first: { $filter: { input: "$releases", as: "one", cond: { $eq: ["$$one.country", "fr"] } } } } }, in: "$$one.date" } }, "$release_fr"] } } },
  { $set: { release_de: { $cond: [{ $eq: [{ $type: "$release_de" }, "missing"] }, { $let: { vars: { one: { $first: { $filter: { input: "$releases", as: "one", cond: { $eq: ["$$one.country", "de"] } } } } }, in: "$$one.date" } }, "$release_de"] } } },
  { $set: { release_jp: { $cond: [{ $eq: [{ $type: "$release_jp" }, "missing"] }, { $let: { vars: { one: { $first: { $filter: { input: "$releases", as: "one", cond: { $eq: ["$$one.country", "jp"] } } } } }, in: "$$one.date" } }, "$release_jp"] } } },
  { $set: { releases: { $filter: { input: "$releases", as: "one", cond: { $not: [{ $in: ["$$one.country", ["us", "fr", "de", "jp"]] }] } } } } },
  { $set: { releases: { $cond: [{ $eq: ["$releases", []] }, "$$REMOVE", "$releases"] } } },
]);
// === undo: Drop the new index ()
for (const name of ["releases.country_1_releases.date_1"]) {
  if (db.movies.getIndexes().some(index => index.name === name)) db.movies.dropIndex(name);
}
