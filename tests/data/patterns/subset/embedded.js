// === code: Add an item (add) trips 2, index _id
// The whole list is in db.reviews; the first 3 stay with their parent as copies.
function addReview(bookId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  db.reviews.updateOne({ _id: item._id }, { $setOnInsert: { ...item, book_id: bookId } }, { upsert: true });
  db.books.updateOne({ _id: bookId }, { $push: { reviews: { $each: [item], $sort: { at: -1 }, $slice: 3 } }, $inc: { review_count: 1 } });
}
// === code: Read the document with its first items (page) trips 1, index _id
function readBook(bookId) {
  return db.books.findOne({ _id: bookId });
}
// === code: Read more of the list () trips 1, index book_id, at
function moreReviews(bookId, skip, limit) {
  return db.reviews.find({ book_id: bookId }).sort({ at: -1 }).skip(skip).limit(limit).toArray();
}
// === step: Check ()
print("server", db.version());
print("documents", db.books.countDocuments({}));
print("items", db.books.aggregate([{ $group: { _id: null, n: { $sum: { $size: { $ifNull: ["$reviews", []] } } } } }]).toArray());
print("already in the second collection", db.reviews.countDocuments({}));
// === step: Create the second collection and its index ()
db.reviews.createIndex({ book_id: 1, at: -1 });
// === step: Give every item an identity (Without it a second run would copy the items again.)
const noId = { reviews: { $elemMatch: { _id: { $exists: false } } } };
for (const doc of db.books.find(noId)) {
  let current = doc;
  while (current) {
    const ids = current.reviews.map(() => new ObjectId());
    const set = [{ $set: { reviews: { $map: { input: { $zip: { inputs: ["$reviews", ids] } }, as: "pair",
      in: { $mergeObjects: [{ _id: { $arrayElemAt: ["$$pair", 1] } }, { $arrayElemAt: ["$$pair", 0] }] } } } } }];
    if (db.books.updateOne({ _id: current._id, reviews: current.reviews }, set).matchedCount === 1) break;
    current = db.books.findOne({ _id: doc._id, ...noId });
  }
}
// === step: Deploy writers that write to both (They cut nothing off until the array has been copied.)
function addReview(bookId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  db.reviews.updateOne({ _id: item._id }, { $setOnInsert: { ...item, book_id: bookId } }, { upsert: true });
  for (;;) {
    const trimmed = { _id: bookId, review_count: { $exists: true } };
    if (db.books.updateOne(trimmed, { $push: { reviews: { $each: [item], $sort: { at: -1 }, $slice: 3 } }, $inc: { review_count: 1 } }).matchedCount === 1) return;
    const whole = { _id: bookId, $nor: [{ review_count: { $exists: true } }] };
    if (db.books.updateOne(whole, { $push: { reviews: item } }).matchedCount === 1 || !db.books.findOne({ _id: bookId })) return;
  }
}
// === step: Copy ()
db.books.aggregate([
  { $unwind: "$reviews" },
  { $replaceRoot: { newRoot: { $mergeObjects: ["$reviews", { book_id: "$_id" }] } } },
  { $merge: { into: "reviews", on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } },
], { allowDiskUse: true });
// === step: Compare ()
const missing = db.books.aggregate([
  { $unwind: "$reviews" },
  { $lookup: { from: "reviews", localField: "reviews._id", foreignField: "_id", as: "copy" } },
  { $match: { copy: [] } },
  { $count: "n" },
]).toArray();
print("items without a copy (must be none)", missing);
if (missing.length > 0) throw new Error("run the copy again before anything is cut off");
// === step: Switch the readers (They take the rest from the second collection.)
// === step: Cut the arrays ()
db.books.updateMany({ $nor: [{ review_count: { $exists: true } }] }, [{ $set: {
  review_count: { $size: { $ifNull: ["$reviews", []] } },
  reviews: { $slice: [{ $sortArray: { input: { $ifNull: ["$reviews", []] }, sortBy: { at: -1 } } }, 3] },
} }]);
// === step: Deploy the final writers ()
// The whole list is in db.reviews; the first 3 stay with their parent as copies.
function addReview(bookId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  db.reviews.updateOne({ _id: item._id }, { $setOnInsert: { ...item, book_id: bookId } }, { upsert: true });
  db.books.updateOne({ _id: bookId }, { $push: { reviews: { $each: [item], $sort: { at: -1 }, $slice: 3 } }, $inc: { review_count: 1 } });
}
// === undo: Put the items back into the array ()
db.reviews.aggregate([
  { $sort: { at: -1 } },
  { $group: { _id: "$book_id", items: { $push: "$$ROOT" } } },
  { $unset: "items.book_id" },
  { $merge: { into: "books", on: "_id", whenNotMatched: "discard", whenMatched: [
    { $set: { reviews: { $concatArrays: [{ $ifNull: ["$reviews", []] }, { $filter: { input: "$$new.items", as: "one",
      cond: { $not: { $in: ["$$one._id", { $ifNull: ["$reviews._id", []] }] } } } }] } } },
    { $unset: "review_count" },
  ] } },
], { allowDiskUse: true });
// Then, once the counts agree: db.reviews.drop()
