// === code: Add an item (add) trips 3, index _id
// Smallest and largest values cannot be taken back by a sum: they are looked for again, until nobody has written meanwhile.
function refreshReviewExtremes(key) {
  for (;;) {
    const before = db.books.findOne({ _id: key });
    if (!before?.review_stats) return;
    const found = db.reviews.aggregate([{ $match: { book_id: key } }, { $group: { _id: null, max_at: { $max: "$at" } } }]).toArray()[0] ?? {};
    const unchanged = { _id: key, "review_stats.computed_at": before.review_stats.computed_at, "review_stats.count": before.review_stats.count };
    if (db.books.updateOne(unchanged, [{ $set: { "review_stats.max_at": { $ifNull: [{ $literal: found.max_at ?? null }, "$$REMOVE"] } } }]).matchedCount === 1) return;
  }
}
// The numbers change with each item.
function addReview(item) {
  if (item._id === undefined) item._id = new ObjectId();
  db.reviews.insertOne(item);
  db.books.updateOne({ _id: item.book_id }, { $inc: { "review_stats.count": 1, "review_stats.sum_stars": item.stars ?? 0, "review_stats.count_stars": (item.stars == null ? 0 : 1), "review_stats.sum_helpful": item.helpful ?? 0, "review_stats.count_helpful": (item.helpful == null ? 0 : 1) }, $max: { ...(item.at == null ? {} : { "review_stats.max_at": item.at }) }, $currentDate: { "review_stats.computed_at": true } });
  if (!db.reviews.findOne({ _id: item._id, at: item.at ?? null }, { _id: 1 })) refreshReviewExtremes(item.book_id);
}
// === code: Numbers of a new document () trips 0, index 
// The numbers of a new document, which has no items yet.
function startReviewStats() {
  return { count: 0, sum_stars: 0, count_stars: 0, sum_helpful: 0, count_helpful: 0, computed_at: new Date() };
}
// === code: Remove an item (remove) trips 5, index _id
// Smallest and largest values cannot be taken back by a sum: they are looked for again, until nobody has written meanwhile.
function refreshReviewExtremes(key) {
  for (;;) {
    const before = db.books.findOne({ _id: key });
    if (!before?.review_stats) return;
    const found = db.reviews.aggregate([{ $match: { book_id: key } }, { $group: { _id: null, max_at: { $max: "$at" } } }]).toArray()[0] ?? {};
    const unchanged = { _id: key, "review_stats.computed_at": before.review_stats.computed_at, "review_stats.count": before.review_stats.count };
    if (db.books.updateOne(unchanged, [{ $set: { "review_stats.max_at": { $ifNull: [{ $literal: found.max_at ?? null }, "$$REMOVE"] } } }]).matchedCount === 1) return;
  }
}
// Whoever has just added or changed the item may not have counted it yet, and a validator refuses numbers below 0: then once more.
function correctReviewNumbers(key, change) {
  for (let n = 0; ; n += 1) {
    try {
      db.books.updateOne({ _id: key, review_stats: { $exists: true } }, [{ $set: change }]);
      return;
    } catch (error) {
      if (error.code !== 121 || n === 100) throw error;
    }
    sleep(100);
  }
}
function removeReview(id) {
  const item = db.reviews.findOneAndDelete({ _id: id });
  if (!item) return false;
  correctReviewNumbers(item.book_id, { "review_stats.count": { $subtract: ["$review_stats.count", 1] }, "review_stats.sum_stars": { $subtract: ["$review_stats.sum_stars", { $literal: item.stars ?? 0 }] }, "review_stats.count_stars": { $subtract: ["$review_stats.count_stars", { $literal: (item.stars == null ? 0 : 1) }] }, "review_stats.sum_helpful": { $subtract: ["$review_stats.sum_helpful", { $literal: item.helpful ?? 0 }] }, "review_stats.count_helpful": { $subtract: ["$review_stats.count_helpful", { $literal: (item.helpful == null ? 0 : 1) }] }, "review_stats.computed_at": "$$NOW" });
  refreshReviewExtremes(item.book_id);
  return true;
}
// === code: Change an item (correct) trips 5, index _id
// Smallest and largest values cannot be taken back by a sum: they are looked for again, until nobody has written meanwhile.
function refreshReviewExtremes(key) {
  for (;;) {
    const before = db.books.findOne({ _id: key });
    if (!before?.review_stats) return;
    const found = db.reviews.aggregate([{ $match: { book_id: key } }, { $group: { _id: null, max_at: { $max: "$at" } } }]).toArray()[0] ?? {};
    const unchanged = { _id: key, "review_stats.computed_at": before.review_stats.computed_at, "review_stats.count": before.review_stats.count };
    if (db.books.updateOne(unchanged, [{ $set: { "review_stats.max_at": { $ifNull: [{ $literal: found.max_at ?? null }, "$$REMOVE"] } } }]).matchedCount === 1) return;
  }
}
// Whoever has just added or changed the item may not have counted it yet, and a validator refuses numbers below 0: then once more.
function correctReviewNumbers(key, change) {
  for (let n = 0; ; n += 1) {
    try {
      db.books.updateOne({ _id: key, review_stats: { $exists: true } }, [{ $set: change }]);
      return;
    } catch (error) {
      if (error.code !== 121 || n === 100) throw error;
    }
    sleep(100);
  }
}
// changes holds new values by field; those that group the items stay as they are.
function changeReview(id, changes) {
  const paths = Object.keys(changes).filter(name => name.includes("."));
  if (paths.length > 0) throw new Error("nothing is changed: the numbers follow from whole fields, so changes cannot hold paths: " + paths.join(", "));
  const item = db.reviews.findOneAndUpdate({ _id: id }, { $set: changes });
  if (!item) return false;
  const after = { ...item, ...changes };
  correctReviewNumbers(item.book_id, { "review_stats.sum_stars": { $add: ["$review_stats.sum_stars", { $subtract: [{ $literal: after.stars ?? 0 }, { $literal: item.stars ?? 0 }] }] }, "review_stats.count_stars": { $add: ["$review_stats.count_stars", { $subtract: [{ $literal: (after.stars == null ? 0 : 1) }, { $literal: (item.stars == null ? 0 : 1) }] }] }, "review_stats.sum_helpful": { $add: ["$review_stats.sum_helpful", { $subtract: [{ $literal: after.helpful ?? 0 }, { $literal: item.helpful ?? 0 }] }] }, "review_stats.count_helpful": { $add: ["$review_stats.count_helpful", { $subtract: [{ $literal: (after.helpful == null ? 0 : 1) }, { $literal: (item.helpful == null ? 0 : 1) }] }] }, "review_stats.computed_at": "$$NOW" });
  refreshReviewExtremes(item.book_id);
  return true;
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
    { $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "found", pipeline: [{ $group: { _id: null, count: { $sum: 1 }, sum_stars: { $sum: "$stars" }, count_stars: { $sum: { $cond: [{ $in: [{ $type: "$stars" }, ["int", "long", "double", "decimal"]] }, 1, 0] } }, sum_helpful: { $sum: "$helpful" }, count_helpful: { $sum: { $cond: [{ $in: [{ $type: "$helpful" }, ["int", "long", "double", "decimal"]] }, 1, 0] } }, max_at: { $max: "$at" } } }] } },
    { $replaceWith: { _id: "$_id", numbers: { count: { $ifNull: [{ $first: "$found.count" }, 0] }, sum_stars: { $ifNull: [{ $first: "$found.sum_stars" }, 0] }, count_stars: { $ifNull: [{ $first: "$found.count_stars" }, 0] }, sum_helpful: { $ifNull: [{ $first: "$found.sum_helpful" }, 0] }, count_helpful: { $ifNull: [{ $first: "$found.count_helpful" }, 0] }, max_at: { $ifNull: [{ $first: "$found.max_at" }, "$$REMOVE"] }, computed_at: "$$NOW" } } },
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
      { $project: { bytes: { $literal: one.bytes + 443 } } },
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
    { $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "found", pipeline: [{ $group: { _id: null, count: { $sum: 1 }, sum_stars: { $sum: "$stars" }, count_stars: { $sum: { $cond: [{ $in: [{ $type: "$stars" }, ["int", "long", "double", "decimal"]] }, 1, 0] } }, sum_helpful: { $sum: "$helpful" }, count_helpful: { $sum: { $cond: [{ $in: [{ $type: "$helpful" }, ["int", "long", "double", "decimal"]] }, 1, 0] } }, max_at: { $max: "$at" } } }] } },
    { $replaceWith: { _id: "$_id", numbers: { count: { $ifNull: [{ $first: "$found.count" }, 0] }, sum_stars: { $ifNull: [{ $first: "$found.sum_stars" }, 0] }, count_stars: { $ifNull: [{ $first: "$found.count_stars" }, 0] }, sum_helpful: { $ifNull: [{ $first: "$found.sum_helpful" }, 0] }, count_helpful: { $ifNull: [{ $first: "$found.count_helpful" }, 0] }, max_at: { $ifNull: [{ $first: "$found.max_at" }, "$$REMOVE"] }, computed_at: "$$NOW" } } },
    { $merge: { into: "books", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { review_stats: { $cond: [{ $eq: [{ $mergeObjects: ["$review_stats", { computed_at: null }] }, { $mergeObjects: ["$$new.numbers", { computed_at: null }] }] }, "$review_stats", "$$new.numbers"] } } }] } },
  ]);
}
countAllReviews({});
// === step: Compare ()
const wrong = db.reviews.aggregate([
  { $group: { _id: "$book_id", count: { $sum: 1 }, sum_stars: { $sum: "$stars" }, count_stars: { $sum: { $cond: [{ $in: [{ $type: "$stars" }, ["int", "long", "double", "decimal"]] }, 1, 0] } }, sum_helpful: { $sum: "$helpful" }, count_helpful: { $sum: { $cond: [{ $in: [{ $type: "$helpful" }, ["int", "long", "double", "decimal"]] }, 1, 0] } }, max_at: { $max: "$at" } } },
  { $project: { counted: "$$ROOT" } },
  { $lookup: { from: "books", localField: "_id", foreignField: "_id", as: "stored" } },
  { $set: { stored: { $first: "$stored" } } },
  { $match: { stored: { $exists: true } } },
  { $match: { $expr: { $not: [{ $and: [{ $eq: [{ $ifNull: ["$stored.review_stats.count", 0] }, { $ifNull: ["$counted.count", 0] }] }, { $lte: [{ $abs: { $subtract: [{ $ifNull: ["$stored.review_stats.sum_stars", 0] }, { $ifNull: ["$counted.sum_stars", 0] }] } }, { $multiply: [1e-9, { $max: [1, { $abs: { $ifNull: ["$counted.sum_stars", 0] } }] }] }] }, { $eq: [{ $ifNull: ["$stored.review_stats.count_stars", 0] }, { $ifNull: ["$counted.count_stars", 0] }] }, { $lte: [{ $abs: { $subtract: [{ $ifNull: ["$stored.review_stats.sum_helpful", 0] }, { $ifNull: ["$counted.sum_helpful", 0] }] } }, { $multiply: [1e-9, { $max: [1, { $abs: { $ifNull: ["$counted.sum_helpful", 0] } }] }] }] }, { $eq: [{ $ifNull: ["$stored.review_stats.count_helpful", 0] }, { $ifNull: ["$counted.count_helpful", 0] }] }, { $eq: [{ $ifNull: ["$stored.review_stats.max_at", null] }, { $ifNull: ["$counted.max_at", null] }] }] }] } } },
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
// Smallest and largest values cannot be taken back by a sum: they are looked for again, until nobody has written meanwhile.
function refreshReviewExtremes(key) {
  for (;;) {
    const before = db.books.findOne({ _id: key });
    if (!before?.review_stats) return;
    const found = db.reviews.aggregate([{ $match: { book_id: key } }, { $group: { _id: null, max_at: { $max: "$at" } } }]).toArray()[0] ?? {};
    const unchanged = { _id: key, "review_stats.computed_at": before.review_stats.computed_at, "review_stats.count": before.review_stats.count };
    if (db.books.updateOne(unchanged, [{ $set: { "review_stats.max_at": { $ifNull: [{ $literal: found.max_at ?? null }, "$$REMOVE"] } } }]).matchedCount === 1) return;
  }
}
// The numbers change with each item.
function addReview(item) {
  if (item._id === undefined) item._id = new ObjectId();
  db.reviews.insertOne(item);
  db.books.updateOne({ _id: item.book_id }, { $inc: { "review_stats.count": 1, "review_stats.sum_stars": item.stars ?? 0, "review_stats.count_stars": (item.stars == null ? 0 : 1), "review_stats.sum_helpful": item.helpful ?? 0, "review_stats.count_helpful": (item.helpful == null ? 0 : 1) }, $max: { ...(item.at == null ? {} : { "review_stats.max_at": item.at }) }, $currentDate: { "review_stats.computed_at": true } });
  if (!db.reviews.findOne({ _id: item._id, at: item.at ?? null }, { _id: 1 })) refreshReviewExtremes(item.book_id);
}
// === step: Build the index for sorting ()
db.books.createIndex({ "review_stats.count": -1 });
// === step: Switch the readers, tighten the validator (Set it to warn and moderate, look for documents that fail, then error and strict.)
// === undo: Remove the numbers (First switch readers and writers back.)
db.books.updateMany({ review_stats: { $exists: true } }, { $unset: { review_stats: "" } });
