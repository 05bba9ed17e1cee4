// === code: Add an item (add) trips 2, index _id
// The item and the numbers change together or not at all; needs a replica set.
function addReview(item) {
  if (item._id === undefined) item._id = new ObjectId();
  const session = db.getMongo().startSession();
  try {
    session.withTransaction(() => {
      const inside = session.getDatabase(db.getName());
      inside.getCollection("reviews").insertOne(item);
      inside.getCollection("books").updateOne({ _id: item.book_id }, { $inc: { "review_stats.count": 1, "review_stats.sum_stars": item.stars ?? 0, "review_stats.count_stars": (item.stars == null ? 0 : 1) }, $currentDate: { "review_stats.computed_at": true } });
    });
  } finally {
    session.endSession();
  }
}
// === code: Numbers of a new document () trips 0, index 
// The numbers of a new document, which has no items yet.
function startReviewStats() {
  return { count: 0, sum_stars: 0, count_stars: 0, computed_at: new Date() };
}
// === code: Remove an item (remove) trips 2, index _id
function removeReview(id) {
  const session = db.getMongo().startSession();
  let item = null;
  try {
    session.withTransaction(() => {
      const inside = session.getDatabase(db.getName());
      item = inside.getCollection("reviews").findOneAndDelete({ _id: id });
      if (item) inside.getCollection("books").updateOne({ _id: item.book_id, review_stats: { $exists: true } }, [{ $set: { "review_stats.count": { $subtract: ["$review_stats.count", 1] }, "review_stats.sum_stars": { $subtract: ["$review_stats.sum_stars", { $literal: item.stars ?? 0 }] }, "review_stats.count_stars": { $subtract: ["$review_stats.count_stars", { $literal: (item.stars == null ? 0 : 1) }] }, "review_stats.computed_at": "$$NOW" } }]);
    });
  } finally {
    session.endSession();
  }
  return item !== null;
}
// === code: Change an item (correct) trips 2, index _id
// changes holds new values by field; those that group the items stay as they are. Item and numbers change together or not at all.
function changeReview(id, changes) {
  const paths = Object.keys(changes).filter(name => name.includes("."));
  if (paths.length > 0) throw new Error("nothing is changed: the numbers follow from whole fields, so changes cannot hold paths: " + paths.join(", "));
  const session = db.getMongo().startSession();
  let item = null;
  try {
    session.withTransaction(() => {
      const inside = session.getDatabase(db.getName());
      item = inside.getCollection("reviews").findOneAndUpdate({ _id: id }, { $set: changes });
      if (!item) return;
      const after = { ...item, ...changes };
      inside.getCollection("books").updateOne({ _id: item.book_id, review_stats: { $exists: true } }, [{ $set: { "review_stats.sum_stars": { $add: ["$review_stats.sum_stars", { $subtract: [{ $literal: after.stars ?? 0 }, { $literal: item.stars ?? 0 }] }] }, "review_stats.count_stars": { $add: ["$review_stats.count_stars", { $subtract: [{ $literal: (after.stars == null ? 0 : 1) }, { $literal: (item.stars == null ? 0 : 1) }] }] }, "review_stats.computed_at": "$$NOW" } }]);
    });
  } finally {
    session.endSession();
  }
  return item !== null;
}
// === code: Read (mean of the stars) trips 1, index _id
function readBook(bookId) {
  return db.books.findOne({ _id: bookId });
}
// === code: Count again () trips 1, index 
// {} for all of them.
function countAllReviews(filter) {
  db.books.aggregate([
    { $match: filter },
    { $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "found", pipeline: [{ $group: { _id: null, count: { $sum: 1 }, sum_stars: { $sum: "$stars" }, count_stars: { $sum: { $cond: [{ $in: [{ $type: "$stars" }, ["int", "long", "double", "decimal"]] }, 1, 0] } } } }] } },
    { $replaceWith: { _id: "$_id", numbers: { count: { $ifNull: [{ $first: "$found.count" }, 0] }, sum_stars: { $ifNull: [{ $first: "$found.sum_stars" }, 0] }, count_stars: { $ifNull: [{ $first: "$found.count_stars" }, 0] }, computed_at: "$$NOW" } } },
    { $merge: { into: "books", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { review_stats: "$$new.numbers" } }] } },
  ]);
}
// === code: Mean () trips 1, index _id
// A mean needs no item: the sum by the number of items.
function meanReviewStars(bookId) {
  const [found] = db.books.aggregate([
    { $match: { _id: bookId } },
    { $project: { mean: { $cond: [{ $gt: ["$review_stats.count_stars", 0] }, { $divide: ["$review_stats.sum_stars", "$review_stats.count_stars"] }, null] } } },
  ]).toArray();
  return found ? found.mean : null;
}
// === step: Check ()
print("server", db.version());
print("documents", db.reviews.countDocuments({}));
print("with numbers already", db.books.countDocuments({ "review_stats.computed_at": { $exists: true } }));
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.books.aggregate([{ $match: { review_stats: { $exists: false } } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.books.aggregate([
      { $match: { _id: one._id } },
      { $project: { bytes: { $literal: one.bytes + 119 } } },
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
// === step: Stop the writers of the items (An item that is written while the others are counted could be missing, or count twice.)
// === step: Calculate for the first time ()
// {} for all of them.
function countAllReviews(filter) {
  db.books.aggregate([
    { $match: filter },
    { $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "found", pipeline: [{ $group: { _id: null, count: { $sum: 1 }, sum_stars: { $sum: "$stars" }, count_stars: { $sum: { $cond: [{ $in: [{ $type: "$stars" }, ["int", "long", "double", "decimal"]] }, 1, 0] } } } }] } },
    { $replaceWith: { _id: "$_id", numbers: { count: { $ifNull: [{ $first: "$found.count" }, 0] }, sum_stars: { $ifNull: [{ $first: "$found.sum_stars" }, 0] }, count_stars: { $ifNull: [{ $first: "$found.count_stars" }, 0] }, computed_at: "$$NOW" } } },
    { $merge: { into: "books", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { review_stats: { $cond: [{ $eq: [{ $mergeObjects: ["$review_stats", { computed_at: null }] }, { $mergeObjects: ["$$new.numbers", { computed_at: null }] }] }, "$review_stats", "$$new.numbers"] } } }] } },
  ]);
}
countAllReviews({});
// === step: Compare ()
const wrong = db.reviews.aggregate([
  { $group: { _id: "$book_id", count: { $sum: 1 }, sum_stars: { $sum: "$stars" }, count_stars: { $sum: { $cond: [{ $in: [{ $type: "$stars" }, ["int", "long", "double", "decimal"]] }, 1, 0] } } } },
  { $project: { counted: "$$ROOT" } },
  { $lookup: { from: "books", localField: "_id", foreignField: "_id", as: "stored" } },
  { $set: { stored: { $first: "$stored" } } },
  { $match: { stored: { $exists: true } } },
  { $match: { $expr: { $not: [{ $and: [{ $eq: [{ $ifNull: ["$stored.review_stats.count", 0] }, { $ifNull: ["$counted.count", 0] }] }, { $lte: [{ $abs: { $subtract: [{ $ifNull: ["$stored.review_stats.sum_stars", 0] }, { $ifNull: ["$counted.sum_stars", 0] }] } }, { $multiply: [1e-9, { $max: [1, { $abs: { $ifNull: ["$counted.sum_stars", 0] } }] }] }] }, { $eq: [{ $ifNull: ["$stored.review_stats.count_stars", 0] }, { $ifNull: ["$counted.count_stars", 0] }] }] }] } } },
  { $limit: 20 },
  { $project: { _id: 1 } },
], { allowDiskUse: true }).toArray().map(one => one._id);
print("documents whose numbers are not those of their items (must be none)", wrong);
if (wrong.length > 0) throw new Error("the numbers are not those of the items: is somebody writing? Then stop the writers and run the step before once more: " + EJSON.stringify(wrong));
const items = Number(db.reviews.aggregate([{ $project: { parent: "$book_id" } },
{ $lookup: { from: "books", localField: "parent", foreignField: "_id", as: "of", pipeline: [{ $project: { _id: 1 } }] } },
{ $match: { "of.0": { $exists: true } } }, { $group: { _id: null, n: { $sum: 1 } } }]).toArray()[0]?.n ?? 0);
const counted = Number(db.books.aggregate([{ $group: { _id: null, n: { $sum: "$review_stats.count" } } }]).toArray()[0]?.n ?? 0);
print("items", items, "counted", counted);
if (counted !== items) throw new Error("the numbers are not those of the items: is somebody writing? Then stop the writers and run the step before once more");
// === step: Start writers that use the new code (Whoever makes a new document starts its numbers with 0.)
// The item and the numbers change together or not at all; needs a replica set.
function addReview(item) {
  if (item._id === undefined) item._id = new ObjectId();
  const session = db.getMongo().startSession();
  try {
    session.withTransaction(() => {
      const inside = session.getDatabase(db.getName());
      inside.getCollection("reviews").insertOne(item);
      inside.getCollection("books").updateOne({ _id: item.book_id }, { $inc: { "review_stats.count": 1, "review_stats.sum_stars": item.stars ?? 0, "review_stats.count_stars": (item.stars == null ? 0 : 1) }, $currentDate: { "review_stats.computed_at": true } });
    });
  } finally {
    session.endSession();
  }
}
// === step: Switch the readers, tighten the validator (Set it to warn and moderate, look for documents that fail, then error and strict.)
// === undo: Remove the numbers (First switch readers and writers back.)
db.books.updateMany({ review_stats: { $exists: true } }, { $unset: { review_stats: "" } });
