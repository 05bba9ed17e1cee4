// === code: Add an item () trips 3, index _id
// The first 10 are with their parent; the one that no longer fits is copied to db.old_reviews before it is cut off.
function addReview(bookId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  for (;;) {
    const parent = db.books.findOne({ _id: bookId }, { _id: 1, reviews: { $slice: [9, 1] } });
    if (!parent) return false;
    const rest = (parent.reviews ?? [])[0];
    if (rest && !(item.stars > rest.stars)) {
      db.old_reviews.updateOne({ _id: item._id }, { $setOnInsert: { ...item, book: bookId } }, { upsert: true });
      return true;
    }
    if (rest) db.books.aggregate([
      { $match: { _id: bookId } },
      { $replaceRoot: { newRoot: { $mergeObjects: [{ $arrayElemAt: ["$reviews", 9] }, { book: "$_id" }] } } },
      { $match: { _id: rest._id } },
      { $merge: { into: "old_reviews", on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } },
    ]);
    const filter = rest ? { _id: bookId, "reviews.9._id": rest._id } : { _id: bookId, "reviews.9": { $exists: false } };
    const result = db.books.updateOne(filter, { $push: { reviews: { $each: [item], $sort: { stars: -1 }, $slice: 10 } } });
    if (result.matchedCount === 1) return true;
  }
}
// === code: Read the document with its first items (page) trips 1, index _id
function readBook(bookId) {
  return db.books.findOne({ _id: bookId });
}
// === code: Read more of the list () trips 1, index book, stars
function moreReviews(bookId, skip, limit) {
  return db.old_reviews.find({ book: bookId }).sort({ stars: -1 }).skip(skip).limit(limit).toArray();
}
// === step: Check ()
print("server", db.version());
print("documents", db.books.countDocuments({}));
print("items", db.books.aggregate([{ $group: { _id: null, n: { $sum: { $size: { $ifNull: ["$reviews", []] } } } } }]).toArray());
print("already in the second collection", db.old_reviews.countDocuments({}));
// === step: Create the second collection and its index ()
db.old_reviews.createIndex({ book: 1, stars: -1 });
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
// === step: Switch the readers (They take the rest from the second collection.)
// === step: Cut the arrays ()
const order = (a, b) => (a.stars < b.stars) - (a.stars > b.stars);
const pick = positions => ({ $map: { input: positions, as: "at", in: { $arrayElemAt: ["$reviews", "$$at"] } } });
for (const doc of db.books.find({ $nor: [{ "reviews.10": { $exists: false } }] })) {
  let current = doc;
  while (current) {
    const items = current.reviews ?? [];
    const unchanged = { _id: current._id, reviews: current.reviews ?? { $exists: false } };
    const positions = items.map((item, at) => at).sort((a, b) => order(items[a], items[b]) || a - b);
    if (items.some(item => item._id === undefined)) throw new Error("items without _id: give every item an identity again");
    db.books.aggregate([
      { $match: unchanged },
      { $project: { rest: pick(positions.slice(10)) } },
      { $unwind: "$rest" },
      { $replaceRoot: { newRoot: { $mergeObjects: ["$rest", { book: "$_id" }] } } },
      { $merge: { into: "old_reviews", on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } },
    ]);
    const set = [{ $set: { reviews: pick(positions.slice(0, 10)) } }];
    if (db.books.updateOne(unchanged, set).matchedCount === 1) break;
    current = db.books.findOne({ _id: doc._id, $nor: [{ "reviews.10": { $exists: false } }] });
  }
}
// === step: Deploy the final writers ()
// The first 10 are with their parent; the one that no longer fits is copied to db.old_reviews before it is cut off.
function addReview(bookId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  for (;;) {
    const parent = db.books.findOne({ _id: bookId }, { _id: 1, reviews: { $slice: [9, 1] } });
    if (!parent) return false;
    const rest = (parent.reviews ?? [])[0];
    if (rest && !(item.stars > rest.stars)) {
      db.old_reviews.updateOne({ _id: item._id }, { $setOnInsert: { ...item, book: bookId } }, { upsert: true });
      return true;
    }
    if (rest) db.books.aggregate([
      { $match: { _id: bookId } },
      { $replaceRoot: { newRoot: { $mergeObjects: [{ $arrayElemAt: ["$reviews", 9] }, { book: "$_id" }] } } },
      { $match: { _id: rest._id } },
      { $merge: { into: "old_reviews", on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } },
    ]);
    const filter = rest ? { _id: bookId, "reviews.9._id": rest._id } : { _id: bookId, "reviews.9": { $exists: false } };
    const result = db.books.updateOne(filter, { $push: { reviews: { $each: [item], $sort: { stars: -1 }, $slice: 10 } } });
    if (result.matchedCount === 1) return true;
  }
}
// === undo: Put the items back into the array ()
db.old_reviews.aggregate([
  { $sort: { stars: -1 } },
  { $group: { _id: "$book", items: { $push: "$$ROOT" } } },
  { $unset: "items.book" },
  { $merge: { into: "books", on: "_id", whenNotMatched: "discard", whenMatched: [
    { $set: { reviews: { $concatArrays: [{ $ifNull: ["$reviews", []] }, { $filter: { input: "$$new.items", as: "one",
      cond: { $not: { $in: ["$$one._id", { $ifNull: ["$reviews._id", []] }] } } } }] } } },
  ] } },
], { allowDiskUse: true });
// Then, once the counts agree: db.old_reviews.drop()
