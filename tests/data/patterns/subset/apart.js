// === code: Add an item (add) trips 3, index _id
// The whole list is in db.reviews; the first 10 stay with their parent as copies.
function addReview(bookId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  try {
    db.reviews.insertOne({ ...item, book_id: bookId });
  } catch (error) {
    if (error.code !== 11000 || !db.reviews.findOne({ _id: item._id, book_id: bookId }, { _id: 1 })) throw error; // a second try
  }
  db.books.updateOne({ _id: bookId }, { $push: { reviews: { $each: [item], $sort: { at: -1 }, $slice: 10 } }, $inc: { review_count: 1 } });
  // Somebody may have removed it between the two.
  if (!db.reviews.findOne({ _id: item._id, book_id: bookId }, { _id: 1 })) db.books.updateOne({ _id: bookId }, { $pull: { reviews: { _id: item._id } } });
}
// === code: Read the document with its first items (page) trips 1, index _id
function readBook(bookId) {
  return db.books.findOne({ _id: bookId });
}
// === code: Read more of the list () trips 1, index book_id, at
function moreReviews(bookId, skip, limit) {
  return db.reviews.find({ book_id: bookId }).sort({ at: -1 }).skip(skip).limit(limit).toArray();
}
// === code: Remove an item () trips 2, index _id
// Whoever is adding it at this moment takes back the copy that comes after this.
function removeReview(bookId, id) {
  const removed = db.reviews.deleteOne({ _id: id, book_id: bookId }).deletedCount === 1;
  if (removed) {
    // Whoever has just added it counts it in a moment.
    const fewer = { $pull: { reviews: { _id: id } }, $inc: { review_count: -1 } };
    for (let n = 0; n < 100 && db.books.updateOne({ _id: bookId, review_count: { $gt: 0 } }, fewer).matchedCount === 0 && db.books.findOne({ _id: bookId, review_count: { $exists: true } }, { _id: 1 }); n += 1) sleep(100);
  }
  if (!removed) db.books.updateOne({ _id: bookId, "reviews._id": id }, { $pull: { reviews: { _id: id } } });
  return removed;
}
// === code: Repair the first items and their number () trips 1, index 
// Repairs the first items and their number, as the whole list has them.
// Somebody who was killed between two writes, or old code, leaves them wrong; {} looks at all documents. Writers may go on: what is wrong
// may be on its way, so only what is the same a second later is repaired, where the document is still as it was.
function repairBooks(filter) {
  const wrong = chosen => [
    { $match: chosen },
    { $match: { reviews: { $type: "array" }, review_count: { $exists: true } } },
    { $project: { was: "$reviews", wasCount: "$review_count" } },
    { $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "few", pipeline: [{ $sort: { at: -1 } }, { $limit: 10 }, { $unset: "book_id" }] } },
    { $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "all", pipeline: [{ $count: "n" }] } },
    { $lookup: { from: "reviews", localField: "was._id", foreignField: "_id", as: "there", let: { of: "$_id" }, pipeline: [{ $match: { $expr: { $eq: ["$book_id", "$$of"] } } }, { $project: { _id: 1 } }] } },
    { $set: { count: { $ifNull: [{ $first: "$all.n" }, { $toInt: 0 }] } } },
    // An item that is in the array only is none of these: the steps of the migration copy it.
    { $match: { $expr: { $and: [{ $eq: [{ $size: "$was" }, { $size: "$was._id" }] }, { $setIsSubset: ["$was._id", "$there._id"] }, { $or: [{ $ne: ["$was.at", "$few.at"] }, { $ne: [{ $size: "$was" }, { $size: "$few" }] }, { $ne: ["$wasCount", "$count"] }] }] } } },
  ];
  const shown = { $project: { few: "$few._id", was: "$was._id", count: 1, wasCount: 1 } };
  const text = value => EJSON.stringify(value, { relaxed: false });
  const seen = new Map(db.books.aggregate([...wrong(filter), shown], { allowDiskUse: true }).toArray().map(one => [text(one._id), one]));
  if (seen.size === 0) return 0;
  sleep(1000);
  let repaired = 0;
  for (const { _id } of seen.values()) {
    const one = db.books.aggregate([...wrong({ _id }), shown]).toArray()[0];
    if (text(one) !== text(seen.get(text(_id)))) continue;
    const same = { $and: [{ $eq: ["$reviews", "$$new.was"] }, { $eq: ["$review_count", "$$new.wasCount"] }] };
    db.books.aggregate([
      ...wrong({ _id }),
      { $match: { $expr: { $and: [{ $eq: ["$few._id", { $literal: one.few }] }, { $eq: ["$count", one.count] }] } } },
      { $merge: { into: "books", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { review_count: { $cond: [same, "$$new.count", "$review_count"] }, reviews: { $cond: [same, "$$new.few", "$reviews"] } } }] } },
    ]);
    repaired += 1;
  }
  return repaired;
}
// === step: Build the index ()
db.reviews.createIndex({ book_id: 1, at: -1 });
// === step: Check ()
{
const odd = db.books.find({ $expr: { $not: [{ $in: [{ $type: "$reviews" }, ["missing", "null", "array"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field reviews of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
{
const odd = db.books.find({ review_count: { $exists: false }, reviews: { $nin: [null, []] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field reviews of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
{
const odd = db.books.find({ $expr: { $not: [{ $in: [{ $type: "$review_count" }, ["missing", "null", "int", "long", "double"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field review_count of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 5) {
const large = [];
for (const one of db.books.aggregate([{ $match: { reviews: null } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: db.reviews.findOne({ $expr: { $gt: [{ $bsonSize: "$$ROOT" }, 104857] } }, { _id: 1 }) ? 0 : 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.books.aggregate([
      { $match: { _id: one._id } },
      { $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "few", pipeline: [{ $sort: { at: -1 } }, { $limit: 10 }, { $unset: "book_id" }] } },
{ $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "all", pipeline: [{ $count: "n" }] } },
{ $project: { few: 1, count: { $ifNull: [{ $first: "$all.n" }, { $toInt: 0 }] } } },
      { $project: { bytes: { $add: [one.bytes, 25, { $bsonSize: { x: "$few" } }] } } },
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
// === step: Copy the first items (Needs MongoDB 5.0. Stop the writers of the items before this step: what they add, change or delete meanwhile would be missing or wrong in the copies.)
// The whole list counts: what changed in it since an earlier run changes the copies.
db.books.aggregate([
  { $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "few", pipeline: [{ $sort: { at: -1 } }, { $limit: 10 }, { $unset: "book_id" }] } },
{ $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "all", pipeline: [{ $count: "n" }] } },
{ $project: { few: 1, count: { $ifNull: [{ $first: "$all.n" }, { $toInt: 0 }] } } },
  { $merge: { into: "books", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { review_count: "$$new.count", reviews: "$$new.few" } }] } },
]);
// === step: Compare ()
const wrong = db.books.aggregate([
  { $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "few", pipeline: [{ $sort: { at: -1 } }, { $limit: 10 }, { $unset: "book_id" }] } },
  { $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "all", pipeline: [{ $count: "n" }] } },
  { $match: { $expr: { $not: [{ $and: [{ $eq: [{ $size: { $ifNull: ["$reviews", []] } }, { $size: "$few" }] }, { $eq: ["$review_count", { $ifNull: [{ $first: "$all.n" }, 0] }] }, { $eq: [{ $ifNull: ["$reviews.at", []] }, "$few.at"] }] }] } } },
  { $limit: 20 },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
print("documents whose first items are not those of the list (must be none)", wrong);
if (wrong.length > 0) throw new Error("somebody has written into the list meanwhile: stop those who write items, and run the step before once more: " + EJSON.stringify(wrong));
const changed = db.books.aggregate([
  { $unwind: "$reviews" },
  { $lookup: { from: "reviews", localField: "reviews._id", foreignField: "_id", as: "copy", pipeline: [{ $unset: "book_id" }] } },
  { $match: { $expr: { $ne: ["$reviews", { $arrayElemAt: ["$copy", 0] }] } } },
  { $limit: 20 },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
print("documents with copies that differ from the items of the list (must be none)", changed);
if (changed.length > 0) throw new Error("somebody has written into the list meanwhile: stop those who write items, and run the step before once more: " + EJSON.stringify(changed));
// === step: Start writers that use the new code ()
// The whole list is in db.reviews; the first 10 stay with their parent as copies.
function addReview(bookId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  try {
    db.reviews.insertOne({ ...item, book_id: bookId });
  } catch (error) {
    if (error.code !== 11000 || !db.reviews.findOne({ _id: item._id, book_id: bookId }, { _id: 1 })) throw error; // a second try
  }
  db.books.updateOne({ _id: bookId }, { $push: { reviews: { $each: [item], $sort: { at: -1 }, $slice: 10 } }, $inc: { review_count: 1 } });
  // Somebody may have removed it between the two.
  if (!db.reviews.findOne({ _id: item._id, book_id: bookId }, { _id: 1 })) db.books.updateOne({ _id: bookId }, { $pull: { reviews: { _id: item._id } } });
}
// === undo: Remove the copies ()
db.books.updateMany({ reviews: { $exists: true } }, { $unset: { reviews: "" } });
db.books.updateMany({ review_count: { $exists: true } }, { $unset: { review_count: "" } });
