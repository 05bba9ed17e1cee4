// === code: Create a document with empty places () trips 1, index _id
// A document with all its places, empty.
function prepareSailing(document) {
  const empty = Array(4).fill(false);
  const { _id = new ObjectId() } = document;
  try {
    db.sailings.insertOne({ ...document, _id, "pla\"ces": { ...document["pla\"ces"], "do ne `x`*/": empty } });
  } catch (error) {
    if (error.code !== 11000 || !db.sailings.findOne({ _id }, { _id: 1 })) throw error; // a second try
  }
  return _id;
}
// === code: Take a place (take) trips 1, index _id
// Whoever is first gets the place; the others get false.
function takeDoNeX(id, position, value) {
  const place = "pla\"ces.do ne `x`*/." + position;
  return db.sailings.updateOne({ _id: id, [place]: false }, { $set: { [place]: value } }).matchedCount === 1;
}
// === code: Give a place back () trips 1, index _id
// Only who has the place can give it back.
function freeDoNeX(id, position, value) {
  const place = "pla\"ces.do ne `x`*/." + position;
  return db.sailings.updateOne({ _id: id, [place]: value }, { $set: { [place]: false } }).matchedCount === 1;
}
// === code: Find the free places () trips 1, index _id
function findFreeDoNeX(id) {
  const doc = db.sailings.findOne({ _id: id }, { "pla\"ces.do ne `x`*/": 1 });
  return (doc?.["pla\"ces"]?.["do ne `x`*/"] ?? []).flatMap((value, position) => (value === false ? [position] : []));
}
// === step: Check ()
{
const odd = db.sailings.find({ $expr: { $not: [{ $in: [{ $type: "$pla\"ces.do ne `x`*/" }, ["missing", "null", "array"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have no list in pla\"ces.do ne `x`*/: mend them first: " + EJSON.stringify(odd));
}
{
const odd = db.sailings.find({ "pla\"ces.do ne `x`*/.4": { $exists: true } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have more places in pla\"ces.do ne `x`*/ than there will be: take some away, or let the layout have more: " + EJSON.stringify(odd));
}
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.sailings.aggregate([{ $match: { $nor: [{ "pla\"ces.do ne `x`*/.3": { $exists: true }, $expr: { $not: [{ $in: [null, { $ifNull: ["$pla\"ces.do ne `x`*/", []] }] }] } }] } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.sailings.aggregate([
      { $match: { _id: one._id } },
      { $set: { "pla\"ces.do ne `x`*/": { $map: { input: { $range: [0, 4] }, as: "i", in: { $ifNull: [{ $arrayElemAt: [{ $ifNull: ["$pla\"ces.do ne `x`*/", []] }, "$$i"] }, false] } } } } },
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
print("documents", db.sailings.countDocuments({}), "with all places", db.sailings.countDocuments({ "pla\"ces.do ne `x`*/.3": { $exists: true }, $expr: { $not: [{ $in: [null, { $ifNull: ["$pla\"ces.do ne `x`*/", []] }] }] } }));
// === step: Start readers and writers that use the new code (The old ones end here: what they append or put at a position would be a place too many, or in the place of a row. Until a document is filled up, its places are not yet free.)
// A document with all its places, empty.
function prepareSailing(document) {
  const empty = Array(4).fill(false);
  const { _id = new ObjectId() } = document;
  try {
    db.sailings.insertOne({ ...document, _id, "pla\"ces": { ...document["pla\"ces"], "do ne `x`*/": empty } });
  } catch (error) {
    if (error.code !== 11000 || !db.sailings.findOne({ _id }, { _id: 1 })) throw error; // a second try
  }
  return _id;
}
// Whoever is first gets the place; the others get false.
function takeDoNeX(id, position, value) {
  const place = "pla\"ces.do ne `x`*/." + position;
  return db.sailings.updateOne({ _id: id, [place]: false }, { $set: { [place]: value } }).matchedCount === 1;
}
// Only who has the place can give it back.
function freeDoNeX(id, position, value) {
  const place = "pla\"ces.do ne `x`*/." + position;
  return db.sailings.updateOne({ _id: id, [place]: value }, { $set: { [place]: false } }).matchedCount === 1;
}
function findFreeDoNeX(id) {
  const doc = db.sailings.findOne({ _id: id }, { "pla\"ces.do ne `x`*/": 1 });
  return (doc?.["pla\"ces"]?.["do ne `x`*/"] ?? []).flatMap((value, position) => (value === false ? [position] : []));
}
// === step: Add the missing places (Needs MongoDB 4.2. What is in the array keeps its position; null becomes an empty place. Writers of the new code may go on.)
const all = { $ifNull: ["$pla\"ces.do ne `x`*/", []] };
db.sailings.updateMany({ $nor: [{ "pla\"ces.do ne `x`*/.3": { $exists: true }, $expr: { $not: [{ $in: [null, { $ifNull: ["$pla\"ces.do ne `x`*/", []] }] }] } }] }, [{ $set: { "pla\"ces.do ne `x`*/": { $map: { input: { $range: [0, 4] }, as: "i", in: { $ifNull: [{ $arrayElemAt: [all, "$$i"] }, false] } } } } }]);
// === step: Compare ()
const short = db.sailings.countDocuments({ $nor: [{ "pla\"ces.do ne `x`*/.3": { $exists: true }, $expr: { $not: [{ $in: [null, { $ifNull: ["$pla\"ces.do ne `x`*/", []] }] }] } }] });
print("documents without all places (must be none)", short);
if (short > 0) throw new Error("run the step before once more");
// === undo: Take the empty places at the end away (Stop the writers first. Empty places between others stay.)
// One list again, without the empty places at its end.
const list = "$pla\"ces.do ne `x`*/";
const filled = { $map: { input: { $range: [0, { $size: "$$list" }] }, as: "at",
  in: { $cond: [{ $eq: [{ $arrayElemAt: ["$$list", "$$at"] }, false] }, 0, { $add: ["$$at", 1] }] } } };
const kept = { $slice: ["$$list", { $max: [4, { $max: filled }] }] };
db.sailings.updateMany({ "pla\"ces.do ne `x`*/.4": { $exists: true } }, [{ $set: { "pla\"ces.do ne `x`*/": { $let: { vars: { list: list }, in: kept } } } }]);
