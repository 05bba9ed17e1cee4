// === code: Add an item (add) trips 3, index _id
// The whole list is in db.reviews; the first 3 stay with their parent as copies.
function addReview(bookId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  try {
    db.reviews.insertOne({ ...item, book_id: bookId });
  } catch (error) {
    if (error.code !== 11000 || !db.reviews.findOne({ _id: item._id, book_id: bookId }, { _id: 1 })) throw error; // a second try
  }
  db.books.updateOne({ _id: bookId }, { $push: { reviews: { $each: [item], $sort: { at: -1 }, $slice: 3 } }, $inc: { review_count: 1 } });
  // Somebody may have removed it between the two.
  if (!db.reviews.findOne({ _id: item._id, book_id: bookId }, { _id: 1 })) db.books.updateOne({ _id: bookId }, { $pull: { reviews: { _id: item._id } } });
}
// === code: Read the document with its first items (page) trips 1, index _id
function readBook(bookId) {
  return db.books.findOne({ _id: bookId });
}
// === code: Read more of the list () trips 1, index book_id, at
function moreReviews(bookId, skip, limit) {
  return db.reviews.find({ book_id: bookId }).sort({ at: -1 }).skip(skip).limit(limit).toArray();
}
// === code: Remove an item () trips 6, index _id
// An item is taken out of its array and of db.reviews.
// Those who are moving it at this moment are told, and take away what they copy after that; what they copied before goes here.
// Of several who remove it at once one gets true: whoever takes what is in db.reviews, or what is in the array where nothing was there.
function removeReview(bookId, id) {
  const isApart = db.reviews.findOne({ _id: id, book_id: bookId }, { _id: 1 }) !== null;
  const was = db.books.findOneAndUpdate({ _id: bookId, "reviews._id": id }, { $pull: { reviews: { _id: id } } }, { projection: { review_count: 1 } });
  const takeApart = () => db.reviews.deleteOne({ _id: id, book_id: bookId }).deletedCount;
  const apart = takeApart();
  db.getCollection("reviews.moving").updateMany({ _id: { $gt: { of: bookId, run: MinKey() }, $lt: { of: bookId, run: MaxKey() } } }, { $addToSet: { removed: id } });
  takeApart();
  const removed = apart > 0 || (was !== null && !isApart);
  if (apart > 0 && (!was || was.review_count != null)) {
    // Whoever has just added it counts it in a moment.
    const fewer = { $pull: { reviews: { _id: id } }, $inc: { review_count: -1 } };
    for (let n = 0; n < 100 && db.books.updateOne({ _id: bookId, review_count: { $gt: 0 } }, fewer).matchedCount === 0 && db.books.findOne({ _id: bookId, review_count: { $exists: true } }, { _id: 1 }); n += 1) sleep(100);
  }
  return removed;
}
// === code: Repair the first items and their number () trips 1, index 
// Repairs the first items and their number, as the whole list has them.
// Somebody who was killed between two writes, or old code, leaves them wrong; {} looks at all documents. Writers may go on: what is wrong
// may be on its way, so only what is the same a second later is repaired, where the document is still as it was.
function repairBooks(filter) {
  const wrong = chosen => [
    { $match: chosen },
    { $match: { reviews: { $type: "array" }, review_count: { $exists: true } } },
    { $project: { was: "$reviews", wasCount: "$review_count" } },
    { $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "few", pipeline: [{ $sort: { at: -1 } }, { $limit: 3 }, { $unset: "book_id" }] } },
    { $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "all", pipeline: [{ $count: "n" }] } },
    { $lookup: { from: "reviews", localField: "was._id", foreignField: "_id", as: "there", let: { of: "$_id" }, pipeline: [{ $match: { $expr: { $eq: ["$book_id", "$$of"] } } }, { $project: { _id: 1 } }] } },
    { $set: { count: { $ifNull: [{ $first: "$all.n" }, { $toInt: 0 }] } } },
    // An item that is in the array only is none of these: the steps of the migration copy it.
    { $match: { $expr: { $and: [{ $eq: [{ $size: "$was" }, { $size: "$was._id" }] }, { $setIsSubset: ["$was._id", "$there._id"] }, { $or: [{ $ne: ["$was.at", "$few.at"] }, { $ne: [{ $size: "$was" }, { $size: "$few" }] }, { $ne: ["$wasCount", "$count"] }] }] } } },
  ];
  const shown = { $project: { few: "$few._id", was: "$was._id", count: 1, wasCount: 1 } };
  const text = value => EJSON.stringify(value, { relaxed: false });
  const seen = new Map(db.books.aggregate([...wrong(filter), shown], { allowDiskUse: true }).toArray().map(one => [text(one._id), one]));
  if (seen.size === 0) return 0;
  sleep(1000);
  let repaired = 0;
  for (const { _id } of seen.values()) {
    const one = db.books.aggregate([...wrong({ _id }), shown]).toArray()[0];
    if (text(one) !== text(seen.get(text(_id)))) continue;
    const same = { $and: [{ $eq: ["$reviews", "$$new.was"] }, { $eq: ["$review_count", "$$new.wasCount"] }] };
    db.books.aggregate([
      ...wrong({ _id }),
      { $match: { $expr: { $and: [{ $eq: ["$few._id", { $literal: one.few }] }, { $eq: ["$count", one.count] }] } } },
      { $merge: { into: "books", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { review_count: { $cond: [same, "$$new.count", "$review_count"] }, reviews: { $cond: [same, "$$new.few", "$reviews"] } } }] } },
    ]);
    repaired += 1;
  }
  return repaired;
}
// === step: Check ()
{
const items = [{ $unwind: "$reviews" }, { $project: { item: "$reviews" } }];
const odd = db.books.aggregate([{ $match: { $expr: { $not: [{ $in: [{ $type: "$reviews" }, ["array", "null", "missing"]] }] } } }, { $limit: 20 }, { $project: { _id: 1 } }]).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have no array in " + "reviews" + ": mend them first: " + EJSON.stringify(odd));
const bare = db.books.aggregate([...items, { $match: { $expr: { $ne: [{ $type: "$item" }, "object"] } } }, { $limit: 20 }, { $project: { _id: 1 } }]).toArray().map(one => one._id);
if (bare.length > 0) throw new Error("items of these documents are no objects and cannot become documents: mend them first: " + EJSON.stringify(bare));
const same = db.books.aggregate([
  ...items,
  { $match: { "item._id": { $ne: null } } },
  { $group: { _id: "$item._id", times: { $sum: 1 } } },
  { $match: { times: { $gt: 1 } } },
  { $limit: 20 },
], { allowDiskUse: true }).toArray().map(one => one._id);
if (same.length > 0) throw new Error("several items have the same _id, but in one collection each needs its own. Remove _id from the items where nothing refers to it, and they get new ones: " + EJSON.stringify(same));
const full = db.books.aggregate([
  { $match: { reviews: { $elemMatch: { _id: null } } } },
  { $match: { $expr: { $gt: [{ $add: [{ $bsonSize: "$$ROOT" }, { $multiply: [17, { $size: "$reviews" }] }] }, 16777216] } } },
  { $limit: 20 },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
if (full.length > 0) throw new Error("these documents have no room for an _id in each item: give the items one in parts: " + EJSON.stringify(full));
}
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.books.aggregate([{ $match: { reviews: { $type: "object" } } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.books.aggregate([
      { $match: { _id: one._id } },
      { $project: { bytes: { $max: { $map: { input: { $ifNull: ["$reviews", []] }, as: "one", in: { $add: [{ $cond: [{ $eq: [{ $type: "$$one" }, "object"] }, { $bsonSize: "$$one" }, 0] }, { $bsonSize: { book_id: "$_id" } }, 17] } } } } } },
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
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.books.aggregate([{ $match: { review_count: { $exists: false }, "reviews.3": { $exists: false } } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.books.aggregate([
      { $match: { _id: one._id } },
      { $project: { bytes: { $literal: one.bytes + 18 } } },
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
print("documents", db.books.countDocuments({}));
print("items", db.books.aggregate([{ $group: { _id: null, n: { $sum: { $size: { $ifNull: ["$reviews", []] } } } } }]).toArray());
print("already in the second collection", db.reviews.countDocuments({}));
// === step: Create the second collection and its index ()
db.reviews.createIndex({ book_id: 1, at: -1 });
// === step: Deploy writers that write to both (They cut nothing off until the array has been copied.)
// What is added is noted: those who remove it wait until it is in both places.
function addReview(bookId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  const noted = db.getCollection("reviews.moving");
  const note = { _id: { of: bookId, run: new ObjectId() }, adds: item._id };
  noted.insertOne(note);
  try {
    try {
      db.reviews.insertOne({ ...item, book_id: bookId });
    } catch (error) {
      if (error.code !== 11000 || !db.reviews.findOne({ _id: item._id, book_id: bookId }, { _id: 1 })) throw error; // a second try
    }
    for (;;) {
      const trimmed = { _id: bookId, review_count: { $exists: true } };
      if (db.books.updateOne(trimmed, { $push: { reviews: { $each: [item], $sort: { at: -1 }, $slice: 3 } }, $inc: { review_count: 1 } }).matchedCount === 1) break;
      db.books.updateOne({ _id: bookId, reviews: { $type: "null" } }, { $set: { reviews: [] } });
      const whole = { _id: bookId, $nor: [{ review_count: { $exists: true } }] };
      if (db.books.updateOne(whole, { $push: { reviews: item } }).matchedCount === 1 || !db.books.findOne({ _id: bookId }, { _id: 1 })) break;
    }
    // Somebody may have removed it between the two.
    if (!db.reviews.findOne({ _id: item._id, book_id: bookId }, { _id: 1 })) db.books.updateOne({ _id: bookId }, { $pull: { reviews: { _id: item._id } } });
  } finally {
    noted.deleteOne({ _id: note._id });
  }
}
// === step: Give every item an identity (Writers may go on. Without it a second run would copy the items again.)
// Each new _id is a beginning of its own and a number, so that the server makes as many as there are items without one.
{
const noId = { reviews: { $elemMatch: { _id: null } } };
const object = { $eq: [{ $type: "$$item" }, "object"] };
let begun, left = 0;
for (const doc of db.books.find(noId, { _id: 1 }, { promoteValues: false, fieldsAsRaw: Object.create(null) })) {
  for (;;) {
    const [found] = db.books.aggregate([{ $match: { _id: doc._id, ...noId } }, { $project: { size: { $size: "$reviews" } } }]).toArray();
    if (!found) break;
    if (left < found.size) {
      // the second and a number at random: no other run begins so, not even one within the same second
      [begun, left] = [new ObjectId().toString().slice(0, 8) + UUID().toString("hex").slice(0, 8), 100000000];
    }
    const first = 200000000 - left;
    const made = { _id: { $toObjectId: { $concat: [begun, { $substrCP: [{ $toString: { $add: ["$$at", first] } }, 1, 8] }] } } };
    const withId = { $cond: [{ $and: [object, { $eq: [{ $ifNull: ["$$item._id", null] }, null] }] }, { $mergeObjects: [made, "$$item", made] }, "$$item"] };
    const longer = "reviews.";
    const result = db.books.updateOne({ _id: doc._id, [longer + found.size]: { $exists: false } }, [{ $set: { reviews: { $map: { input: { $range: [0, { $size: "$reviews" }] }, as: "at",
      in: { $let: { vars: { item: { $arrayElemAt: ["$reviews", "$$at"] } }, in: withId } } } } } }]);
    left -= found.size;
    if (result.matchedCount === 1) break;
  }
}
}
// === step: Copy (Writers may go on. Items of documents that old code deletes later stay in reviews.)
// Each document is noted before it is read: so those who remove an item tell of it, and it does not come back. Where the array
// holds copies already, somebody may just be adding or removing: what lacks a copy of its own now and a second later is copied.
{
const noted = db.getCollection("reviews.moving");
const run = new ObjectId();
try {
  db.books.aggregate([
    { $match: { $nor: [{ review_count: { $exists: true } }] } },
    { $project: { _id: { of: "$_id", run: run } } },
    { $merge: { into: "reviews.moving", on: "_id" } },
  ]);
  db.books.aggregate([
    { $match: { review_count: { $exists: true } } },
    { $unwind: "$reviews" },
{ $lookup: { from: "reviews", localField: "reviews._id", foreignField: "_id", as: "copy", pipeline: [{ $project: { book_id: 1 } }] } },
{ $match: { $expr: { $not: [{ $in: ["$_id", "$copy.book_id"] }] } } },
    { $group: { _id: { of: "$_id", run: run }, late: { $first: true } } },
    { $merge: { into: "reviews.moving", on: "_id" } },
  ], { allowDiskUse: true });
  if (noted.findOne({ "_id.run": run, late: true }, { _id: 1 })) sleep(1000);
  noted.aggregate([
    { $match: { "_id.run": run } },
    { $lookup: { from: "books", localField: "_id.of", foreignField: "_id", as: "doc" } },
    { $unwind: "$doc" },
    { $project: { item: "$doc.reviews" } },
    { $unwind: "$item" },
    { $match: { "item._id": { $ne: null } } },
    { $replaceRoot: { newRoot: { $mergeObjects: [{ _id: "$item._id" }, "$item", { book_id: "$_id.of" }] } } },
    { $merge: { into: "reviews", on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
  ], { allowDiskUse: true });
} finally {
  const told = noted.find({ "_id.run": run, removed: { $exists: true } }, { removed: 1 }, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) });
  for (const note of told) db.reviews.deleteMany({ _id: { $in: note.removed }, book_id: note._id.of });
  noted.deleteMany({ "_id.run": run });
}
}
// === step: Compare ()
// An item that was on its way at the first look is not wrong at the second one.
const lacking = (docs, items) => db.books.aggregate([
  { $match: docs },
  { $unwind: "$reviews" },
{ $lookup: { from: "reviews", localField: "reviews._id", foreignField: "_id", as: "copy", pipeline: [{ $project: { book_id: 1 } }] } },
{ $match: { $expr: { $not: [{ $in: ["$_id", "$copy.book_id"] }] } } },
  { $match: items },
  { $limit: 1000 },
  { $project: { item: "reviews._id" } },
], { allowDiskUse: true }).toArray();
const first = lacking({}, {});
const missing = lacking({ _id: { $in: first.map(one => one._id) } }, { "reviews._id": { $in: first.map(one => one.item ?? null) } });
print("items without a copy of their own (must be none)", missing.slice(0, 20));
if (missing.length > 0) throw new Error("other code has added these: run the steps once more from the one that gives every item an identity, before anything is cut off");
// === step: Switch the readers (They take the rest from the second collection.)
// === step: Deploy code that removes items from both (An item that other code removes while it is moved may come back.)
// An item is taken out of its array and of db.reviews.
// Those who are moving it at this moment are told, and take away what they copy after that; what they copied before goes here.
// Of several who remove it at once one gets true: whoever takes what is in db.reviews, or what is in the array where nothing was there.
function removeReview(bookId, id) {
  // Whoever is adding it at this moment comes first; those that were killed are waited for ten seconds.
  const adding = { _id: { $gt: { of: bookId, run: MinKey() }, $lt: { of: bookId, run: MaxKey() } }, adds: id };
  for (let n = 0; n < 100 && db.getCollection("reviews.moving").findOne(adding, { _id: 1 }); n += 1) sleep(100);
  const isApart = db.reviews.findOne({ _id: id, book_id: bookId }, { _id: 1 }) !== null;
  const was = db.books.findOneAndUpdate({ _id: bookId, "reviews._id": id }, { $pull: { reviews: { _id: id } } }, { projection: { review_count: 1 } });
  const takeApart = () => db.reviews.deleteOne({ _id: id, book_id: bookId }).deletedCount;
  const apart = takeApart();
  db.getCollection("reviews.moving").updateMany({ _id: { $gt: { of: bookId, run: MinKey() }, $lt: { of: bookId, run: MaxKey() } } }, { $addToSet: { removed: id } });
  takeApart();
  const removed = apart > 0 || (was !== null && !isApart);
  if (apart > 0 && (!was || was.review_count != null)) {
    // Whoever has just added it counts it in a moment.
    const fewer = { $pull: { reviews: { _id: id } }, $inc: { review_count: -1 } };
    for (let n = 0; n < 100 && db.books.updateOne({ _id: bookId, review_count: { $gt: 0 } }, fewer).matchedCount === 0 && db.books.findOne({ _id: bookId, review_count: { $exists: true } }, { _id: 1 }); n += 1) sleep(100);
  }
  return removed;
}
// === step: Cut the arrays (Writers may go on: only what has a copy that is the same is cut off.)
// Items move to a collection of their own: what is to move is noted as it is stored, copied, and each item compared with
// its copy; only then it is cut off, and only where the array is still as noted. What changed meanwhile takes another round.
// A copy that is there already is replaced only by an item that was still in its array after that copy had been read:
// whoever has cut the item off since then may have let others change the copy. Each document is noted before it is read: so
// those who remove an item tell everyone who may still copy it. Several runs share the notes; those of a killed one are
// forgotten after a day.
function moveReviews() {
  const noted = db.getCollection("reviews.moving");
  const former = db.getCollection("reviews.moving.former");
  let [seen, tries] = ["", 0];
  const chosen = { $nor: [{ review_count: { $exists: true } }] };
  const asStored = { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) };
  const dayAgo = ObjectId.createFromTime(Math.floor(Date.now() / 1000) - 86400);
  const left = { $or: [{ left: true }, { "_id.run": { $lt: dayAgo } }] };
  former.deleteMany({ "_id.run": { $lt: dayAgo } });
  const same = { $eq: [{ $ifNull: ["$reviews", null] }, { $ifNull: ["$$new.before", null] }] };
  const kept = { $map: { input: "$$new.keep", as: "at", in: { $arrayElemAt: ["$reviews", "$$at"] } } };
  for (let others = left; db.books.findOne(chosen, { _id: 1 }) || noted.findOne(others, { _id: 1 }); others = left) {
    const run = new ObjectId();
    const docs = [
      { $match: { "_id.run": run } },
      { $lookup: { from: "books", localField: "_id.of", foreignField: "_id", as: "doc" } },
      { $unwind: "$doc" },
      { $project: { items: "$doc.reviews" } },
    ];
    const items = [{ $match: { "_id.run": run } }, { $unwind: { path: "$before", includeArrayIndex: "at" } }];
    const copies = [
      ...items,
      { $match: { $expr: true } },
      { $project: { copy: { $mergeObjects: [{ _id: "$before._id" }, "$before", { book_id: "$_id.of" }] }, own: { $eq: [{ $ifNull: ["$before.book_id", "$_id.of"] }, "$_id.of"] } } },
    ];
    try {
      noted.updateMany(left, { $set: { taken: run } });
      db.books.aggregate([
        { $match: chosen },
        { $project: { _id: { of: "$_id", run: run } } },
        { $merge: { into: "reviews.moving", on: "_id" } },
      ], { allowDiskUse: true });
      noted.aggregate([
        ...docs,
        { $unwind: "$items" },
        { $lookup: { from: "reviews", localField: "items._id", foreignField: "_id", as: "was" } },
        { $unwind: "$was" },
        { $match: { $expr: { $eq: ["$was.book_id", "$_id.of"] } } },
        { $group: { _id: { of: "$_id.of", item: "$was._id", run: run }, was: { $first: "$was" } } },
        { $merge: { into: "reviews.moving.former", on: "_id" } },
      ], { allowDiskUse: true });
      noted.aggregate([
        ...docs,
        { $project: { before: "$items", keep: { $range: [0, { $min: [3, { $size: { $ifNull: ["$items", []] } }] }] } } },
        { $merge: { into: "reviews.moving", on: "_id", whenMatched: "merge", whenNotMatched: "discard" } },
      ], { allowDiskUse: true });
      noted.aggregate([
        ...items,
        { $sort: { _id: 1, "before.at": -1, at: 1 } },
        { $group: { _id: "$_id", keep: { $push: "$at" } } },
        { $project: { keep: { $slice: ["$keep", 3] } } },
        { $merge: { into: "reviews.moving", on: "_id", whenMatched: "merge", whenNotMatched: "discard" } },
      ], { allowDiskUse: true });
      noted.aggregate([
        ...copies,
        { $match: { own: true, "copy._id": { $ne: null } } },
        { $replaceRoot: { newRoot: "$copy" } },
        { $merge: { into: "reviews", on: "_id", whenNotMatched: "insert", whenMatched: [{ $replaceWith: "$$ROOT" }] } },
      ], { allowDiskUse: true });
      noted.aggregate([
        ...copies,
        { $match: { own: true } },
        { $project: { of: { of: "$_id.of", item: "$copy._id", run: run }, is: "$copy" } },
        { $lookup: { from: "reviews.moving.former", localField: "of", foreignField: "_id", as: "former" } },
        { $unwind: "$former" },
        { $match: { $expr: { $ne: ["$is", "$former.was"] } } },
        { $project: { _id: "$is._id", is: 1, was: "$former.was" } },
        { $merge: { into: "reviews", on: "_id", whenNotMatched: "discard", whenMatched: [{ $replaceWith: { $cond: [{ $eq: ["$$ROOT", "$$new.was"] }, "$$new.is", "$$ROOT"] } }] } },
      ], { allowDiskUse: true });
      const differing = [
        ...copies,
        { $group: { _id: { of: "$_id.of", item: "$copy._id" }, copy: { $first: "$copy" }, own: { $min: "$own" }, times: { $sum: 1 } } },
        { $lookup: { from: "reviews", localField: "copy._id", foreignField: "_id", as: "found" } },
        { $project: { own: 1, times: 1, copy: 1, was: { $arrayElemAt: ["$found", 0] } } },
        { $project: { differs: { $ne: ["$copy", "$was"] }, stays: { $or: [{ $not: ["$own"] }, { $and: [{ $gt: ["$times", 1] }, { $ne: [{ $ifNull: ["$copy._id", null] }, null] }] }, { $and: [{ $ne: [{ $type: "$was" }, "missing"] }, { $ne: ["$was.book_id", "$_id.of"] }] }] } } },
        { $match: { $or: [{ differs: true }, { stays: true }] } },
      ];
      const wrong = noted.aggregate([...differing, { $sort: { stays: -1, _id: 1 } }, { $limit: 20 }], { allowDiskUse: true }).toArray();
      const now = EJSON.stringify(wrong.map(one => one._id), { relaxed: false });
      tries = wrong.length > 0 && now === seen ? tries + 1 : 0; // others may be moving the same items
      if (wrong.length > 0 && (wrong[0].stays || tries > 10)) throw new Error("nothing is cut off: these items have no copy of their own in " + "reviews" + ", because " + (wrong[0].stays ? "another item has their _id or they have a field " + "book_id" + " already" : "they have no _id, or somebody else has changed the copies that are there") + ": " + EJSON.stringify(wrong.map(one => one._id)));
      seen = now;
      if (wrong.some(one => (one._id.item ?? null) === null)) { // old code has added these
        // Each new _id is a beginning of its own and a number, so that the server makes as many as there are items without one.
        {
        const noId = { reviews: { $elemMatch: { _id: null } } };
        const object = { $eq: [{ $type: "$$item" }, "object"] };
        let begun, left = 0;
        for (const doc of db.books.find(noId, { _id: 1 }, { promoteValues: false, fieldsAsRaw: Object.create(null) })) {
          for (;;) {
            const [found] = db.books.aggregate([{ $match: { _id: doc._id, ...noId } }, { $project: { size: { $size: "$reviews" } } }]).toArray();
            if (!found) break;
            if (left < found.size) {
              // the second and a number at random: no other run begins so, not even one within the same second
              [begun, left] = [new ObjectId().toString().slice(0, 8) + UUID().toString("hex").slice(0, 8), 100000000];
            }
            const first = 200000000 - left;
            const made = { _id: { $toObjectId: { $concat: [begun, { $substrCP: [{ $toString: { $add: ["$$at", first] } }, 1, 8] }] } } };
            const withId = { $cond: [{ $and: [object, { $eq: [{ $ifNull: ["$$item._id", null] }, null] }] }, { $mergeObjects: [made, "$$item", made] }, "$$item"] };
            const longer = "reviews.";
            const result = db.books.updateOne({ _id: doc._id, [longer + found.size]: { $exists: false } }, [{ $set: { reviews: { $map: { input: { $range: [0, { $size: "$reviews" }] }, as: "at",
              in: { $let: { vars: { item: { $arrayElemAt: ["$reviews", "$$at"] } }, in: withId } } } } } }]);
            left -= found.size;
            if (result.matchedCount === 1) break;
          }
        }
        }
      }
      if (wrong.length > 0) noted.aggregate([
        ...differing,
        { $group: { _id: { of: "$_id.of", run: run }, differs: { $first: true } } },
        { $merge: { into: "reviews.moving", on: "_id", whenMatched: "merge", whenNotMatched: "discard" } },
      ], { allowDiskUse: true });
      noted.aggregate([
        { $match: { "_id.run": run, keep: { $exists: true }, differs: { $exists: false } } },
        { $project: { _id: "$_id.of", before: 1, keep: 1 } },
        { $merge: { into: "books", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { review_count: { $cond: [{ $and: [same, { $eq: [{ $type: "$review_count" }, "missing"] }] }, { $size: { $ifNull: ["$reviews", []] } }, "$review_count"] }, reviews: { $cond: [{ $and: [same, { $ne: [{ $type: "$reviews" }, "missing"] }] }, kept, "$reviews"] } } }] } },
      ]);
    } catch (error) {
      noted.updateMany({ "_id.run": run }, { $set: { left: true } });
      throw error;
    } finally {
      for (const note of noted.find({ removed: { $exists: true } }, { removed: 1 }, asStored)) db.reviews.deleteMany({ _id: { $in: note.removed }, book_id: note._id.of });
      former.deleteMany({ "_id.run": run });
      noted.deleteMany({ "_id.run": run, left: { $exists: false } });
    }
    noted.deleteMany({ taken: run });
  }
}
moveReviews();
// Notes of a run that was killed stay for a day, in which it might still go on.
for (const notes of ["reviews.moving", "reviews.moving.former"].map(name => db.getCollection(name))) {
  const left = notes.findOne({}, { _id: 1 }, { sort: { "_id.run": -1 } });
  if (left === null) notes.drop();
  else print(notes.getName() + " holds notes of a run that goes on or was killed. A run after " + new Date(left._id.run.getTimestamp().getTime() + 86400000).toISOString() + " forgets them; if none goes on, it may be dropped now");
}
// === step: Deploy the final writers ()
// The whole list is in db.reviews; the first 3 stay with their parent as copies.
function addReview(bookId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  try {
    db.reviews.insertOne({ ...item, book_id: bookId });
  } catch (error) {
    if (error.code !== 11000 || !db.reviews.findOne({ _id: item._id, book_id: bookId }, { _id: 1 })) throw error; // a second try
  }
  db.books.updateOne({ _id: bookId }, { $push: { reviews: { $each: [item], $sort: { at: -1 }, $slice: 3 } }, $inc: { review_count: 1 } });
  // Somebody may have removed it between the two.
  if (!db.reviews.findOne({ _id: item._id, book_id: bookId }, { _id: 1 })) db.books.updateOne({ _id: bookId }, { $pull: { reviews: { _id: item._id } } });
}
// An item is taken out of its array and of db.reviews.
// Those who are moving it at this moment are told, and take away what they copy after that; what they copied before goes here.
// Of several who remove it at once one gets true: whoever takes what is in db.reviews, or what is in the array where nothing was there.
function removeReview(bookId, id) {
  const isApart = db.reviews.findOne({ _id: id, book_id: bookId }, { _id: 1 }) !== null;
  const was = db.books.findOneAndUpdate({ _id: bookId, "reviews._id": id }, { $pull: { reviews: { _id: id } } }, { projection: { review_count: 1 } });
  const takeApart = () => db.reviews.deleteOne({ _id: id, book_id: bookId }).deletedCount;
  const apart = takeApart();
  db.getCollection("reviews.moving").updateMany({ _id: { $gt: { of: bookId, run: MinKey() }, $lt: { of: bookId, run: MaxKey() } } }, { $addToSet: { removed: id } });
  takeApart();
  const removed = apart > 0 || (was !== null && !isApart);
  if (apart > 0 && (!was || was.review_count != null)) {
    // Whoever has just added it counts it in a moment.
    const fewer = { $pull: { reviews: { _id: id } }, $inc: { review_count: -1 } };
    for (let n = 0; n < 100 && db.books.updateOne({ _id: bookId, review_count: { $gt: 0 } }, fewer).matchedCount === 0 && db.books.findOne({ _id: bookId, review_count: { $exists: true } }, { _id: 1 }); n += 1) sleep(100);
  }
  return removed;
}
// === step: Repair what interrupted writers left (Writers may go on. Run it again after a writer was killed.)
// Repairs the first items and their number, as the whole list has them.
// Somebody who was killed between two writes, or old code, leaves them wrong; {} looks at all documents. Writers may go on: what is wrong
// may be on its way, so only what is the same a second later is repaired, where the document is still as it was.
function repairBooks(filter) {
  const wrong = chosen => [
    { $match: chosen },
    { $match: { reviews: { $type: "array" }, review_count: { $exists: true } } },
    { $project: { was: "$reviews", wasCount: "$review_count" } },
    { $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "few", pipeline: [{ $sort: { at: -1 } }, { $limit: 3 }, { $unset: "book_id" }] } },
    { $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "all", pipeline: [{ $count: "n" }] } },
    { $lookup: { from: "reviews", localField: "was._id", foreignField: "_id", as: "there", let: { of: "$_id" }, pipeline: [{ $match: { $expr: { $eq: ["$book_id", "$$of"] } } }, { $project: { _id: 1 } }] } },
    { $set: { count: { $ifNull: [{ $first: "$all.n" }, { $toInt: 0 }] } } },
    // An item that is in the array only is none of these: the steps of the migration copy it.
    { $match: { $expr: { $and: [{ $eq: [{ $size: "$was" }, { $size: "$was._id" }] }, { $setIsSubset: ["$was._id", "$there._id"] }, { $or: [{ $ne: ["$was.at", "$few.at"] }, { $ne: [{ $size: "$was" }, { $size: "$few" }] }, { $ne: ["$wasCount", "$count"] }] }] } } },
  ];
  const shown = { $project: { few: "$few._id", was: "$was._id", count: 1, wasCount: 1 } };
  const text = value => EJSON.stringify(value, { relaxed: false });
  const seen = new Map(db.books.aggregate([...wrong(filter), shown], { allowDiskUse: true }).toArray().map(one => [text(one._id), one]));
  if (seen.size === 0) return 0;
  sleep(1000);
  let repaired = 0;
  for (const { _id } of seen.values()) {
    const one = db.books.aggregate([...wrong({ _id }), shown]).toArray()[0];
    if (text(one) !== text(seen.get(text(_id)))) continue;
    const same = { $and: [{ $eq: ["$reviews", "$$new.was"] }, { $eq: ["$review_count", "$$new.wasCount"] }] };
    db.books.aggregate([
      ...wrong({ _id }),
      { $match: { $expr: { $and: [{ $eq: ["$few._id", { $literal: one.few }] }, { $eq: ["$count", one.count] }] } } },
      { $merge: { into: "books", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { review_count: { $cond: [same, "$$new.count", "$review_count"] }, reviews: { $cond: [same, "$$new.few", "$reviews"] } } }] } },
    ]);
    repaired += 1;
  }
  return repaired;
}
repairBooks({});
// === undo: Check ()
// What would become larger than a document can be stops the way back here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
// type and name of each item in an array: sums of the digits of their numbers
const namesOf = n => ({ $add: [{ $multiply: [2, n] }, { $max: [1, 2, 3, 4, 5, 6].map(digits => ({ $subtract: [{ $multiply: [digits, n] }, (10 ** digits - 10) / 9] })) }] });
const items = [
  { $project: { _id: 0, of: "$book_id", id: "$_id", bytes: { $subtract: [{ $bsonSize: "$$ROOT" }, { $subtract: [{ $bsonSize: { book_id: "$book_id" } }, 5] }] } } },
];
const withParent = more => ({ $lookup: { from: "books", let: { of: "$_id" }, as: "parent", pipeline: [
  { $match: { $expr: { $eq: ["$_id", "$$of"] } } },
  { $project: { bytes: { $bsonSize: "$$ROOT" }, ...more } },
] } });
const tooLarge = bytes => ({ $match: { parent: { $ne: [] }, $expr: { $gt: [{ $add: [{ $sum: "$parent.bytes" }, bytes, namesOf("$n")] }, 16777216] } } });
const perhaps = db.reviews.aggregate([
  ...items,
  { $group: { _id: "$of", n: { $sum: 1 }, bytes: { $sum: "$bytes" } } },
  withParent({}),
  tooLarge("$bytes"),
  { $project: { _id: 1 } },
], { allowDiskUse: true }).toArray();
// of these, whoever has items in both places has them once
const large = [];
for (const { _id } of perhaps) {
  const found = db.reviews.aggregate([
    { $match: { book_id: _id } },
    ...items,
    { $group: { _id: "$of", items: { $push: { id: "$id", bytes: "$bytes" } } } },
    withParent({ ids: { $ifNull: ["$reviews._id", []] } }),
    { $set: { items: { $filter: { input: "$items", cond: { $not: [{ $in: ["$$this.id", { $ifNull: [{ $first: "$parent.ids" }, []] }] }] } } } } },
    { $set: { n: { $size: "$items" } } },
    tooLarge({ $sum: "$items.bytes" }),
    { $project: { _id: 1 } },
  ], { allowDiskUse: true }).toArray();
  if (found.length > 0) large.push(_id);
}
if (large.length > 0) throw new Error("these documents have no room for the items that are to come back: make some smaller, or leave these in the second collection: " + EJSON.stringify(large.slice(0, 20)));
}
// === undo: Put the items back into the array (Stop the writers first.)
db.reviews.aggregate([
  { $sort: { at: -1 } },
  { $group: { _id: "$book_id", items: { $push: "$$ROOT" } } },
  { $unset: "items.book_id" },
  { $merge: { into: "books", on: "_id", whenNotMatched: "discard", whenMatched: [
    { $set: { reviews: { $cond: [{ $eq: [{ $type: "$review_count" }, "missing"] }, "$reviews", { $concatArrays: [{ $filter: { input: { $ifNull: ["$reviews", []] }, as: "one", cond: { $not: [{ $in: ["$$one._id", "$$new.items._id"] }] } } }, "$$new.items"] }] } } },
    { $unset: "review_count" },
  ] } },
], { allowDiskUse: true });
db.books.updateMany({ review_count: { $exists: true } }, { $unset: { review_count: "" } });
print("items whose document is gone, which stay in the second collection", db.reviews.aggregate([
  { $group: { _id: "$book_id", n: { $sum: 1 } } },
  { $lookup: { from: "books", localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "parent" } },
  { $match: { parent: [] } },
  { $group: { _id: null, n: { $sum: "$n" } } },
], { allowDiskUse: true }).toArray()[0]?.n ?? 0);
// === undo: Take the items out of the second collection (Only what the arrays hold as well.)
// Items that stay here would count as moved when the script runs there once more, whatever has become of them in the arrays.
{
let some = [];
const different = [];
for (const one of db.books.aggregate([
  { $match: { reviews: { $type: "array" } } },
  { $project: { item: "$reviews" } },
  { $unwind: "$item" },
  { $lookup: { from: "reviews", let: { of: "$_id", id: "$item._id" }, as: "apart", pipeline: [
    { $match: { $expr: { $and: [{ $eq: ["$_id", "$$id"] }, { $eq: ["$book_id", "$$of"] }] } } },
    { $unset: "book_id" },
  ] } },
  { $unwind: "$apart" },
  { $project: { _id: 0, id: "$apart._id", same: { $eq: ["$apart", { $mergeObjects: [{ _id: "$item._id" }, "$item"] }] } } },
])) {
  (one.same ? some : different).push(one.id);
  if (some.length === 1000) db.reviews.deleteMany({ _id: { $in: some.splice(0) } });
}
db.reviews.deleteMany({ _id: { $in: some } });
if (different.length > 0) throw new Error("these items differ in the arrays, so nobody can say which ones are right: delete them in " + "reviews" + " where the arrays are: " + EJSON.stringify(different.slice(0, 20)));
}
// === undo: Drop the second collection (Only when it is no longer used.)
if (db.reviews.findOne({}, { _id: 1 })) print("reviews" + " is kept: it holds items of documents that are gone");
else db.reviews.drop();
// === undo: Take away the _id that items were given (Not where items had an _id before, which the model does not say.)
if (db.reviews.findOne({}, { _id: 1 })) throw new Error("there are items in " + "reviews" + ", which could not be told from those in the arrays any more: drop it first");
db.books.updateMany({ "reviews._id": { $type: "objectId" } }, { $unset: { "reviews.$[one]._id": "" } }, { arrayFilters: [{ "one._id": { $type: "objectId" } }] });
