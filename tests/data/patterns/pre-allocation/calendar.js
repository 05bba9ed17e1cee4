// === code: Create a document with empty places () trips 1, index _id
// A document with all its places, empty.
function prepareSailing(document) {
  const empty = Array.from({ length: 7 }, () => Array(24).fill(""));
  const { _id = new ObjectId() } = document;
  try {
    db.sailings.insertOne({ ...document, _id, slots: empty });
  } catch (error) {
    if (error.code !== 11000 || !db.sailings.findOne({ _id }, { _id: 1 })) throw error; // a second try
  }
  return _id;
}
// One document for each period, all prepared ahead; periods: documents that say which. Run again, it adds what is missing.
function prepareAllSailings(periods) {
  return periods.map(period => prepareSailing(period));
}
// === code: Take a place (take) trips 1, index _id
// Whoever is first gets the place; the others get false.
function takeSlot(id, day, slot, value) {
  const place = "slots." + day + "." + slot;
  return db.sailings.updateOne({ _id: id, [place]: "" }, { $set: { [place]: value } }).matchedCount === 1;
}
// === code: Give a place back () trips 1, index _id
// Only who has the place can give it back.
function freeSlot(id, day, slot, value) {
  const place = "slots." + day + "." + slot;
  return db.sailings.updateOne({ _id: id, [place]: value }, { $set: { [place]: "" } }).matchedCount === 1;
}
// === code: Find the free places () trips 1, index _id
function findFreeSlots(id) {
  const doc = db.sailings.findOne({ _id: id }, { slots: 1 });
  return (doc?.slots ?? []).flatMap((places, day) => (Array.isArray(places) ? places.flatMap((value, slot) => (value === "" ? [{ day, slot }] : [])) : []));
}
// === step: Check ()
{
const odd = db.sailings.find({ $expr: { $not: [{ $in: [{ $type: "$slots" }, ["missing", "null", "array"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have no list in slots: mend them first: " + EJSON.stringify(odd));
}
{
const odd = db.sailings.find({ $and: [{ slots: { $elemMatch: { $type: "array" } } }, { slots: { $elemMatch: { $not: { $type: "array" } } } }] }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have rows and single places in slots: mend them first: " + EJSON.stringify(odd));
}
{
const odd = db.sailings.find({ $expr: { $or: [{ $gt: [{ $max: { $map: { input: { $ifNull: ["$slots", []] }, as: "row", in: { $cond: [{ $isArray: "$$row" }, { $size: "$$row" }, 0] } } } }, 24] },
  { $gt: [{ $size: { $ifNull: ["$slots", []] } }, { $cond: [{ $isArray: { $arrayElemAt: [{ $ifNull: ["$slots", []] }, 0] } }, 7, 168] }] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have more places in slots than there will be: take some away, or let the layout have more: " + EJSON.stringify(odd));
}
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.sailings.aggregate([{ $match: { $nor: [{ $expr: { $and: [{ $eq: [{ $size: { $ifNull: ["$slots", []] } }, 7] }, { $eq: [{ $min: { $map: { input: { $ifNull: ["$slots", []] }, as: "row", in: { $cond: [{ $isArray: "$$row" }, { $size: "$$row" }, -1] } } } }, 24] },
  { $not: [{ $anyElementTrue: [{ $map: { input: { $ifNull: ["$slots", []] }, as: "row", in: { $cond: [{ $isArray: "$$row" }, { $in: [null, "$$row"] }, true] } } }] }] }] } }] } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.sailings.aggregate([
      { $match: { _id: one._id } },
      { $set: { slots: { $map: { input: { $range: [0, 7] }, as: "i", in: { $let: { vars: { row: { $arrayElemAt: [{ $ifNull: ["$slots", []] }, "$$i"] } }, in:
  { $map: { input: { $range: [0, 24] }, as: "j", in: { $cond: [{ $isArray: "$$row" }, { $ifNull: [{ $arrayElemAt: ["$$row", "$$j"] }, ""] }, { $ifNull: [{ $arrayElemAt: [{ $ifNull: ["$slots", []] }, { $add: [{ $multiply: ["$$i", 24] }, "$$j"] }] }, ""] }] } } } } } } } } },
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
print("documents", db.sailings.countDocuments({}), "with all places", db.sailings.countDocuments({ $expr: { $and: [{ $eq: [{ $size: { $ifNull: ["$slots", []] } }, 7] }, { $eq: [{ $min: { $map: { input: { $ifNull: ["$slots", []] }, as: "row", in: { $cond: [{ $isArray: "$$row" }, { $size: "$$row" }, -1] } } } }, 24] },
  { $not: [{ $anyElementTrue: [{ $map: { input: { $ifNull: ["$slots", []] }, as: "row", in: { $cond: [{ $isArray: "$$row" }, { $in: [null, "$$row"] }, true] } } }] }] }] } }));
// === step: Start readers and writers that use the new code (The old ones end here: what they append or put at a position would be a place too many, or in the place of a row. Until a document is filled up, its places are not yet free.)
// A document with all its places, empty.
function prepareSailing(document) {
  const empty = Array.from({ length: 7 }, () => Array(24).fill(""));
  const { _id = new ObjectId() } = document;
  try {
    db.sailings.insertOne({ ...document, _id, slots: empty });
  } catch (error) {
    if (error.code !== 11000 || !db.sailings.findOne({ _id }, { _id: 1 })) throw error; // a second try
  }
  return _id;
}
// Whoever is first gets the place; the others get false.
function takeSlot(id, day, slot, value) {
  const place = "slots." + day + "." + slot;
  return db.sailings.updateOne({ _id: id, [place]: "" }, { $set: { [place]: value } }).matchedCount === 1;
}
// Only who has the place can give it back.
function freeSlot(id, day, slot, value) {
  const place = "slots." + day + "." + slot;
  return db.sailings.updateOne({ _id: id, [place]: value }, { $set: { [place]: "" } }).matchedCount === 1;
}
function findFreeSlots(id) {
  const doc = db.sailings.findOne({ _id: id }, { slots: 1 });
  return (doc?.slots ?? []).flatMap((places, day) => (Array.isArray(places) ? places.flatMap((value, slot) => (value === "" ? [{ day, slot }] : [])) : []));
}
// === step: Add the missing places (Needs MongoDB 4.2. What is in the array keeps its position; null becomes an empty place. Writers of the new code may go on.)
const all = { $ifNull: ["$slots", []] };
db.sailings.updateMany({ $nor: [{ $expr: { $and: [{ $eq: [{ $size: { $ifNull: ["$slots", []] } }, 7] }, { $eq: [{ $min: { $map: { input: { $ifNull: ["$slots", []] }, as: "row", in: { $cond: [{ $isArray: "$$row" }, { $size: "$$row" }, -1] } } } }, 24] },
  { $not: [{ $anyElementTrue: [{ $map: { input: { $ifNull: ["$slots", []] }, as: "row", in: { $cond: [{ $isArray: "$$row" }, { $in: [null, "$$row"] }, true] } } }] }] }] } }] }, [{ $set: { slots: { $map: { input: { $range: [0, 7] }, as: "i", in: { $let: { vars: { row: { $arrayElemAt: [all, "$$i"] } }, in:
  { $map: { input: { $range: [0, 24] }, as: "j", in: { $cond: [{ $isArray: "$$row" }, { $ifNull: [{ $arrayElemAt: ["$$row", "$$j"] }, ""] }, { $ifNull: [{ $arrayElemAt: [all, { $add: [{ $multiply: ["$$i", 24] }, "$$j"] }] }, ""] }] } } } } } } } } }]);
// === step: Compare ()
const short = db.sailings.countDocuments({ $nor: [{ $expr: { $and: [{ $eq: [{ $size: { $ifNull: ["$slots", []] } }, 7] }, { $eq: [{ $min: { $map: { input: { $ifNull: ["$slots", []] }, as: "row", in: { $cond: [{ $isArray: "$$row" }, { $size: "$$row" }, -1] } } } }, 24] },
  { $not: [{ $anyElementTrue: [{ $map: { input: { $ifNull: ["$slots", []] }, as: "row", in: { $cond: [{ $isArray: "$$row" }, { $in: [null, "$$row"] }, true] } } }] }] }] } }] });
print("documents without all places (must be none)", short);
if (short > 0) throw new Error("run the step before once more");
// === undo: Take the empty places at the end away (Stop the writers first. Empty places between others stay.)
// One list again, without the empty places at its end.
const list = { $reduce: { input: "$slots", initialValue: [], in:
  { $concatArrays: ["$$value", { $cond: [{ $isArray: "$$this" }, "$$this", ["$$this"]] }] } } };
const filled = { $map: { input: { $range: [0, { $size: "$$list" }] }, as: "at",
  in: { $cond: [{ $eq: [{ $arrayElemAt: ["$$list", "$$at"] }, ""] }, 0, { $add: ["$$at", 1] }] } } };
const kept = { $slice: ["$$list", { $max: [0, { $max: filled }] }] };
db.sailings.updateMany({ "slots.0.0": { $exists: true } }, [{ $set: { slots: { $let: { vars: { list: list }, in: kept } } } }]);
