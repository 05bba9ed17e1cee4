// === code: Add an item (add) trips 1, index _id
// The numbers are taken from the array itself, so they are always right.
function addReview(bookId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  return db.books.updateOne({ _id: bookId }, [
    { $set: { reviews: { $concatArrays: [{ $ifNull: ["$reviews", []] }, [{ $literal: item }]] } } },
    { $set: { review_stats: { count: { $size: { $ifNull: ["$reviews", []] } }, sum_stars: { $sum: "$reviews.stars" }, count_stars: { $size: { $filter: { input: { $ifNull: ["$reviews", []] }, as: "one", cond: { $in: [{ $type: "$$one.stars" }, ["int", "long", "double", "decimal"]] } } } }, min_at: { $ifNull: [{ $min: "$reviews.at" }, "$$REMOVE"] }, max_helpful: { $ifNull: [{ $max: "$reviews.helpful" }, "$$REMOVE"] }, computed_at: "$$NOW" } } },
  ]).matchedCount === 1;
}
// === code: Numbers of a new document () trips 0, index 
// The numbers of a new document, which has no items yet.
function startReviewStats() {
  return { count: 0, sum_stars: 0, count_stars: 0, computed_at: new Date() };
}
// === code: Remove an item (remove) trips 1, index _id
function removeReview(bookId, id) {
  return db.books.updateOne({ _id: bookId, "reviews._id": id }, [
    { $set: { reviews: { $filter: { input: "$reviews", as: "one", cond: { $ne: ["$$one._id", { $literal: id }] } } } } },
    { $set: { review_stats: { count: { $size: { $ifNull: ["$reviews", []] } }, sum_stars: { $sum: "$reviews.stars" }, count_stars: { $size: { $filter: { input: { $ifNull: ["$reviews", []] }, as: "one", cond: { $in: [{ $type: "$$one.stars" }, ["int", "long", "double", "decimal"]] } } } }, min_at: { $ifNull: [{ $min: "$reviews.at" }, "$$REMOVE"] }, max_helpful: { $ifNull: [{ $max: "$reviews.helpful" }, "$$REMOVE"] }, computed_at: "$$NOW" } } },
  ]).matchedCount === 1;
}
// === code: Read (mean of the stars) trips 1, index _id
function readBook(bookId) {
  return db.books.findOne({ _id: bookId });
}
// === code: Count again () trips 1, index 
function countAllReviews(filter) {
  db.books.updateMany(filter, [{ $set: { review_stats: { count: { $size: { $ifNull: ["$reviews", []] } }, sum_stars: { $sum: "$reviews.stars" }, count_stars: { $size: { $filter: { input: { $ifNull: ["$reviews", []] }, as: "one", cond: { $in: [{ $type: "$$one.stars" }, ["int", "long", "double", "decimal"]] } } } }, min_at: { $ifNull: [{ $min: "$reviews.at" }, "$$REMOVE"] }, max_helpful: { $ifNull: [{ $max: "$reviews.helpful" }, "$$REMOVE"] }, computed_at: "$$NOW" } } }]);
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
print("documents", db.books.countDocuments({}));
print("with numbers already", db.books.countDocuments({ "review_stats.computed_at": { $exists: true } }));
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.books.aggregate([{ $match: { review_stats: { $exists: false } } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.books.aggregate([
      { $match: { _id: one._id } },
      { $set: { review_stats: { count: { $size: { $ifNull: ["$reviews", []] } }, sum_stars: { $sum: "$reviews.stars" }, count_stars: { $size: { $filter: { input: { $ifNull: ["$reviews", []] }, as: "one", cond: { $in: [{ $type: "$$one.stars" }, ["int", "long", "double", "decimal"]] } } } }, min_at: { $ifNull: [{ $min: "$reviews.at" }, "$$REMOVE"] }, max_helpful: { $ifNull: [{ $max: "$reviews.helpful" }, "$$REMOVE"] }, computed_at: "$$NOW" } } },
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
// === step: Start writers that use the new code (Whoever makes a new document starts its numbers with 0.)
// The numbers are taken from the array itself, so they are always right.
function addReview(bookId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  return db.books.updateOne({ _id: bookId }, [
    { $set: { reviews: { $concatArrays: [{ $ifNull: ["$reviews", []] }, [{ $literal: item }]] } } },
    { $set: { review_stats: { count: { $size: { $ifNull: ["$reviews", []] } }, sum_stars: { $sum: "$reviews.stars" }, count_stars: { $size: { $filter: { input: { $ifNull: ["$reviews", []] }, as: "one", cond: { $in: [{ $type: "$$one.stars" }, ["int", "long", "double", "decimal"]] } } } }, min_at: { $ifNull: [{ $min: "$reviews.at" }, "$$REMOVE"] }, max_helpful: { $ifNull: [{ $max: "$reviews.helpful" }, "$$REMOVE"] }, computed_at: "$$NOW" } } },
  ]).matchedCount === 1;
}
// === step: Calculate for the first time ()
function countAllReviews(filter) {
  db.books.updateMany(filter, [{ $set: { review_stats: { $cond: [{ $eq: [{ $mergeObjects: ["$review_stats", { computed_at: null }] }, { $mergeObjects: [{ count: { $size: { $ifNull: ["$reviews", []] } }, sum_stars: { $sum: "$reviews.stars" }, count_stars: { $size: { $filter: { input: { $ifNull: ["$reviews", []] }, as: "one", cond: { $in: [{ $type: "$$one.stars" }, ["int", "long", "double", "decimal"]] } } } }, min_at: { $ifNull: [{ $min: "$reviews.at" }, "$$REMOVE"] }, max_helpful: { $ifNull: [{ $max: "$reviews.helpful" }, "$$REMOVE"] }, computed_at: "$$NOW" }, { computed_at: null }] }] }, "$review_stats", { count: { $size: { $ifNull: ["$reviews", []] } }, sum_stars: { $sum: "$reviews.stars" }, count_stars: { $size: { $filter: { input: { $ifNull: ["$reviews", []] }, as: "one", cond: { $in: [{ $type: "$$one.stars" }, ["int", "long", "double", "decimal"]] } } } }, min_at: { $ifNull: [{ $min: "$reviews.at" }, "$$REMOVE"] }, max_helpful: { $ifNull: [{ $max: "$reviews.helpful" }, "$$REMOVE"] }, computed_at: "$$NOW" }] } } }]);
}
countAllReviews({});
// === step: Compare ()
const wrong = db.books.aggregate([
  { $replaceWith: { _id: "$_id", stored: "$$ROOT", counted: { count: { $size: { $ifNull: ["$reviews", []] } }, sum_stars: { $sum: "$reviews.stars" }, count_stars: { $size: { $filter: { input: { $ifNull: ["$reviews", []] }, as: "one", cond: { $in: [{ $type: "$$one.stars" }, ["int", "long", "double", "decimal"]] } } } }, min_at: { $ifNull: [{ $min: "$reviews.at" }, "$$REMOVE"] }, max_helpful: { $ifNull: [{ $max: "$reviews.helpful" }, "$$REMOVE"] }, computed_at: "$$NOW" } } },
  { $match: { $expr: { $not: [{ $and: [{ $eq: [{ $ifNull: ["$stored.review_stats.count", 0] }, { $ifNull: ["$counted.count", 0] }] }, { $lte: [{ $abs: { $subtract: [{ $ifNull: ["$stored.review_stats.sum_stars", 0] }, { $ifNull: ["$counted.sum_stars", 0] }] } }, { $multiply: [1e-9, { $max: [1, { $abs: { $ifNull: ["$counted.sum_stars", 0] } }] }] }] }, { $eq: [{ $ifNull: ["$stored.review_stats.count_stars", 0] }, { $ifNull: ["$counted.count_stars", 0] }] }, { $eq: [{ $ifNull: ["$stored.review_stats.min_at", null] }, { $ifNull: ["$counted.min_at", null] }] }, { $eq: [{ $ifNull: ["$stored.review_stats.max_helpful", null] }, { $ifNull: ["$counted.max_helpful", null] }] }] }] } } },
  { $limit: 20 },
  { $project: { _id: 1 } },
], { allowDiskUse: true }).toArray().map(one => one._id);
print("documents whose numbers are not those of their items (must be none)", wrong);
if (wrong.length > 0) throw new Error("the numbers are not those of the items: is somebody writing? Then stop the writers and run the step before once more: " + EJSON.stringify(wrong));
// === step: Switch the readers, tighten the validator (Set it to warn and moderate, look for documents that fail, then error and strict.)
// === undo: Remove the numbers (First switch readers and writers back.)
db.books.updateMany({ review_stats: { $exists: true } }, { $unset: { review_stats: "" } });
