// === code: Add an item () trips 5, index _id
// The first 10 are with their parent; what no longer fits is copied to db.old_reviews, and cut off only where it is as it was copied.
// What is moved is noted before it is read: so those who remove an item tell everyone who may still copy it. What has been copied
// is cut off even if it is among the first by then, also after somebody who was killed: an item is in one place.
// Objects of a shell put names that are numbers, such as 2024, in front of all others: where there are such names the order of
// fields is not compared.
function isReordered(value) {
  if (Array.isArray(value)) return value.some(one => isReordered(one));
  if (Object.prototype.toString.call(value) !== "[object Object]") return false;
  if (Object.hasOwn(value, "_bsontype")) throw new Error("no shell can send a document with a field _bsontype: rename it first");
  if (value._bsontype) return false;
  return Object.entries(value).some(([name, one]) => /^[0-9]+$/.test(name) || isReordered(one));
}
function sameValue(stored, value) {
  if (!isReordered(value)) return { $eq: [stored, { $literal: value }] };
  if (Array.isArray(value)) return { $cond: [{ $isArray: [stored] }, { $and: [{ $eq: [{ $size: stored }, value.length] }, ...value.map((one, at) => sameValue({ $arrayElemAt: [stored, at] }, one))] }, false] };
  const fields = Object.entries(value).map(([name, one]) => sameValue({ $getField: { field: { $literal: name }, input: stored } }, one));
  return { $cond: [{ $eq: [{ $type: stored }, "object"] }, { $and: [{ $eq: [{ $size: { $objectToArray: stored } }, fields.length] }, ...fields] }, false] };
}

function addReview(bookId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  const noted = db.getCollection("old_reviews.moving");
  const note = { _id: { of: bookId, run: new ObjectId() } };
  // Without promoted values every number keeps its type on the way through the shell.
  const asStored = { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) };
  const text = id => EJSON.stringify(id, { relaxed: false });
  const others = noted.find({ _id: { $gt: { of: bookId, run: MinKey() }, $lt: { of: bookId, run: MaxKey() } } }, { left: 1 }, asStored).toArray();
  const addApart = () => {
    try {
      db.old_reviews.insertOne({ ...item, book: bookId });
    } catch (error) {
      if (error.code !== 11000 || !db.old_reviews.findOne({ _id: item._id, book: bookId }, { _id: 1 })) throw error; // a second try
    }
    return true;
  };
  let [added, isNoted, seen, tries] = [null, false, "", 0];
  let isCopied = others.length > 0; // perhaps, some that are here
  try {
    while (added === null) {
      db.books.updateOne({ _id: bookId, "reviews.9": { $exists: true } }, { $push: { reviews: { $each: [], $sort: { stars: -1 } } } });
      const from = isCopied ? 0 : 9;
      const parent = db.books.findOne({ _id: bookId }, { _id: 1, reviews: { $slice: [from, 100000] } }, asStored);
      if (!parent) {
        added = false;
        break;
      }
      if (parent.reviews === null) db.books.updateOne({ _id: bookId, reviews: { $type: "null" } }, { $set: { reviews: [] } });
      const items = parent.reviews ?? [];
      const rest = items.slice(9 - from); // one as a rule, none, or as many more as somebody has added otherwise
      const stays = rest.length > 0 ? db.books.findOne({ _id: bookId, "reviews.9._id": rest[0]._id, "reviews.9.stars": { $not: { $lt: item.stars } } }, { _id: 1 }) : db.old_reviews.aggregate([{ $match: { book: bookId } }, { $sort: { stars: -1 } }, { $limit: 1 }, { $match: { $expr: { $gt: ["$stars", { $literal: item.stars ?? null }] } } }]).hasNext();
      const apart = new Set(isCopied ? db.old_reviews.find({ _id: { $in: items.map(one => one._id) }, book: bookId }, { _id: 1 }, asStored).toArray().map(one => text(one._id)) : []);
      const twice = (stays ? items : items.slice(0, 9 - from)).filter(one => apart.has(text(one._id)));
      if (stays && twice.length === 0) {
        added = addApart();
        break;
      }
      const moved = twice.length > 0 ? twice : rest;
      if (moved.length > 0 && !isNoted) {
        noted.insertOne(note);
        isNoted = true;
        continue;
      }
      const ids = moved.map(one => one._id);
      const copied = () => moved.every(one => db.old_reviews.findOne({ _id: one._id, $expr: sameValue("$$ROOT", { _id: one._id, ...one, book: bookId }) }, { _id: 1 }));
      isCopied ||= moved.length > 0;
      if (moved.length > 0) db.books.aggregate([
        { $match: { _id: bookId } },
        { $project: { one: "$reviews" } },
        { $unwind: "$one" },
        { $match: { "one._id": { $in: ids, $ne: null } } },
        { $replaceRoot: { newRoot: { $mergeObjects: [{ _id: "$one._id" }, "$one", { book: "$_id" }] } } },
        { $merge: { into: "old_reviews", on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
      ]);
      // An item that changed after an earlier try had copied it is copied again while it is here and nobody has changed that copy.
      if (!copied()) db.old_reviews.aggregate([
        { $match: { _id: { $in: ids }, book: bookId } },
        { $project: { was: "$$ROOT" } },
        { $lookup: { from: "books", as: "found", let: { of: "$was.book", id: "$_id" }, pipeline: [
          { $match: { $expr: { $eq: ["$_id", "$$of"] } } },
          { $project: { one: "$reviews" } },
          { $unwind: "$one" },
          { $match: { $expr: { $eq: ["$one._id", "$$id"] } } },
        ] } },
        { $unwind: "$found" },
        { $project: { was: 1, is: { $mergeObjects: [{ _id: "$_id" }, "$found.one", { book: "$was.book" }] } } },
        { $merge: { into: "old_reviews", on: "_id", whenNotMatched: "discard", whenMatched: [{ $replaceWith: { $cond: [{ $eq: ["$$ROOT", "$$new.was"] }, "$$new.is", "$$ROOT"] } }] } },
      ]);
      const there = { $filter: { input: "$reviews", as: "one", cond: { $in: ["$$one._id", { $literal: ids }] } } };
      const same = rest.length > 0 ? { $expr: sameValue({ $slice: ["$reviews", 9, 100000] }, rest) } : { "reviews.9": { $exists: false } };
      if (twice.length > 0) {
        const cut = copied() && db.books.updateOne({ _id: bookId, $expr: sameValue(there, twice) }, { $pull: { reviews: { _id: { $in: ids } } } }).matchedCount === 1;
        if (cut && stays) added = addApart();
      } else if (copied() && db.books.updateOne({ _id: bookId, ...same }, { $push: { reviews: { $each: [item], $sort: { stars: -1 }, $slice: 10 } } }).matchedCount === 1) added = true;
      const now = EJSON.stringify(moved, { relaxed: false });
      tries = now === seen ? tries + 1 : 0; // others may be moving the same items
      if (added === null && moved.length > 0 && tries > 10) throw new Error("nothing is added, for these items cannot be moved: another item has their _id in " + "old_reviews" + ", they have none, which the steps of the migration give them once more, or they hold values that no shell can compare, as undefined: " + EJSON.stringify(moved.slice(0, 20).map(one => one._id)));
      seen = now;
    }
  } finally {
    if (isNoted || others.length > 0) {
      const removed = noted.find({ _id: { $gt: { of: bookId, run: MinKey() }, $lt: { of: bookId, run: MaxKey() } }, removed: { $exists: true } }, { removed: 1 }, asStored).toArray();
      db.old_reviews.deleteMany({ _id: { $in: removed.flatMap(one => one.removed) }, book: bookId });
      const over = others.filter(one => one.left || one._id.run.getTimestamp() < Date.now() - 86400000).map(one => one._id);
      if (added === null) noted.updateOne(note, { $set: { left: true } });
      else noted.deleteMany({ _id: { $in: [note._id, ...over] } });
    }
  }
  return added;
}
// === code: Read the document with its first items (page) trips 1, index _id
function readBook(bookId) {
  return db.books.findOne({ _id: bookId });
}
// === code: Read more of the list () trips 1, index book, stars
function moreReviews(bookId, skip, limit) {
  return db.old_reviews.find({ book: bookId }).sort({ stars: -1 }).skip(skip).limit(limit).toArray();
}
// === code: Remove an item () trips 5, index _id
// An item is taken out of its array and of db.old_reviews.
// Those who are moving it at this moment are told, and take away what they copy after that; what they copied before goes here.
// Of several who remove it at once one gets true: whoever takes what is in db.old_reviews, or what is in the array where nothing was there.
function removeReview(bookId, id) {
  const isApart = db.old_reviews.findOne({ _id: id, book: bookId }, { _id: 1 }) !== null;
  const was = db.books.findOneAndUpdate({ _id: bookId, "reviews._id": id }, { $pull: { reviews: { _id: id } } }, { projection: { _id: 1 } });
  const takeApart = () => db.old_reviews.deleteOne({ _id: id, book: bookId }).deletedCount;
  const apart = takeApart();
  db.getCollection("old_reviews.moving").updateMany({ _id: { $gt: { of: bookId, run: MinKey() }, $lt: { of: bookId, run: MaxKey() } } }, { $addToSet: { removed: id } });
  takeApart();
  const removed = apart > 0 || (was !== null && !isApart);
  return removed;
}
// === code: Put the first items back into the document () trips 1, index 
// Only while nobody writes items: where one that is apart comes before one of the first, where these are too few, or where somebody who was
// killed left items in both places, all of them are stored apart and then the first ones put back; {} looks at all documents.
function putFirstReviews(filter) {
  const noted = db.getCollection("old_reviews.moving");
  const ofSame = { $match: { $expr: { $eq: ["$book", "$$of"] } } };
  const wrong = db.books.aggregate([
    { $match: filter },
    { $match: { reviews: { $type: "array" } } },
    { $project: { few: "$reviews" } },
    { $lookup: { from: "old_reviews", localField: "_id", foreignField: "book", as: "best", pipeline: [{ $sort: { stars: -1 } }, { $limit: 1 }] } },
    { $lookup: { from: "old_reviews", localField: "few._id", foreignField: "_id", as: "twice", let: { of: "$_id" }, pipeline: [ofSame, { $project: { _id: 1 } }] } },
    { $unwind: "$best" },
    { $match: { $expr: { $or: [{ $lt: [{ $size: "$few" }, 10] }, { $ne: ["$twice", []] }, { $anyElementTrue: [{ $map: { input: "$few", as: "one", in: { $lt: ["$$one.stars", "$best.stars"] } } }] }] } } },
    { $project: { _id: 1 } },
  ], { allowDiskUse: true }).toArray();
  for (const { _id } of wrong) {
    // Whoever adds an item after this was killed knows that some are in both places.
    const note = { _id: { of: _id, run: new ObjectId() }, left: true };
    noted.insertOne(note);
    const items = [
      { $match: { _id } },
      { $project: { one: "$reviews" } },
      { $unwind: "$one" },
      { $replaceRoot: { newRoot: { $mergeObjects: [{ _id: "$one._id" }, "$one", { book: "$_id" }] } } },
    ];
    const known = { $match: { _id: { $ne: null } } };
    db.books.aggregate([...items, known, { $merge: { into: "old_reviews", on: "_id", whenNotMatched: "insert", whenMatched: [{ $replaceWith: { $cond: [{ $eq: ["$book", "$$new.book"] }, "$$new", "$$ROOT"] } }] } }]);
    const lacking = db.books.aggregate([
      ...items,
      { $project: { item: "$$ROOT" } },
      { $lookup: { from: "old_reviews", localField: "item._id", foreignField: "_id", as: "copy" } },
      { $match: { $expr: { $ne: ["$item", { $arrayElemAt: ["$copy", 0] }] } } },
      { $limit: 20 },
    ]).toArray().map(one => one.item._id);
    if (lacking.length > 0) throw new Error("these items have no _id, or another item has it in " + "old_reviews" + ": run the steps of the migration once more: " + EJSON.stringify(lacking));
    db.books.aggregate([
      { $match: { _id } },
      { $project: { was: "$reviews" } },
      { $lookup: { from: "old_reviews", localField: "_id", foreignField: "book", as: "few", pipeline: [{ $sort: { stars: -1 } }, { $limit: 10 }, { $unset: "book" }] } },
      { $merge: { into: "books", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { reviews: { $cond: [{ $eq: ["$reviews", "$$new.was"] }, "$$new.few", "$reviews"] } } }] } },
    ]);
    const parent = db.books.findOne({ _id }, { "reviews._id": 1 });
    db.old_reviews.deleteMany({ _id: { $in: (parent.reviews ?? []).map(one => one._id) }, book: _id });
    noted.deleteOne({ _id: note._id });
  }
  return wrong.length;
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
      { $project: { bytes: { $max: { $map: { input: { $ifNull: ["$reviews", []] }, as: "one", in: { $add: [{ $cond: [{ $eq: [{ $type: "$$one" }, "object"] }, { $bsonSize: "$$one" }, 0] }, { $bsonSize: { book: "$_id" } }, 17] } } } } } },
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
print("already in the second collection", db.old_reviews.countDocuments({}));
// === step: Create the second collection and its index ()
db.old_reviews.createIndex({ book: 1, stars: -1 });
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
// === step: Switch the readers (They take the rest from the second collection.)
// === step: Deploy code that removes items from both (An item that other code removes while it is moved may come back.)
// An item is taken out of its array and of db.old_reviews.
// Those who are moving it at this moment are told, and take away what they copy after that; what they copied before goes here.
// Of several who remove it at once one gets true: whoever takes what is in db.old_reviews, or what is in the array where nothing was there.
function removeReview(bookId, id) {
  const isApart = db.old_reviews.findOne({ _id: id, book: bookId }, { _id: 1 }) !== null;
  const was = db.books.findOneAndUpdate({ _id: bookId, "reviews._id": id }, { $pull: { reviews: { _id: id } } }, { projection: { _id: 1 } });
  const takeApart = () => db.old_reviews.deleteOne({ _id: id, book: bookId }).deletedCount;
  const apart = takeApart();
  db.getCollection("old_reviews.moving").updateMany({ _id: { $gt: { of: bookId, run: MinKey() }, $lt: { of: bookId, run: MaxKey() } } }, { $addToSet: { removed: id } });
  takeApart();
  const removed = apart > 0 || (was !== null && !isApart);
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
  const noted = db.getCollection("old_reviews.moving");
  const former = db.getCollection("old_reviews.moving.former");
  let [seen, tries] = ["", 0];
  const chosen = { $nor: [{ "reviews.10": { $exists: false } }] };
  const asStored = { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) };
  const dayAgo = ObjectId.createFromTime(Math.floor(Date.now() / 1000) - 86400);
  const left = { $or: [{ left: true }, { "_id.run": { $lt: dayAgo } }] };
  former.deleteMany({ "_id.run": { $lt: dayAgo } });
  const same = { $eq: [{ $ifNull: ["$reviews", null] }, { $ifNull: ["$$new.before", null] }] };
  const kept = { $map: { input: "$$new.keep", as: "at", in: { $arrayElemAt: ["$reviews", "$$at"] } } };
  for (let others = {}; db.books.findOne(chosen, { _id: 1 }) || noted.findOne(others, { _id: 1 }); others = left) {
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
      { $match: { $expr: { $not: [{ $in: ["$at", "$keep"] }] } } },
      { $project: { copy: { $mergeObjects: [{ _id: "$before._id" }, "$before", { book: "$_id.of" }] }, own: { $eq: [{ $ifNull: ["$before.book", "$_id.of"] }, "$_id.of"] } } },
    ];
    try {
      noted.updateMany(left, { $set: { taken: run } });
      db.books.aggregate([
        { $match: chosen },
        { $project: { _id: { of: "$_id", run: run } } },
        { $merge: { into: "old_reviews.moving", on: "_id" } },
      ], { allowDiskUse: true });
      // What was copied and not cut off stays noted as left, and is cut off wherever in its array it is by then. The first round looks
      // at what others have noted as well, who may have been killed.
      noted.aggregate([
        { $match: others === left ? { taken: run } : others },
        { $group: { _id: { of: "$_id.of", run: run } } },
        { $merge: { into: "old_reviews.moving", on: "_id" } },
      ], { allowDiskUse: true });
      noted.aggregate([
        ...docs,
        { $unwind: "$items" },
        { $lookup: { from: "old_reviews", localField: "items._id", foreignField: "_id", as: "was" } },
        { $unwind: "$was" },
        { $match: { $expr: { $eq: ["$was.book", "$_id.of"] } } },
        { $group: { _id: { of: "$_id.of", item: "$was._id", run: run }, was: { $first: "$was" } } },
        { $merge: { into: "old_reviews.moving.former", on: "_id" } },
      ], { allowDiskUse: true });
      noted.aggregate([
        ...docs,
        { $project: { before: "$items", keep: { $range: [0, { $min: [10, { $size: { $ifNull: ["$items", []] } }] }] } } },
        { $merge: { into: "old_reviews.moving", on: "_id", whenMatched: "merge", whenNotMatched: "discard" } },
      ], { allowDiskUse: true });
      noted.aggregate([
        ...items,
        { $sort: { _id: 1, "before.stars": -1, at: 1 } },
        { $group: { _id: "$_id", keep: { $push: "$at" } } },
        { $project: { keep: { $slice: ["$keep", 10] } } },
        { $merge: { into: "old_reviews.moving", on: "_id", whenMatched: "merge", whenNotMatched: "discard" } },
      ], { allowDiskUse: true });
      if (former.findOne({ "_id.run": run }, { _id: 1 })) noted.aggregate([
        { $match: { "_id.run": run } },
        { $unwind: "$keep" },
        { $project: { at: "$keep", item: { of: "$_id.of", item: { $let: { vars: { one: { $arrayElemAt: ["$before", "$keep"] } }, in: "$$one._id" } }, run: run } } },
        { $lookup: { from: "old_reviews.moving.former", localField: "item", foreignField: "_id", as: "was" } },
        { $match: { "was.0": { $exists: true } } },
        { $group: { _id: "$_id", apart: { $push: "$at" } } },
        { $merge: { into: "old_reviews.moving", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { keep: { $filter: { input: "$keep", as: "at", cond: { $not: [{ $in: ["$$at", "$$new.apart"] }] } } } } }] } },
      ], { allowDiskUse: true });
      noted.aggregate([
        ...copies,
        { $match: { own: true, "copy._id": { $ne: null } } },
        { $replaceRoot: { newRoot: "$copy" } },
        { $merge: { into: "old_reviews", on: "_id", whenNotMatched: "insert", whenMatched: [{ $replaceWith: "$$ROOT" }] } },
      ], { allowDiskUse: true });
      noted.aggregate([
        ...copies,
        { $match: { own: true } },
        { $project: { of: { of: "$_id.of", item: "$copy._id", run: run }, is: "$copy" } },
        { $lookup: { from: "old_reviews.moving.former", localField: "of", foreignField: "_id", as: "former" } },
        { $unwind: "$former" },
        { $match: { $expr: { $ne: ["$is", "$former.was"] } } },
        { $project: { _id: "$is._id", is: 1, was: "$former.was" } },
        { $merge: { into: "old_reviews", on: "_id", whenNotMatched: "discard", whenMatched: [{ $replaceWith: { $cond: [{ $eq: ["$$ROOT", "$$new.was"] }, "$$new.is", "$$ROOT"] } }] } },
      ], { allowDiskUse: true });
      const differing = [
        ...copies,
        { $group: { _id: { of: "$_id.of", item: "$copy._id" }, copy: { $first: "$copy" }, own: { $min: "$own" }, times: { $sum: 1 } } },
        { $lookup: { from: "old_reviews", localField: "copy._id", foreignField: "_id", as: "found" } },
        { $project: { own: 1, times: 1, copy: 1, was: { $arrayElemAt: ["$found", 0] } } },
        { $project: { differs: { $ne: ["$copy", "$was"] }, stays: { $or: [{ $not: ["$own"] }, { $and: [{ $gt: ["$times", 1] }, { $ne: [{ $ifNull: ["$copy._id", null] }, null] }] }, { $and: [{ $ne: [{ $type: "$was" }, "missing"] }, { $ne: ["$was.book", "$_id.of"] }] }] } } },
        { $match: { $or: [{ differs: true }, { stays: true }] } },
      ];
      const wrong = noted.aggregate([...differing, { $sort: { stays: -1, _id: 1 } }, { $limit: 20 }], { allowDiskUse: true }).toArray();
      const now = EJSON.stringify(wrong.map(one => one._id), { relaxed: false });
      tries = wrong.length > 0 && now === seen ? tries + 1 : 0; // others may be moving the same items
      if (wrong.length > 0 && (wrong[0].stays || tries > 10)) throw new Error("nothing is cut off: these items have no copy of their own in " + "old_reviews" + ", because " + (wrong[0].stays ? "another item has their _id or they have a field " + "book" + " already" : "they have no _id, or somebody else has changed the copies that are there") + ": " + EJSON.stringify(wrong.map(one => one._id)));
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
        { $merge: { into: "old_reviews.moving", on: "_id", whenMatched: "merge", whenNotMatched: "discard" } },
      ], { allowDiskUse: true });
      noted.aggregate([
        { $match: { "_id.run": run, keep: { $exists: true }, differs: { $exists: false } } },
        { $project: { _id: "$_id.of", before: 1, keep: 1 } },
        { $merge: { into: "books", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { reviews: { $cond: [{ $and: [same, { $ne: [{ $type: "$reviews" }, "missing"] }] }, kept, "$reviews"] } } }] } },
      ]);
      noted.aggregate([
        ...copies,
        { $group: { _id: "$_id", ids: { $push: "$copy._id" } } },
        { $lookup: { from: "books", let: { of: "$_id.of" }, as: "now", pipeline: [{ $match: { $expr: { $eq: ["$_id", "$$of"] } } }, { $project: { ids: "$reviews._id" } }] } },
        { $match: { $expr: { $ne: [{ $setIntersection: ["$ids", { $ifNull: [{ $arrayElemAt: ["$now.ids", 0] }, []] }] }, []] } } },
        { $project: { left: { $literal: true } } },
        { $merge: { into: "old_reviews.moving", on: "_id", whenMatched: "merge", whenNotMatched: "discard" } },
      ], { allowDiskUse: true });
    } catch (error) {
      noted.updateMany({ "_id.run": run }, { $set: { left: true } });
      throw error;
    } finally {
      for (const note of noted.find({ removed: { $exists: true } }, { removed: 1 }, asStored)) db.old_reviews.deleteMany({ _id: { $in: note.removed }, book: note._id.of });
      former.deleteMany({ "_id.run": run });
      noted.deleteMany({ "_id.run": run, left: { $exists: false } });
    }
    noted.deleteMany({ taken: run });
  }
}
moveReviews();
db.books.updateMany({ "reviews.1": { $exists: true }, "reviews.10": { $exists: false } }, { $push: { reviews: { $each: [], $sort: { stars: -1 } } } });
// Notes of a run that was killed stay for a day, in which it might still go on.
for (const notes of ["old_reviews.moving", "old_reviews.moving.former"].map(name => db.getCollection(name))) {
  const left = notes.findOne({}, { _id: 1 }, { sort: { "_id.run": -1 } });
  if (left === null) notes.drop();
  else print(notes.getName() + " holds notes of a run that goes on or was killed. A run after " + new Date(left._id.run.getTimestamp().getTime() + 86400000).toISOString() + " forgets them; if none goes on, it may be dropped now");
}
// === step: Deploy the final writers ()
// The first 10 are with their parent; what no longer fits is copied to db.old_reviews, and cut off only where it is as it was copied.
// What is moved is noted before it is read: so those who remove an item tell everyone who may still copy it. What has been copied
// is cut off even if it is among the first by then, also after somebody who was killed: an item is in one place.
// Objects of a shell put names that are numbers, such as 2024, in front of all others: where there are such names the order of
// fields is not compared.
function isReordered(value) {
  if (Array.isArray(value)) return value.some(one => isReordered(one));
  if (Object.prototype.toString.call(value) !== "[object Object]") return false;
  if (Object.hasOwn(value, "_bsontype")) throw new Error("no shell can send a document with a field _bsontype: rename it first");
  if (value._bsontype) return false;
  return Object.entries(value).some(([name, one]) => /^[0-9]+$/.test(name) || isReordered(one));
}
function sameValue(stored, value) {
  if (!isReordered(value)) return { $eq: [stored, { $literal: value }] };
  if (Array.isArray(value)) return { $cond: [{ $isArray: [stored] }, { $and: [{ $eq: [{ $size: stored }, value.length] }, ...value.map((one, at) => sameValue({ $arrayElemAt: [stored, at] }, one))] }, false] };
  const fields = Object.entries(value).map(([name, one]) => sameValue({ $getField: { field: { $literal: name }, input: stored } }, one));
  return { $cond: [{ $eq: [{ $type: stored }, "object"] }, { $and: [{ $eq: [{ $size: { $objectToArray: stored } }, fields.length] }, ...fields] }, false] };
}

function addReview(bookId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  const noted = db.getCollection("old_reviews.moving");
  const note = { _id: { of: bookId, run: new ObjectId() } };
  // Without promoted values every number keeps its type on the way through the shell.
  const asStored = { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) };
  const text = id => EJSON.stringify(id, { relaxed: false });
  const others = noted.find({ _id: { $gt: { of: bookId, run: MinKey() }, $lt: { of: bookId, run: MaxKey() } } }, { left: 1 }, asStored).toArray();
  const addApart = () => {
    try {
      db.old_reviews.insertOne({ ...item, book: bookId });
    } catch (error) {
      if (error.code !== 11000 || !db.old_reviews.findOne({ _id: item._id, book: bookId }, { _id: 1 })) throw error; // a second try
    }
    return true;
  };
  let [added, isNoted, seen, tries] = [null, false, "", 0];
  let isCopied = others.length > 0; // perhaps, some that are here
  try {
    while (added === null) {
      db.books.updateOne({ _id: bookId, "reviews.9": { $exists: true } }, { $push: { reviews: { $each: [], $sort: { stars: -1 } } } });
      const from = isCopied ? 0 : 9;
      const parent = db.books.findOne({ _id: bookId }, { _id: 1, reviews: { $slice: [from, 100000] } }, asStored);
      if (!parent) {
        added = false;
        break;
      }
      if (parent.reviews === null) db.books.updateOne({ _id: bookId, reviews: { $type: "null" } }, { $set: { reviews: [] } });
      const items = parent.reviews ?? [];
      const rest = items.slice(9 - from); // one as a rule, none, or as many more as somebody has added otherwise
      const stays = rest.length > 0 ? db.books.findOne({ _id: bookId, "reviews.9._id": rest[0]._id, "reviews.9.stars": { $not: { $lt: item.stars } } }, { _id: 1 }) : db.old_reviews.aggregate([{ $match: { book: bookId } }, { $sort: { stars: -1 } }, { $limit: 1 }, { $match: { $expr: { $gt: ["$stars", { $literal: item.stars ?? null }] } } }]).hasNext();
      const apart = new Set(isCopied ? db.old_reviews.find({ _id: { $in: items.map(one => one._id) }, book: bookId }, { _id: 1 }, asStored).toArray().map(one => text(one._id)) : []);
      const twice = (stays ? items : items.slice(0, 9 - from)).filter(one => apart.has(text(one._id)));
      if (stays && twice.length === 0) {
        added = addApart();
        break;
      }
      const moved = twice.length > 0 ? twice : rest;
      if (moved.length > 0 && !isNoted) {
        noted.insertOne(note);
        isNoted = true;
        continue;
      }
      const ids = moved.map(one => one._id);
      const copied = () => moved.every(one => db.old_reviews.findOne({ _id: one._id, $expr: sameValue("$$ROOT", { _id: one._id, ...one, book: bookId }) }, { _id: 1 }));
      isCopied ||= moved.length > 0;
      if (moved.length > 0) db.books.aggregate([
        { $match: { _id: bookId } },
        { $project: { one: "$reviews" } },
        { $unwind: "$one" },
        { $match: { "one._id": { $in: ids, $ne: null } } },
        { $replaceRoot: { newRoot: { $mergeObjects: [{ _id: "$one._id" }, "$one", { book: "$_id" }] } } },
        { $merge: { into: "old_reviews", on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
      ]);
      // An item that changed after an earlier try had copied it is copied again while it is here and nobody has changed that copy.
      if (!copied()) db.old_reviews.aggregate([
        { $match: { _id: { $in: ids }, book: bookId } },
        { $project: { was: "$$ROOT" } },
        { $lookup: { from: "books", as: "found", let: { of: "$was.book", id: "$_id" }, pipeline: [
          { $match: { $expr: { $eq: ["$_id", "$$of"] } } },
          { $project: { one: "$reviews" } },
          { $unwind: "$one" },
          { $match: { $expr: { $eq: ["$one._id", "$$id"] } } },
        ] } },
        { $unwind: "$found" },
        { $project: { was: 1, is: { $mergeObjects: [{ _id: "$_id" }, "$found.one", { book: "$was.book" }] } } },
        { $merge: { into: "old_reviews", on: "_id", whenNotMatched: "discard", whenMatched: [{ $replaceWith: { $cond: [{ $eq: ["$$ROOT", "$$new.was"] }, "$$new.is", "$$ROOT"] } }] } },
      ]);
      const there = { $filter: { input: "$reviews", as: "one", cond: { $in: ["$$one._id", { $literal: ids }] } } };
      const same = rest.length > 0 ? { $expr: sameValue({ $slice: ["$reviews", 9, 100000] }, rest) } : { "reviews.9": { $exists: false } };
      if (twice.length > 0) {
        const cut = copied() && db.books.updateOne({ _id: bookId, $expr: sameValue(there, twice) }, { $pull: { reviews: { _id: { $in: ids } } } }).matchedCount === 1;
        if (cut && stays) added = addApart();
      } else if (copied() && db.books.updateOne({ _id: bookId, ...same }, { $push: { reviews: { $each: [item], $sort: { stars: -1 }, $slice: 10 } } }).matchedCount === 1) added = true;
      const now = EJSON.stringify(moved, { relaxed: false });
      tries = now === seen ? tries + 1 : 0; // others may be moving the same items
      if (added === null && moved.length > 0 && tries > 10) throw new Error("nothing is added, for these items cannot be moved: another item has their _id in " + "old_reviews" + ", they have none, which the steps of the migration give them once more, or they hold values that no shell can compare, as undefined: " + EJSON.stringify(moved.slice(0, 20).map(one => one._id)));
      seen = now;
    }
  } finally {
    if (isNoted || others.length > 0) {
      const removed = noted.find({ _id: { $gt: { of: bookId, run: MinKey() }, $lt: { of: bookId, run: MaxKey() } }, removed: { $exists: true } }, { removed: 1 }, asStored).toArray();
      db.old_reviews.deleteMany({ _id: { $in: removed.flatMap(one => one.removed) }, book: bookId });
      const over = others.filter(one => one.left || one._id.run.getTimestamp() < Date.now() - 86400000).map(one => one._id);
      if (added === null) noted.updateOne(note, { $set: { left: true } });
      else noted.deleteMany({ _id: { $in: [note._id, ...over] } });
    }
  }
  return added;
}
// === undo: Check ()
// What would become larger than a document can be stops the way back here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
// type and name of each item in an array: sums of the digits of their numbers
const namesOf = n => ({ $add: [{ $multiply: [2, n] }, { $max: [1, 2, 3, 4, 5, 6].map(digits => ({ $subtract: [{ $multiply: [digits, n] }, (10 ** digits - 10) / 9] })) }] });
const items = [
  { $project: { _id: 0, of: "$book", id: "$_id", bytes: { $subtract: [{ $bsonSize: "$$ROOT" }, { $subtract: [{ $bsonSize: { book: "$book" } }, 5] }] } } },
];
const withParent = more => ({ $lookup: { from: "books", let: { of: "$_id" }, as: "parent", pipeline: [
  { $match: { $expr: { $eq: ["$_id", "$$of"] } } },
  { $project: { bytes: { $bsonSize: "$$ROOT" }, ...more } },
] } });
const tooLarge = bytes => ({ $match: { parent: { $ne: [] }, $expr: { $gt: [{ $add: [{ $sum: "$parent.bytes" }, bytes, namesOf("$n")] }, 16777216] } } });
const perhaps = db.old_reviews.aggregate([
  ...items,
  { $group: { _id: "$of", n: { $sum: 1 }, bytes: { $sum: "$bytes" } } },
  withParent({}),
  tooLarge("$bytes"),
  { $project: { _id: 1 } },
], { allowDiskUse: true }).toArray();
// of these, whoever has items in both places has them once
const large = [];
for (const { _id } of perhaps) {
  const found = db.old_reviews.aggregate([
    { $match: { book: _id } },
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
db.old_reviews.aggregate([
  { $sort: { stars: -1 } },
  { $group: { _id: "$book", items: { $push: "$$ROOT" } } },
  { $unset: "items.book" },
  { $merge: { into: "books", on: "_id", whenNotMatched: "discard", whenMatched: [
    { $set: { reviews: { $cond: [{ $setIsSubset: ["$$new.items._id", { $ifNull: ["$reviews._id", []] }] }, "$reviews", { $concatArrays: [{ $ifNull: ["$reviews", []] }, { $filter: { input: "$$new.items", as: "one", cond: { $not: [{ $in: ["$$one._id", { $ifNull: ["$reviews._id", []] }] }] } } }] }] } } },
  ] } },
], { allowDiskUse: true });
print("items whose document is gone, which stay in the second collection", db.old_reviews.aggregate([
  { $group: { _id: "$book", n: { $sum: 1 } } },
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
  { $lookup: { from: "old_reviews", let: { of: "$_id", id: "$item._id" }, as: "apart", pipeline: [
    { $match: { $expr: { $and: [{ $eq: ["$_id", "$$id"] }, { $eq: ["$book", "$$of"] }] } } },
    { $unset: "book" },
  ] } },
  { $unwind: "$apart" },
  { $project: { _id: 0, id: "$apart._id", same: { $eq: ["$apart", { $mergeObjects: [{ _id: "$item._id" }, "$item"] }] } } },
])) {
  (one.same ? some : different).push(one.id);
  if (some.length === 1000) db.old_reviews.deleteMany({ _id: { $in: some.splice(0) } });
}
db.old_reviews.deleteMany({ _id: { $in: some } });
if (different.length > 0) throw new Error("these items differ in the arrays, so nobody can say which ones are right: delete them in " + "old_reviews" + " where the arrays are: " + EJSON.stringify(different.slice(0, 20)));
}
// === undo: Drop the second collection (Only when it is no longer used.)
if (db.old_reviews.findOne({}, { _id: 1 })) print("old_reviews" + " is kept: it holds items of documents that are gone");
else db.old_reviews.drop();
// === undo: Take away the _id that items were given (Not where items had an _id before, which the model does not say.)
if (db.old_reviews.findOne({}, { _id: 1 })) throw new Error("there are items in " + "old_reviews" + ", which could not be told from those in the arrays any more: drop it first");
db.books.updateMany({ "reviews._id": { $type: "objectId" } }, { $unset: { "reviews.$[one]._id": "" } }, { arrayFilters: [{ "one._id": { $type: "objectId" } }] });
