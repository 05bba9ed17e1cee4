// === code: Add an item (add) trips 3, index _id
// The first 5 are with their parent; the one that no longer fits is copied to db.reviews before it is cut off.
function addReview(bookId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  for (;;) {
    const parent = db.books.findOne({ _id: bookId }, { _id: 1, reviews: { $slice: [4, 1] } });
    if (!parent) return false;
    const rest = (parent.reviews ?? [])[0];
    if (rest && !(item.at > rest.at)) {
      db.reviews.updateOne({ _id: item._id }, { $setOnInsert: { ...item, book_id: bookId } }, { upsert: true });
      db.books.updateOne({ _id: bookId }, { $inc: { review_count: 1 } });
      return true;
    }
    if (rest) db.books.aggregate([
      { $match: { _id: bookId } },
      { $replaceRoot: { newRoot: { $mergeObjects: [{ $arrayElemAt: ["$reviews", 4] }, { book_id: "$_id" }] } } },
      { $match: { _id: rest._id } },
      { $merge: { into: "reviews", on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } },
    ]);
    const filter = rest ? { _id: bookId, "reviews.4._id": rest._id } : { _id: bookId, "reviews.4": { $exists: false } };
    const result = db.books.updateOne(filter, { $push: { reviews: { $each: [item], $sort: { at: -1 }, $slice: 5 } }, $inc: { review_count: 1 } });
    if (result.matchedCount === 1) return true;
  }
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
// === step: Copy the first items (Needs MongoDB 5.0. Stop the writers of the items before this step: what they add meanwhile would be missing.)
db.books.aggregate([
  { $match: { reviews: { $exists: false } } },
  { $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "few", pipeline: [{ $sort: { at: -1 } }, { $limit: 5 }, { $unset: "book_id" }] } },
  { $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "all", pipeline: [{ $count: "n" }] } },
  { $project: { few: 1, count: { $ifNull: [{ $first: "$all.n" }, { $toInt: 0 }] } } },
  { $merge: { into: "books", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { review_count: { $ifNull: ["$review_count", "$$new.count"] }, reviews: { $ifNull: ["$reviews", "$$new.few"] } } }] } },
]);
// === step: Take the copied items out of the list ()
for (const doc of db.books.find({ reviews: { $exists: true } }, { reviews: 1 }))
  db.reviews.deleteMany({ book_id: doc._id, _id: { $in: doc.reviews.map(item => item._id) } });
// === step: Start writers that use the new code ()
// The first 5 are with their parent; the one that no longer fits is copied to db.reviews before it is cut off.
function addReview(bookId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  for (;;) {
    const parent = db.books.findOne({ _id: bookId }, { _id: 1, reviews: { $slice: [4, 1] } });
    if (!parent) return false;
    const rest = (parent.reviews ?? [])[0];
    if (rest && !(item.at > rest.at)) {
      db.reviews.updateOne({ _id: item._id }, { $setOnInsert: { ...item, book_id: bookId } }, { upsert: true });
      db.books.updateOne({ _id: bookId }, { $inc: { review_count: 1 } });
      return true;
    }
    if (rest) db.books.aggregate([
      { $match: { _id: bookId } },
      { $replaceRoot: { newRoot: { $mergeObjects: [{ $arrayElemAt: ["$reviews", 4] }, { book_id: "$_id" }] } } },
      { $match: { _id: rest._id } },
      { $merge: { into: "reviews", on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } },
    ]);
    const filter = rest ? { _id: bookId, "reviews.4._id": rest._id } : { _id: bookId, "reviews.4": { $exists: false } };
    const result = db.books.updateOne(filter, { $push: { reviews: { $each: [item], $sort: { at: -1 }, $slice: 5 } }, $inc: { review_count: 1 } });
    if (result.matchedCount === 1) return true;
  }
}
// === undo: Put the items back into the list ()
db.books.aggregate([
  { $unwind: "$reviews" },
  { $replaceRoot: { newRoot: { $mergeObjects: ["$reviews", { book_id: "$_id" }] } } },
  { $merge: { into: "reviews", on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } },
], { allowDiskUse: true });
// === undo: Remove the copies ()
db.books.updateMany({}, { $unset: { reviews: "", review_count: "" } });
