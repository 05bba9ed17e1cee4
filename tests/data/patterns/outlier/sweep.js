// === code: Add an item (comment) trips 1, index _id
// What does not fit; the same item twice is stored once.
function spillComment(reviewId, item) {
  db.review_extras.updateOne({ _id: item._id }, { $setOnInsert: { ...item, review_id: reviewId } }, { upsert: true });
}
function addComment(reviewId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  const fits = { _id: reviewId, has_extras: { $ne: true }, "comments.99": { $exists: false }, "comments._id": { $ne: item._id } };
  if (db.reviews.updateOne(fits, { $push: { comments: item } }).matchedCount === 1) return true;
  if (!db.reviews.findOne({ _id: reviewId }, { _id: 1 })) return false;
  if (db.reviews.findOne({ _id: reviewId, "comments._id": item._id }, { _id: 1 })) return true; // a second try
  spillComment(reviewId, item);
  return db.reviews.updateOne({ _id: reviewId }, { $set: { has_extras: true } }).matchedCount === 1;
}
// === code: Read the document with all items (show) trips 1, index _id
// The second query only for the few that have more.
function readReview(reviewId) {
  const parent = db.reviews.findOne({ _id: reviewId });
  if (!parent || !parent.has_extras) return parent;
  const rest = db.review_extras.find({ review_id: reviewId }).sort({ _id: 1 }).toArray().map(({ review_id: parentId, ...item }) => item);
  const known = new Set(parent.comments.map(item => EJSON.stringify(item._id)));
  parent.comments.push(...rest.filter(item => !known.has(EJSON.stringify(item._id))));
  return parent;
}
// === code: Move out what is too much () trips 4, index 
// The mark first, so that writers spill; then only what was marked is copied and cut, whatever passes the threshold meanwhile.
function sweepReviews() {
  db.reviews.updateMany({ "comments.10": { $exists: true } }, { $set: { has_extras: true } });
  const marked = db.reviews.find({ has_extras: true, "comments.10": { $exists: true } }, { _id: 1 }).toArray().map(doc => doc._id);
  for (let from = 0; from < marked.length; from += 1000) {
    const ids = marked.slice(from, from + 1000);
    const rest = [
      { $match: { _id: { $in: ids }, "comments.10": { $exists: true } } },
      { $project: { comments: { $slice: ["$comments", 10, { $size: "$comments" }] } } },
      { $unwind: "$comments" },
    ];
    db.reviews.aggregate([
      ...rest,
      { $replaceRoot: { newRoot: { $mergeObjects: ["$comments", { review_id: "$_id" }] } } },
      { $merge: { into: "review_extras", on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } },
    ], { allowDiskUse: true });
    const copies = db.reviews.aggregate([
      ...rest,
      { $lookup: { from: "review_extras", localField: "comments._id", foreignField: "_id", as: "copy" } },
      { $match: { $expr: { $in: ["$_id", "$copy.review_id"] } } },
      { $group: { _id: { document: "$_id", item: "$comments._id" } } },
      { $count: "n" },
    ], { allowDiskUse: true }).toArray();
    const items = db.reviews.aggregate([...rest, { $count: "n" }]).toArray();
    if ((copies[0]?.n ?? 0) < (items[0]?.n ?? 0)) throw new Error("items without a copy, or with the _id of another item: nothing more is cut");
    db.reviews.updateMany({ _id: { $in: ids }, has_extras: true }, [{ $set: { comments: { $slice: ["$comments", 10] } } }]);
  }
}
// === step: Check ()
print("server", db.version());
print("documents", db.reviews.countDocuments({}), "with more than 10", db.reviews.countDocuments({ "comments.10": { $exists: true } }));
print("items", db.reviews.aggregate([{ $group: { _id: null, n: { $sum: { $size: { $ifNull: ["$comments", []] } } } } }]).toArray());
print("already apart", db.review_extras.countDocuments({}));
// === step: Build the indexes of the second collection ()
db.review_extras.createIndex({ review_id: 1 });
// === step: Start readers that know the mark ()
// The second query only for the few that have more.
function readReview(reviewId) {
  const parent = db.reviews.findOne({ _id: reviewId });
  if (!parent || !parent.has_extras) return parent;
  const rest = db.review_extras.find({ review_id: reviewId }).sort({ _id: 1 }).toArray().map(({ review_id: parentId, ...item }) => item);
  const known = new Set(parent.comments.map(item => EJSON.stringify(item._id)));
  parent.comments.push(...rest.filter(item => !known.has(EJSON.stringify(item._id))));
  return parent;
}
// === step: Start writers that spill (Before anything is moved: an old writer knows no mark.)
// What does not fit; the same item twice is stored once.
function spillComment(reviewId, item) {
  db.review_extras.updateOne({ _id: item._id }, { $setOnInsert: { ...item, review_id: reviewId } }, { upsert: true });
}
function addComment(reviewId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  const fits = { _id: reviewId, has_extras: { $ne: true }, "comments.99": { $exists: false }, "comments._id": { $ne: item._id } };
  if (db.reviews.updateOne(fits, { $push: { comments: item } }).matchedCount === 1) return true;
  if (!db.reviews.findOne({ _id: reviewId }, { _id: 1 })) return false;
  if (db.reviews.findOne({ _id: reviewId, "comments._id": item._id }, { _id: 1 })) return true; // a second try
  spillComment(reviewId, item);
  return db.reviews.updateOne({ _id: reviewId }, { $set: { has_extras: true } }).matchedCount === 1;
}
// === step: Give every item an identity (Without it a second run would copy the items again.)
const noId = { comments: { $elemMatch: { _id: { $exists: false } } } };
for (const doc of db.reviews.find(noId)) {
  let current = doc;
  while (current) {
    const ids = current.comments.map(() => new ObjectId());
    const set = [{ $set: { comments: { $map: { input: { $zip: { inputs: ["$comments", ids] } }, as: "pair",
      in: { $mergeObjects: [{ _id: { $arrayElemAt: ["$$pair", 1] } }, { $arrayElemAt: ["$$pair", 0] }] } } } } }];
    if (db.reviews.updateOne({ _id: current._id, comments: current.comments }, set).matchedCount === 1) break;
    current = db.reviews.findOne({ _id: doc._id, ...noId });
  }
}
// === step: Move out what is too much ()
// The mark first, so that writers spill; then only what was marked is copied and cut, whatever passes the threshold meanwhile.
function sweepReviews() {
  db.reviews.updateMany({ "comments.10": { $exists: true } }, { $set: { has_extras: true } });
  const marked = db.reviews.find({ has_extras: true, "comments.10": { $exists: true } }, { _id: 1 }).toArray().map(doc => doc._id);
  for (let from = 0; from < marked.length; from += 1000) {
    const ids = marked.slice(from, from + 1000);
    const rest = [
      { $match: { _id: { $in: ids }, "comments.10": { $exists: true } } },
      { $project: { comments: { $slice: ["$comments", 10, { $size: "$comments" }] } } },
      { $unwind: "$comments" },
    ];
    db.reviews.aggregate([
      ...rest,
      { $replaceRoot: { newRoot: { $mergeObjects: ["$comments", { review_id: "$_id" }] } } },
      { $merge: { into: "review_extras", on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } },
    ], { allowDiskUse: true });
    const copies = db.reviews.aggregate([
      ...rest,
      { $lookup: { from: "review_extras", localField: "comments._id", foreignField: "_id", as: "copy" } },
      { $match: { $expr: { $in: ["$_id", "$copy.review_id"] } } },
      { $group: { _id: { document: "$_id", item: "$comments._id" } } },
      { $count: "n" },
    ], { allowDiskUse: true }).toArray();
    const items = db.reviews.aggregate([...rest, { $count: "n" }]).toArray();
    if ((copies[0]?.n ?? 0) < (items[0]?.n ?? 0)) throw new Error("items without a copy, or with the _id of another item: nothing more is cut");
    db.reviews.updateMany({ _id: { $in: ids }, has_extras: true }, [{ $set: { comments: { $slice: ["$comments", 10] } } }]);
  }
}
sweepReviews();
// === step: Compare ()
print("items", db.reviews.aggregate([{ $group: { _id: null, n: { $sum: { $size: { $ifNull: ["$comments", []] } } } } }]).toArray(), "and apart", db.review_extras.countDocuments({}));
const long = db.reviews.countDocuments({ has_extras: true, "comments.10": { $exists: true } });
print("marked documents that are still too long", long);
// === undo: Put the items back into the arrays (Stop the writers first.)
db.review_extras.aggregate([
  { $sort: { _id: 1 } },
  { $group: { _id: "$review_id", items: { $push: "$$ROOT" } } },
  { $unset: "items.review_id" },
  { $merge: { into: "reviews", on: "_id", whenNotMatched: "discard", whenMatched: [
    { $set: { comments: { $concatArrays: [{ $ifNull: ["$comments", []] }, { $filter: { input: "$$new.items", as: "one",
      cond: { $not: [{ $in: ["$$one._id", { $ifNull: ["$comments._id", []] }] }] } } }] } } },
  ] } },
], { allowDiskUse: true });
const missing = db.review_extras.aggregate([
  { $group: { _id: "$review_id", ids: { $push: "$_id" } } },
  { $lookup: { from: "reviews", localField: "_id", foreignField: "_id", as: "back" } },
  { $match: { $expr: { $not: [{ $setIsSubset: ["$ids", { $ifNull: [{ $arrayElemAt: ["$back.comments._id", 0] }, []] }] }] } } },
  { $count: "n" },
], { allowDiskUse: true }).toArray();
print("documents whose items are not back (must be none)", missing);
if (missing.length > 0) throw new Error("look for the documents of these items before anything is removed");
db.reviews.updateMany({ has_extras: { $exists: true } }, { $unset: { has_extras: "" } });
db.review_extras.drop();
