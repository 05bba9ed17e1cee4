// === code: Add an item (comment) trips 1, index _id
// What does not fit; the same item twice is stored once.
function spillComment(reviewId, item) {
  try {
    db.review_extras.insertOne({ ...item, review_id: reviewId });
  } catch (error) {
    if (error.code !== 11000 || !db.review_extras.findOne({ _id: item._id, review_id: reviewId }, { _id: 1 })) throw error; // a second try
  }
}
function addComment(reviewId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  const fits = { _id: reviewId, has_extras: { $ne: true }, "comments.19": { $exists: false }, "comments._id": { $ne: item._id }, comments: { $not: { $type: "null" } } };
  if (db.reviews.updateOne(fits, { $push: { comments: item } }).matchedCount === 1) return true;
  if (db.reviews.updateOne({ _id: reviewId, has_extras: { $ne: true }, comments: { $type: "null" } }, { $set: { comments: [item] } }).matchedCount === 1) return true;
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
  const known = new Set((parent.comments ?? []).map(item => EJSON.stringify(item._id)));
  parent.comments = [...(parent.comments ?? []), ...rest.filter(item => !known.has(EJSON.stringify(item._id)))];
  return parent;
}
// === code: Remove an item () trips 5, index _id
// An item is taken out of its array and of db.review_extras.
// Those who are moving it at this moment are told, and take away what they copy after that; what they copied before goes here.
// Of several who remove it at once one gets true: whoever takes what is in db.review_extras, or what is in the array where nothing was there.
function removeComment(reviewId, id) {
  const isApart = db.review_extras.findOne({ _id: id, review_id: reviewId }, { _id: 1 }) !== null;
  const was = db.reviews.findOneAndUpdate({ _id: reviewId, "comments._id": id }, { $pull: { comments: { _id: id } } }, { projection: { _id: 1 } });
  const takeApart = () => db.review_extras.deleteOne({ _id: id, review_id: reviewId }).deletedCount;
  const apart = takeApart();
  db.getCollection("review_extras.moving").updateMany({ _id: { $gt: { of: reviewId, run: MinKey() }, $lt: { of: reviewId, run: MaxKey() } } }, { $addToSet: { removed: id } });
  takeApart();
  const removed = apart > 0 || (was !== null && !isApart);
  return removed;
}
// === step: Check ()
{
const items = [{ $unwind: "$comments" }, { $project: { item: "$comments" } }];
const odd = db.reviews.aggregate([{ $match: { $expr: { $not: [{ $in: [{ $type: "$comments" }, ["array", "null", "missing"]] }] } } }, { $limit: 20 }, { $project: { _id: 1 } }]).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have no array in " + "comments" + ": mend them first: " + EJSON.stringify(odd));
const bare = db.reviews.aggregate([...items, { $match: { $expr: { $ne: [{ $type: "$item" }, "object"] } } }, { $limit: 20 }, { $project: { _id: 1 } }]).toArray().map(one => one._id);
if (bare.length > 0) throw new Error("items of these documents are no objects and cannot become documents: mend them first: " + EJSON.stringify(bare));
const same = db.reviews.aggregate([
  ...items,
  { $match: { "item._id": { $ne: null } } },
  { $group: { _id: "$item._id", times: { $sum: 1 } } },
  { $match: { times: { $gt: 1 } } },
  { $limit: 20 },
], { allowDiskUse: true }).toArray().map(one => one._id);
if (same.length > 0) throw new Error("several items have the same _id, but in one collection each needs its own. Remove _id from the items where nothing refers to it, and they get new ones: " + EJSON.stringify(same));
const full = db.reviews.aggregate([
  { $match: { "comments.20": { $exists: true }, comments: { $elemMatch: { _id: null } } } },
  { $match: { $expr: { $gt: [{ $add: [{ $bsonSize: "$$ROOT" }, { $multiply: [17, { $size: "$comments" }] }] }, 16777216] } } },
  { $limit: 20 },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
if (full.length > 0) throw new Error("these documents have no room for an _id in each item: give the items one in parts: " + EJSON.stringify(full));
}
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.reviews.aggregate([{ $match: { "comments.20": { $exists: true }, has_extras: { $exists: false } } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.reviews.aggregate([
      { $match: { _id: one._id } },
      { $project: { bytes: { $literal: one.bytes + 13 } } },
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
print("server", db.version());
print("documents", db.reviews.countDocuments({}), "with more than 20", db.reviews.countDocuments({ "comments.20": { $exists: true } }));
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
  const known = new Set((parent.comments ?? []).map(item => EJSON.stringify(item._id)));
  parent.comments = [...(parent.comments ?? []), ...rest.filter(item => !known.has(EJSON.stringify(item._id)))];
  return parent;
}
// === step: Start writers that spill (Before anything is moved: an old writer knows no mark.)
// What does not fit; the same item twice is stored once.
function spillComment(reviewId, item) {
  try {
    db.review_extras.insertOne({ ...item, review_id: reviewId });
  } catch (error) {
    if (error.code !== 11000 || !db.review_extras.findOne({ _id: item._id, review_id: reviewId }, { _id: 1 })) throw error; // a second try
  }
}
function addComment(reviewId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  const fits = { _id: reviewId, has_extras: { $ne: true }, "comments.19": { $exists: false }, "comments._id": { $ne: item._id }, comments: { $not: { $type: "null" } } };
  if (db.reviews.updateOne(fits, { $push: { comments: item } }).matchedCount === 1) return true;
  if (db.reviews.updateOne({ _id: reviewId, has_extras: { $ne: true }, comments: { $type: "null" } }, { $set: { comments: [item] } }).matchedCount === 1) return true;
  if (!db.reviews.findOne({ _id: reviewId }, { _id: 1 })) return false;
  if (db.reviews.findOne({ _id: reviewId, "comments._id": item._id }, { _id: 1 })) return true; // a second try
  spillComment(reviewId, item);
  return db.reviews.updateOne({ _id: reviewId }, { $set: { has_extras: true } }).matchedCount === 1;
}
// === step: Deploy code that removes items from both (An item that other code removes while it is moved may come back.)
// An item is taken out of its array and of db.review_extras.
// Those who are moving it at this moment are told, and take away what they copy after that; what they copied before goes here.
// Of several who remove it at once one gets true: whoever takes what is in db.review_extras, or what is in the array where nothing was there.
function removeComment(reviewId, id) {
  const isApart = db.review_extras.findOne({ _id: id, review_id: reviewId }, { _id: 1 }) !== null;
  const was = db.reviews.findOneAndUpdate({ _id: reviewId, "comments._id": id }, { $pull: { comments: { _id: id } } }, { projection: { _id: 1 } });
  const takeApart = () => db.review_extras.deleteOne({ _id: id, review_id: reviewId }).deletedCount;
  const apart = takeApart();
  db.getCollection("review_extras.moving").updateMany({ _id: { $gt: { of: reviewId, run: MinKey() }, $lt: { of: reviewId, run: MaxKey() } } }, { $addToSet: { removed: id } });
  takeApart();
  const removed = apart > 0 || (was !== null && !isApart);
  return removed;
}
// === step: Give the items of long lists an identity (Writers may go on. Without it a second run would copy the items again. Code removes items of other lists that have no _id as before.)
// Each new _id is a beginning of its own and a number, so that the server makes as many as there are items without one.
{
const noId = { "comments.20": { $exists: true }, comments: { $elemMatch: { _id: null } } };
const object = { $eq: [{ $type: "$$item" }, "object"] };
let begun, left = 0;
for (const doc of db.reviews.find(noId, { _id: 1 }, { promoteValues: false, fieldsAsRaw: Object.create(null) })) {
  for (;;) {
    const [found] = db.reviews.aggregate([{ $match: { _id: doc._id, ...noId } }, { $project: { size: { $size: "$comments" } } }]).toArray();
    if (!found) break;
    if (left < found.size) {
      // the second and a number at random: no other run begins so, not even one within the same second
      [begun, left] = [new ObjectId().toString().slice(0, 8) + UUID().toString("hex").slice(0, 8), 100000000];
    }
    const first = 200000000 - left;
    const made = { _id: { $toObjectId: { $concat: [begun, { $substrCP: [{ $toString: { $add: ["$$at", first] } }, 1, 8] }] } } };
    const withId = { $cond: [{ $and: [object, { $eq: [{ $ifNull: ["$$item._id", null] }, null] }] }, { $mergeObjects: [made, "$$item", made] }, "$$item"] };
    const longer = "comments.";
    const result = db.reviews.updateOne({ _id: doc._id, [longer + found.size]: { $exists: false } }, [{ $set: { comments: { $map: { input: { $range: [0, { $size: "$comments" }] }, as: "at",
      in: { $let: { vars: { item: { $arrayElemAt: ["$comments", "$$at"] } }, in: withId } } } } } }]);
    left -= found.size;
    if (result.matchedCount === 1) break;
  }
}
}
// === step: Move out the overflow (Writers may go on: only what has a copy that is the same is cut off.)
// Items move to a collection of their own: what is to move is noted as it is stored, copied, and each item compared with
// its copy; only then it is cut off, and only where the array is still as noted. What changed meanwhile takes another round.
// A copy that is there already is replaced only by an item that was still in its array after that copy had been read:
// whoever has cut the item off since then may have let others change the copy. Each document is noted before it is read: so
// those who remove an item tell everyone who may still copy it. Several runs share the notes; those of a killed one are
// forgotten after a day.
function moveComments() {
  const noted = db.getCollection("review_extras.moving");
  const former = db.getCollection("review_extras.moving.former");
  let [seen, tries] = ["", 0];
  const chosen = { has_extras: true, "comments.20": { $exists: true } };
  const asStored = { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) };
  const dayAgo = ObjectId.createFromTime(Math.floor(Date.now() / 1000) - 86400);
  const left = { $or: [{ left: true }, { "_id.run": { $lt: dayAgo } }] };
  former.deleteMany({ "_id.run": { $lt: dayAgo } });
  const same = { $eq: [{ $ifNull: ["$comments", null] }, { $ifNull: ["$$new.before", null] }] };
  const kept = { $map: { input: "$$new.keep", as: "at", in: { $arrayElemAt: ["$comments", "$$at"] } } };
  for (let others = {}; db.reviews.findOne(chosen, { _id: 1 }) || noted.findOne(others, { _id: 1 }); others = left) {
    const run = new ObjectId();
    const docs = [
      { $match: { "_id.run": run } },
      { $lookup: { from: "reviews", localField: "_id.of", foreignField: "_id", as: "doc" } },
      { $unwind: "$doc" },
      { $match: { "doc.has_extras": true } },
      { $project: { items: "$doc.comments" } },
    ];
    const items = [{ $match: { "_id.run": run } }, { $unwind: { path: "$before", includeArrayIndex: "at" } }];
    const copies = [
      ...items,
      { $match: { $expr: { $not: [{ $in: ["$at", "$keep"] }] } } },
      { $project: { copy: { $mergeObjects: [{ _id: "$before._id" }, "$before", { review_id: "$_id.of" }] }, own: { $eq: [{ $ifNull: ["$before.review_id", "$_id.of"] }, "$_id.of"] } } },
    ];
    try {
      noted.updateMany(left, { $set: { taken: run } });
      db.reviews.aggregate([
        { $match: chosen },
        { $project: { _id: { of: "$_id", run: run } } },
        { $merge: { into: "review_extras.moving", on: "_id" } },
      ], { allowDiskUse: true });
      // What was copied and not cut off stays noted as left, and is cut off wherever in its array it is by then. The first round looks
      // at what others have noted as well, who may have been killed.
      noted.aggregate([
        { $match: others === left ? { taken: run } : others },
        { $group: { _id: { of: "$_id.of", run: run } } },
        { $merge: { into: "review_extras.moving", on: "_id" } },
      ], { allowDiskUse: true });
      noted.aggregate([
        ...docs,
        { $unwind: "$items" },
        { $lookup: { from: "review_extras", localField: "items._id", foreignField: "_id", as: "was" } },
        { $unwind: "$was" },
        { $match: { $expr: { $eq: ["$was.review_id", "$_id.of"] } } },
        { $group: { _id: { of: "$_id.of", item: "$was._id", run: run }, was: { $first: "$was" } } },
        { $merge: { into: "review_extras.moving.former", on: "_id" } },
      ], { allowDiskUse: true });
      noted.aggregate([
        ...docs,
        { $project: { before: "$items", keep: { $range: [0, { $min: [20, { $size: { $ifNull: ["$items", []] } }] }] } } },
        { $merge: { into: "review_extras.moving", on: "_id", whenMatched: "merge", whenNotMatched: "discard" } },
      ], { allowDiskUse: true });
      if (former.findOne({ "_id.run": run }, { _id: 1 })) noted.aggregate([
        { $match: { "_id.run": run } },
        { $unwind: "$keep" },
        { $project: { at: "$keep", item: { of: "$_id.of", item: { $let: { vars: { one: { $arrayElemAt: ["$before", "$keep"] } }, in: "$$one._id" } }, run: run } } },
        { $lookup: { from: "review_extras.moving.former", localField: "item", foreignField: "_id", as: "was" } },
        { $match: { "was.0": { $exists: true } } },
        { $group: { _id: "$_id", apart: { $push: "$at" } } },
        { $merge: { into: "review_extras.moving", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { keep: { $filter: { input: "$keep", as: "at", cond: { $not: [{ $in: ["$$at", "$$new.apart"] }] } } } } }] } },
      ], { allowDiskUse: true });
      noted.aggregate([
        ...copies,
        { $match: { own: true, "copy._id": { $ne: null } } },
        { $replaceRoot: { newRoot: "$copy" } },
        { $merge: { into: "review_extras", on: "_id", whenNotMatched: "insert", whenMatched: [{ $replaceWith: "$$ROOT" }] } },
      ], { allowDiskUse: true });
      noted.aggregate([
        ...copies,
        { $match: { own: true } },
        { $project: { of: { of: "$_id.of", item: "$copy._id", run: run }, is: "$copy" } },
        { $lookup: { from: "review_extras.moving.former", localField: "of", foreignField: "_id", as: "former" } },
        { $unwind: "$former" },
        { $match: { $expr: { $ne: ["$is", "$former.was"] } } },
        { $project: { _id: "$is._id", is: 1, was: "$former.was" } },
        { $merge: { into: "review_extras", on: "_id", whenNotMatched: "discard", whenMatched: [{ $replaceWith: { $cond: [{ $eq: ["$$ROOT", "$$new.was"] }, "$$new.is", "$$ROOT"] } }] } },
      ], { allowDiskUse: true });
      const differing = [
        ...copies,
        { $group: { _id: { of: "$_id.of", item: "$copy._id" }, copy: { $first: "$copy" }, own: { $min: "$own" }, times: { $sum: 1 } } },
        { $lookup: { from: "review_extras", localField: "copy._id", foreignField: "_id", as: "found" } },
        { $project: { own: 1, times: 1, copy: 1, was: { $arrayElemAt: ["$found", 0] } } },
        { $project: { differs: { $ne: ["$copy", "$was"] }, stays: { $or: [{ $not: ["$own"] }, { $and: [{ $gt: ["$times", 1] }, { $ne: [{ $ifNull: ["$copy._id", null] }, null] }] }, { $and: [{ $ne: [{ $type: "$was" }, "missing"] }, { $ne: ["$was.review_id", "$_id.of"] }] }] } } },
        { $match: { $or: [{ differs: true }, { stays: true }] } },
      ];
      const wrong = noted.aggregate([...differing, { $sort: { stays: -1, _id: 1 } }, { $limit: 20 }], { allowDiskUse: true }).toArray();
      const now = EJSON.stringify(wrong.map(one => one._id), { relaxed: false });
      tries = wrong.length > 0 && now === seen ? tries + 1 : 0; // others may be moving the same items
      if (wrong.length > 0 && (wrong[0].stays || tries > 10)) throw new Error("nothing is cut off: these items have no copy of their own in " + "review_extras" + ", because " + (wrong[0].stays ? "another item has their _id or they have a field " + "review_id" + " already" : "they have no _id, or somebody else has changed the copies that are there") + ": " + EJSON.stringify(wrong.map(one => one._id)));
      seen = now;
      if (wrong.some(one => (one._id.item ?? null) === null)) { // old code has added these
        // Each new _id is a beginning of its own and a number, so that the server makes as many as there are items without one.
        {
        const noId = { "comments.20": { $exists: true }, comments: { $elemMatch: { _id: null } } };
        const object = { $eq: [{ $type: "$$item" }, "object"] };
        let begun, left = 0;
        for (const doc of db.reviews.find(noId, { _id: 1 }, { promoteValues: false, fieldsAsRaw: Object.create(null) })) {
          for (;;) {
            const [found] = db.reviews.aggregate([{ $match: { _id: doc._id, ...noId } }, { $project: { size: { $size: "$comments" } } }]).toArray();
            if (!found) break;
            if (left < found.size) {
              // the second and a number at random: no other run begins so, not even one within the same second
              [begun, left] = [new ObjectId().toString().slice(0, 8) + UUID().toString("hex").slice(0, 8), 100000000];
            }
            const first = 200000000 - left;
            const made = { _id: { $toObjectId: { $concat: [begun, { $substrCP: [{ $toString: { $add: ["$$at", first] } }, 1, 8] }] } } };
            const withId = { $cond: [{ $and: [object, { $eq: [{ $ifNull: ["$$item._id", null] }, null] }] }, { $mergeObjects: [made, "$$item", made] }, "$$item"] };
            const longer = "comments.";
            const result = db.reviews.updateOne({ _id: doc._id, [longer + found.size]: { $exists: false } }, [{ $set: { comments: { $map: { input: { $range: [0, { $size: "$comments" }] }, as: "at",
              in: { $let: { vars: { item: { $arrayElemAt: ["$comments", "$$at"] } }, in: withId } } } } } }]);
            left -= found.size;
            if (result.matchedCount === 1) break;
          }
        }
        }
      }
      if (wrong.length > 0) noted.aggregate([
        ...differing,
        { $group: { _id: { of: "$_id.of", run: run }, differs: { $first: true } } },
        { $merge: { into: "review_extras.moving", on: "_id", whenMatched: "merge", whenNotMatched: "discard" } },
      ], { allowDiskUse: true });
      noted.aggregate([
        { $match: { "_id.run": run, keep: { $exists: true }, differs: { $exists: false } } },
        { $project: { _id: "$_id.of", before: 1, keep: 1 } },
        { $merge: { into: "reviews", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { comments: { $cond: [{ $and: [same, { $ne: [{ $type: "$comments" }, "missing"] }] }, kept, "$comments"] } } }] } },
      ]);
      noted.aggregate([
        ...copies,
        { $group: { _id: "$_id", ids: { $push: "$copy._id" } } },
        { $lookup: { from: "reviews", let: { of: "$_id.of" }, as: "now", pipeline: [{ $match: { $expr: { $eq: ["$_id", "$$of"] } } }, { $project: { ids: "$comments._id" } }] } },
        { $match: { $expr: { $ne: [{ $setIntersection: ["$ids", { $ifNull: [{ $arrayElemAt: ["$now.ids", 0] }, []] }] }, []] } } },
        { $project: { left: { $literal: true } } },
        { $merge: { into: "review_extras.moving", on: "_id", whenMatched: "merge", whenNotMatched: "discard" } },
      ], { allowDiskUse: true });
    } catch (error) {
      noted.updateMany({ "_id.run": run }, { $set: { left: true } });
      throw error;
    } finally {
      for (const note of noted.find({ removed: { $exists: true } }, { removed: 1 }, asStored)) db.review_extras.deleteMany({ _id: { $in: note.removed }, review_id: note._id.of });
      former.deleteMany({ "_id.run": run });
      noted.deleteMany({ "_id.run": run, left: { $exists: false } });
    }
    noted.deleteMany({ taken: run });
  }
}
// The mark first, so that writers spill; then only what was marked is moved, whatever passes the threshold meanwhile.
function sweepReviews() {
  db.reviews.updateMany({ "comments.20": { $exists: true } }, { $set: { has_extras: true } });
  moveComments();
}
sweepReviews();
// === step: Compare ()
print("items", db.reviews.aggregate([{ $group: { _id: null, n: { $sum: { $size: { $ifNull: ["$comments", []] } } } } }]).toArray(), "and apart", db.review_extras.countDocuments({}));
const long = db.reviews.countDocuments({ has_extras: true, "comments.20": { $exists: true } });
print("marked documents that are still too long", long);
if (long > 0) throw new Error("run the step before once more");
// Notes of a run that was killed stay for a day, in which it might still go on.
for (const notes of ["review_extras.moving", "review_extras.moving.former"].map(name => db.getCollection(name))) {
  const left = notes.findOne({}, { _id: 1 }, { sort: { "_id.run": -1 } });
  if (left === null) notes.drop();
  else print(notes.getName() + " holds notes of a run that goes on or was killed. A run after " + new Date(left._id.run.getTimestamp().getTime() + 86400000).toISOString() + " forgets them; if none goes on, it may be dropped now");
}
// === undo: Check ()
// What would become larger than a document can be stops the way back here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
// type and name of each item in an array: sums of the digits of their numbers
const namesOf = n => ({ $add: [{ $multiply: [2, n] }, { $max: [1, 2, 3, 4, 5, 6].map(digits => ({ $subtract: [{ $multiply: [digits, n] }, (10 ** digits - 10) / 9] })) }] });
const items = [
  { $project: { _id: 0, of: "$review_id", id: "$_id", bytes: { $subtract: [{ $bsonSize: "$$ROOT" }, { $subtract: [{ $bsonSize: { review_id: "$review_id" } }, 5] }] } } },
];
const withParent = more => ({ $lookup: { from: "reviews", let: { of: "$_id" }, as: "parent", pipeline: [
  { $match: { $expr: { $eq: ["$_id", "$$of"] } } },
  { $project: { bytes: { $bsonSize: "$$ROOT" }, ...more } },
] } });
const tooLarge = bytes => ({ $match: { parent: { $ne: [] }, $expr: { $gt: [{ $add: [{ $sum: "$parent.bytes" }, bytes, namesOf("$n")] }, 16777216] } } });
const perhaps = db.review_extras.aggregate([
  ...items,
  { $group: { _id: "$of", n: { $sum: 1 }, bytes: { $sum: "$bytes" } } },
  withParent({}),
  tooLarge("$bytes"),
  { $project: { _id: 1 } },
], { allowDiskUse: true }).toArray();
// of these, whoever has items in both places has them once
const large = [];
for (const { _id } of perhaps) {
  const found = db.review_extras.aggregate([
    { $match: { review_id: _id } },
    ...items,
    { $group: { _id: "$of", items: { $push: { id: "$id", bytes: "$bytes" } } } },
    withParent({ ids: { $ifNull: ["$comments._id", []] } }),
    { $set: { items: { $filter: { input: "$items", cond: { $not: [{ $in: ["$$this.id", { $ifNull: [{ $first: "$parent.ids" }, []] }] }] } } } } },
    { $set: { n: { $size: "$items" } } },
    tooLarge({ $sum: "$items.bytes" }),
    { $project: { _id: 1 } },
  ], { allowDiskUse: true }).toArray();
  if (found.length > 0) large.push(_id);
}
if (large.length > 0) throw new Error("these documents have no room for the items that are to come back: make some smaller, or leave these in the second collection: " + EJSON.stringify(large.slice(0, 20)));
}
// === undo: Put the items back into the arrays (Stop the writers first.)
db.review_extras.aggregate([
  { $sort: { _id: 1 } },
  { $group: { _id: "$review_id", items: { $push: "$$ROOT" } } },
  { $unset: "items.review_id" },
  { $merge: { into: "reviews", on: "_id", whenNotMatched: "discard", whenMatched: [
    { $set: { comments: { $cond: [{ $setIsSubset: ["$$new.items._id", { $ifNull: ["$comments._id", []] }] }, "$comments",
      { $concatArrays: [{ $ifNull: ["$comments", []] }, { $filter: { input: "$$new.items", as: "one", cond: { $not: [{ $in: ["$$one._id", { $ifNull: ["$comments._id", []] }] }] } } }] }] } } },
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
// === undo: Take away the _id that items were given (Not where items had an _id before, which the model does not say.)
if (db.review_extras.findOne({}, { _id: 1 })) throw new Error("there are items in " + "review_extras" + ", which could not be told from those in the arrays any more: drop it first");
db.reviews.updateMany({ "comments._id": { $type: "objectId" } }, { $unset: { "comments.$[one]._id": "" } }, { arrayFilters: [{ "one._id": { $type: "objectId" } }] });
