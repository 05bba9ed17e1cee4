// === code: Add an item (comment) trips 1, index _id
// What does not fit; the same item twice is stored once.
function spillComment(reviewId, item) {
  const open = { review_id: reviewId, "comments._id": { $ne: item._id } };
  for (;;) {
    if (db.review_extras.findOne({ review_id: reviewId, "comments._id": item._id }, { _id: 1 })) return;
    try {
      db.review_extras.updateOne(open, { $push: { comments: item }, $setOnInsert: { _id: new ObjectId() } }, { upsert: true });
      return;
    } catch (error) {
      if (error.code !== 11000) throw error; // somebody made the document, or stored the item, at the same moment
    }
  }
}
function addComment(reviewId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  const fits = { _id: reviewId, has_extras: { $ne: true }, "comments.19": { $exists: false }, "comments._id": { $ne: item._id } };
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
  const rest = db.review_extras.find({ review_id: reviewId }).sort({ _id: 1 }).toArray().flatMap(one => one.comments);
  const known = new Set(parent.comments.map(item => EJSON.stringify(item._id)));
  parent.comments.push(...rest.filter(item => !known.has(EJSON.stringify(item._id))));
  return parent;
}
// === step: Check ()
print("server", db.version());
print("documents", db.reviews.countDocuments({}), "with more than 20", db.reviews.countDocuments({ "comments.20": { $exists: true } }));
print("items", db.reviews.aggregate([{ $group: { _id: null, n: { $sum: { $size: { $ifNull: ["$comments", []] } } } } }]).toArray());
print("already apart", db.review_extras.countDocuments({}));
// === step: Build the indexes of the second collection ()
db.review_extras.createIndex({ review_id: 1 }, { name: "review_id_1", unique: true });
// === step: Start readers that know the mark ()
// The second query only for the few that have more.
function readReview(reviewId) {
  const parent = db.reviews.findOne({ _id: reviewId });
  if (!parent || !parent.has_extras) return parent;
  const rest = db.review_extras.find({ review_id: reviewId }).sort({ _id: 1 }).toArray().flatMap(one => one.comments);
  const known = new Set(parent.comments.map(item => EJSON.stringify(item._id)));
  parent.comments.push(...rest.filter(item => !known.has(EJSON.stringify(item._id))));
  return parent;
}
// === step: Start writers that spill (Before anything is moved: an old writer knows no mark.)
// What does not fit; the same item twice is stored once.
function spillComment(reviewId, item) {
  const open = { review_id: reviewId, "comments._id": { $ne: item._id } };
  for (;;) {
    if (db.review_extras.findOne({ review_id: reviewId, "comments._id": item._id }, { _id: 1 })) return;
    try {
      db.review_extras.updateOne(open, { $push: { comments: item }, $setOnInsert: { _id: new ObjectId() } }, { upsert: true });
      return;
    } catch (error) {
      if (error.code !== 11000) throw error; // somebody made the document, or stored the item, at the same moment
    }
  }
}
function addComment(reviewId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  const fits = { _id: reviewId, has_extras: { $ne: true }, "comments.19": { $exists: false }, "comments._id": { $ne: item._id } };
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
// What does not fit; the same item twice is stored once.
function spillComment(reviewId, item) {
  const open = { review_id: reviewId, "comments._id": { $ne: item._id } };
  for (;;) {
    if (db.review_extras.findOne({ review_id: reviewId, "comments._id": item._id }, { _id: 1 })) return;
    try {
      db.review_extras.updateOne(open, { $push: { comments: item }, $setOnInsert: { _id: new ObjectId() } }, { upsert: true });
      return;
    } catch (error) {
      if (error.code !== 11000) throw error; // somebody made the document, or stored the item, at the same moment
    }
  }
}
// The mark first, so that writers spill; then only what was marked is copied and cut, whatever passes the threshold meanwhile.
function sweepReviews() {
  db.reviews.updateMany({ "comments.20": { $exists: true } }, { $set: { has_extras: true } });
  // Without promoted values every number keeps its type on the way through the shell.
  for (const doc of db.reviews.find({ has_extras: true, "comments.20": { $exists: true } }, { comments: 1 }, { promoteValues: false })) {
    for (const item of doc.comments.slice(20)) spillComment(doc._id, item);
    db.reviews.updateOne({ _id: doc._id, has_extras: true }, [{ $set: { comments: { $slice: ["$comments", 20] } } }]);
  }
}
sweepReviews();
// === step: Compare ()
print("items", db.reviews.aggregate([{ $group: { _id: null, n: { $sum: { $size: { $ifNull: ["$comments", []] } } } } }]).toArray(), "and apart", db.review_extras.aggregate([{ $group: { _id: null, n: { $sum: { $size: "$comments" } } } }]).toArray());
const long = db.reviews.countDocuments({ has_extras: true, "comments.20": { $exists: true } });
print("marked documents that are still too long", long);
if (long > 0) throw new Error("run the step before once more");
// === undo: Put the items back into the arrays (Stop the writers first.)
db.review_extras.aggregate([
  { $sort: { _id: 1 } },
  { $unwind: "$comments" },
  { $group: { _id: "$review_id", items: { $push: "$comments" } } },
  { $merge: { into: "reviews", on: "_id", whenNotMatched: "discard", whenMatched: [
    { $set: { comments: { $concatArrays: [{ $ifNull: ["$comments", []] }, { $filter: { input: "$$new.items", as: "one",
      cond: { $not: [{ $in: ["$$one._id", { $ifNull: ["$comments._id", []] }] }] } } }] } } },
  ] } },
], { allowDiskUse: true });
const missing = db.review_extras.aggregate([
  { $unwind: "$comments" },
  { $group: { _id: "$review_id", ids: { $push: "$comments._id" } } },
  { $lookup: { from: "reviews", localField: "_id", foreignField: "_id", as: "back" } },
  { $match: { $expr: { $not: [{ $setIsSubset: ["$ids", { $ifNull: [{ $arrayElemAt: ["$back.comments._id", 0] }, []] }] }] } } },
  { $count: "n" },
], { allowDiskUse: true }).toArray();
print("documents whose items are not back (must be none)", missing);
if (missing.length > 0) throw new Error("look for the documents of these items before anything is removed");
db.reviews.updateMany({ has_extras: { $exists: true } }, { $unset: { has_extras: "" } });
db.review_extras.drop();
