// === code: Create a document with empty places () trips 1, index _id
// A document with all its places, empty.
function prepareSailing(document) {
  const empty = Array(12).fill(0);
  const { _id = new ObjectId() } = document;
  try {
    db.sailings.insertOne({ ...document, _id, lockers: empty });
  } catch (error) {
    if (error.code !== 11000 || !db.sailings.findOne({ _id }, { _id: 1 })) throw error; // a second try
  }
  return _id;
}
// === code: Take a place (take) trips 1, index _id
// Whoever is first gets the place; the others get false.
function takeLocker(id, position, value) {
  const place = "lockers." + position;
  return db.sailings.updateOne({ _id: id, [place]: 0 }, { $set: { [place]: value } }).matchedCount === 1;
}
// === code: Give a place back () trips 1, index _id
// Only who has the place can give it back.
function freeLocker(id, position, value) {
  const place = "lockers." + position;
  return db.sailings.updateOne({ _id: id, [place]: value }, { $set: { [place]: 0 } }).matchedCount === 1;
}
// === code: Find the free places () trips 1, index _id
function findFreeLockers(id) {
  const doc = db.sailings.findOne({ _id: id }, { lockers: 1 });
  return (doc?.lockers ?? []).flatMap((value, position) => (Number(value) === 0 ? [position] : []));
}
// === step: Check ()
{
const odd = db.sailings.find({ $expr: { $not: [{ $in: [{ $type: "$lockers" }, ["missing", "null", "array"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have no list in lockers: mend them first: " + EJSON.stringify(odd));
}
{
const odd = db.sailings.find({ "lockers.12": { $exists: true } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have more places in lockers than there will be: take some away, or let the layout have more: " + EJSON.stringify(odd));
}
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.sailings.aggregate([{ $match: { $nor: [{ "lockers.11": { $exists: true }, $expr: { $not: [{ $in: [null, { $ifNull: ["$lockers", []] }] }] } }] } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.sailings.aggregate([
      { $match: { _id: one._id } },
      { $set: { lockers: { $map: { input: { $range: [0, 12] }, as: "i", in: { $ifNull: [{ $arrayElemAt: [{ $ifNull: ["$lockers", []] }, "$$i"] }, 0] } } } } },
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
print("server", db.version());
print("documents", db.sailings.countDocuments({}), "with all places", db.sailings.countDocuments({ "lockers.11": { $exists: true }, $expr: { $not: [{ $in: [null, { $ifNull: ["$lockers", []] }] }] } }));
// === step: Start readers and writers that use the new code (The old ones end here: what they append or put at a position would be a place too many, or in the place of a row. Until a document is filled up, its places are not yet free.)
// A document with all its places, empty.
function prepareSailing(document) {
  const empty = Array(12).fill(0);
  const { _id = new ObjectId() } = document;
  try {
    db.sailings.insertOne({ ...document, _id, lockers: empty });
  } catch (error) {
    if (error.code !== 11000 || !db.sailings.findOne({ _id }, { _id: 1 })) throw error; // a second try
  }
  return _id;
}
// Whoever is first gets the place; the others get false.
function takeLocker(id, position, value) {
  const place = "lockers." + position;
  return db.sailings.updateOne({ _id: id, [place]: 0 }, { $set: { [place]: value } }).matchedCount === 1;
}
// Only who has the place can give it back.
function freeLocker(id, position, value) {
  const place = "lockers." + position;
  return db.sailings.updateOne({ _id: id, [place]: value }, { $set: { [place]: 0 } }).matchedCount === 1;
}
function findFreeLockers(id) {
  const doc = db.sailings.findOne({ _id: id }, { lockers: 1 });
  return (doc?.lockers ?? []).flatMap((value, position) => (Number(value) === 0 ? [position] : []));
}
// === step: Add the missing places (Needs MongoDB 4.2. What is in the array keeps its position; null becomes an empty place. Writers of the new code may go on.)
const all = { $ifNull: ["$lockers", []] };
db.sailings.updateMany({ $nor: [{ "lockers.11": { $exists: true }, $expr: { $not: [{ $in: [null, { $ifNull: ["$lockers", []] }] }] } }] }, [{ $set: { lockers: { $map: { input: { $range: [0, 12] }, as: "i", in: { $ifNull: [{ $arrayElemAt: [all, "$$i"] }, 0] } } } } }]);
// === step: Compare ()
const short = db.sailings.countDocuments({ $nor: [{ "lockers.11": { $exists: true }, $expr: { $not: [{ $in: [null, { $ifNull: ["$lockers", []] }] }] } }] });
print("documents without all places (must be none)", short);
if (short > 0) throw new Error("run the step before once more");
// === undo: Take the empty places at the end away (Stop the writers first. Empty places between others stay.)
// One list again, without the empty places at its end.
const list = "$lockers";
const filled = { $map: { input: { $range: [0, { $size: "$$list" }] }, as: "at",
  in: { $cond: [{ $eq: [{ $arrayElemAt: ["$$list", "$$at"] }, 0] }, 0, { $add: ["$$at", 1] }] } } };
const kept = { $slice: ["$$list", { $max: [12, { $max: filled }] }] };
db.sailings.updateMany({ "lockers.12": { $exists: true } }, [{ $set: { lockers: { $let: { vars: { list: list }, in: kept } } } }]);
