// === code: Add an item (add) trips 2, index _id
// The whole list is in db.reviews; the first 10 stay with their parent as copies.
function addReview(bookId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  db.reviews.updateOne({ _id: item._id }, { $setOnInsert: { ...item, book_id: bookId } }, { upsert: true });
  const copy = Object.fromEntries(["_id", "stars", "at"].filter(name => name in item).map(name => [name, item[name]]));
  db.books.updateOne({ _id: bookId }, { $push: { reviews: { $each: [copy], $sort: { at: -1 }, $slice: 10 } }, $inc: { review_count: 1 } });
}
// === code: Read the document with its first items (page) trips 1, index _id
function readBook(bookId) {
  return db.books.findOne({ _id: bookId });
}
// === code: Read more of the list () trips 1, index book_id, at
function moreReviews(bookId, skip, limit) {
  return db.reviews.find({ book_id: bookId }).sort({ at: -1 }).skip(skip).limit(limit).toArray();
}
// === step: Build the index ()
db.reviews.createIndex({ book_id: 1, at: -1 });
// === step: Copy the first items (Needs MongoDB 5.0. Stop the writers of the items before this step: what they add, change or delete meanwhile would be missing or wrong in the copies.)
db.books.aggregate([
  { $match: { reviews: null } },
  { $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "few", pipeline: [{ $sort: { at: -1 } }, { $limit: 10 }, { $project: { stars: 1, at: 1 } }] } },
  { $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "all", pipeline: [{ $count: "n" }] } },
  { $project: { few: 1, count: { $ifNull: [{ $first: "$all.n" }, { $toInt: 0 }] } } },
  { $merge: { into: "books", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { review_count: { $ifNull: ["$review_count", "$$new.count"] }, reviews: { $ifNull: ["$reviews", "$$new.few"] } } }] } },
]);
// === step: Start writers that use the new code ()
// The whole list is in db.reviews; the first 10 stay with their parent as copies.
function addReview(bookId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  db.reviews.updateOne({ _id: item._id }, { $setOnInsert: { ...item, book_id: bookId } }, { upsert: true });
  const copy = Object.fromEntries(["_id", "stars", "at"].filter(name => name in item).map(name => [name, item[name]]));
  db.books.updateOne({ _id: bookId }, { $push: { reviews: { $each: [copy], $sort: { at: -1 }, $slice: 10 } }, $inc: { review_count: 1 } });
}
// === undo: Remove the copies ()
db.books.updateMany({ reviews: { $exists: true } }, { $unset: { reviews: "" } });
db.books.updateMany({ review_count: { $exists: true } }, { $unset: { review_count: "" } });
