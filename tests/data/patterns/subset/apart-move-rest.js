// === code: Add an item (add) trips 4, index _id
// The first 5 are with their parent; what no longer fits is copied to db.reviews, and cut off only where it is as it was copied.
// What is moved is noted before it is read: so those who remove an item tell everyone who may still copy it.
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
  const noted = db.getCollection("reviews.moving");
  const note = { _id: { of: bookId, run: new ObjectId() } };
  let [added, isNoted, seen, tries] = [null, false, "", 0];
  try {
    while (added === null) {
      db.books.updateOne({ _id: bookId, "reviews.4": { $exists: true } }, { $push: { reviews: { $each: [], $sort: { at: -1 } } } });
      // Without promoted values every number keeps its type on the way through the shell.
      const parent = db.books.findOne({ _id: bookId }, { _id: 1, reviews: { $slice: [4, 100000] } }, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) });
      if (!parent) {
        added = false;
        break;
      }
      const rest = parent.reviews ?? []; // one as a rule, none, or as many more as somebody has added otherwise
      if (rest.length > 0 && db.books.findOne({ _id: bookId, "reviews.4._id": rest[0]._id, "reviews.4.at": { $not: { $lt: item.at } } }, { _id: 1 })) {
        db.reviews.updateOne({ _id: item._id, book_id: bookId }, { $setOnInsert: { ...item, book_id: bookId } }, { upsert: true });
        db.books.updateOne({ _id: bookId }, { $inc: { review_count: 1 } });
        added = true;
        break;
      }
      if (rest.length > 0 && !isNoted) {
        noted.insertOne(note);
        isNoted = true;
        continue;
      }
      const ids = rest.map(one => one._id);
      const copied = () => rest.every(one => db.reviews.findOne({ _id: one._id, $expr: sameValue("$$ROOT", { _id: one._id, ...one, book_id: bookId }) }, { _id: 1 }));
      if (rest.length > 0) db.books.aggregate([
        { $match: { _id: bookId } },
        { $project: { one: { $slice: ["$reviews", 4, 100000] } } },
        { $unwind: "$one" },
        { $match: { "one._id": { $in: ids, $ne: null } } },
        { $replaceRoot: { newRoot: { $mergeObjects: [{ _id: "$one._id" }, "$one", { book_id: "$_id" }] } } },
        { $merge: { into: "reviews", on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
      ]);
      // An item that changed after an earlier try had copied it is copied again while it is here and nobody has changed that copy.
      if (!copied()) db.reviews.aggregate([
        { $match: { _id: { $in: ids }, book_id: bookId } },
        { $project: { was: "$$ROOT" } },
        { $lookup: { from: "books", as: "found", let: { of: "$was.book_id", id: "$_id" }, pipeline: [
          { $match: { $expr: { $eq: ["$_id", "$$of"] } } },
          { $project: { one: { $slice: ["$reviews", 4, 100000] } } },
          { $unwind: "$one" },
          { $match: { $expr: { $eq: ["$one._id", "$$id"] } } },
        ] } },
        { $unwind: "$found" },
        { $project: { was: 1, is: { $mergeObjects: [{ _id: "$_id" }, "$found.one", { book_id: "$was.book_id" }] } } },
        { $merge: { into: "reviews", on: "_id", whenNotMatched: "discard", whenMatched: [{ $replaceWith: { $cond: [{ $eq: ["$$ROOT", "$$new.was"] }, "$$new.is", "$$ROOT"] } }] } },
      ]);
      const same = rest.length > 0 ? { $expr: sameValue({ $slice: ["$reviews", 4, 100000] }, rest) } : { "reviews.4": { $exists: false } };
      if (copied() && db.books.updateOne({ _id: bookId, ...same }, { $push: { reviews: { $each: [item], $sort: { at: -1 }, $slice: 5 } }, $inc: { review_count: 1 } }).matchedCount === 1) added = true;
      const now = EJSON.stringify(rest, { relaxed: false });
      tries = now === seen ? tries + 1 : 0; // others may be moving the same items
      if (added === null && rest.length > 0 && tries > 10) throw new Error("nothing is added, for these items cannot be moved: another item has their _id in " + "reviews" + ", they have none, or they hold values that no shell can compare, as undefined: " + EJSON.stringify(rest.slice(0, 20).map(one => one._id)));
      seen = now;
    }
  } finally {
    if (isNoted) {
      const removed = noted.find({ _id: { $gt: { of: bookId, run: MinKey() }, $lt: { of: bookId, run: MaxKey() } }, removed: { $exists: true } }, { removed: 1 }, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) }).toArray();
      db.reviews.deleteMany({ _id: { $in: removed.flatMap(one => one.removed) }, book_id: bookId });
      noted.deleteOne(note);
    }
  }
  return added;
}
// === code: Read the document with its first items (page) trips 1, index _id
function readBook(bookId) {
  return db.books.findOne({ _id: bookId });
}
// === code: Read more of the list () trips 1, index book_id, at
function moreReviews(bookId, skip, limit) {
  return db.reviews.find({ book_id: bookId }).sort({ at: -1 }).skip(skip).limit(limit).toArray();
}
// === code: Remove an item () trips 4, index _id
// An item is taken out of its array and of db.reviews.
// Those who are moving it at this moment are told, and take away what they copy after that; what they copied before goes here.
function removeReview(bookId, id) {
  const was = db.books.findOneAndUpdate({ _id: bookId, "reviews._id": id }, { $pull: { reviews: { _id: id } } }, { projection: { review_count: 1 } });
  const here = was ? 1 : 0;
  const takeApart = () => db.reviews.deleteOne({ _id: id, book_id: bookId }).deletedCount;
  const apart = takeApart();
  db.getCollection("reviews.moving").updateMany({ _id: { $gt: { of: bookId, run: MinKey() }, $lt: { of: bookId, run: MaxKey() } } }, { $addToSet: { removed: id } });
  takeApart();
  if (here + apart > 0 && (!was || was.review_count != null)) db.books.updateOne({ _id: bookId, review_count: { $exists: true } }, { $inc: { review_count: -1 } });
  return here + apart > 0;
}
// === step: Build the index ()
db.reviews.createIndex({ book_id: 1, at: -1 });
// === step: Check ()
{
const odd = db.books.find({ $expr: { $not: [{ $in: [{ $type: "$reviews" }, ["missing", "null", "array"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field reviews of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
{
const odd = db.books.find({ review_count: { $exists: false }, reviews: { $nin: [null, []] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field reviews of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
{
const odd = db.books.find({ $expr: { $not: [{ $in: [{ $type: "$review_count" }, ["missing", "null", "int", "long", "double"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field review_count of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 5) {
const large = [];
for (const one of db.books.aggregate([{ $match: { reviews: null } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: db.reviews.findOne({ $expr: { $gt: [{ $bsonSize: "$$ROOT" }, 209715] } }, { _id: 1 }) ? 0 : 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.books.aggregate([
      { $match: { _id: one._id } },
      { $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "few", pipeline: [{ $sort: { at: -1 } }, { $limit: 5 }, { $unset: "book_id" }] } },
{ $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "all", pipeline: [{ $count: "n" }] } },
{ $project: { few: 1, count: { $ifNull: [{ $first: "$all.n" }, { $toInt: 0 }] } } },
      { $project: { bytes: { $add: [one.bytes, 25, { $bsonSize: { x: "$few" } }] } } },
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
// === step: Copy the first items (Needs MongoDB 5.0. Stop the writers of the items before this step: what they add, change or delete meanwhile would be missing or wrong in the copies.)
db.books.aggregate([
  { $match: { reviews: null } },
  { $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "few", pipeline: [{ $sort: { at: -1 } }, { $limit: 5 }, { $unset: "book_id" }] } },
{ $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "all", pipeline: [{ $count: "n" }] } },
{ $project: { few: 1, count: { $ifNull: [{ $first: "$all.n" }, { $toInt: 0 }] } } },
  { $merge: { into: "books", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { review_count: "$$new.count", reviews: { $ifNull: ["$reviews", "$$new.few"] } } }] } },
]);
// What old writers have added to the list since an earlier run counts as well.
db.books.aggregate([
  { $match: { reviews: { $type: "array" } } },
  { $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "all", pipeline: [{ $project: { _id: 1 } }] } },
  { $project: { count: { $size: { $setUnion: [{ $ifNull: ["$reviews._id", []] }, "$all._id"] } } } },
  { $merge: { into: "books", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { review_count: "$$new.count" } }] } },
]);
// === step: Take the copied items out of the list (The writers of the items are still stopped.)
{
// A shell takes an object with a field _bsontype for a value of its own kind, and cannot send it to a server.
function cannotPass(value) {
  if (Array.isArray(value)) return value.some(one => cannotPass(one));
  if (Object.prototype.toString.call(value) !== "[object Object]") return false;
  return Object.hasOwn(value, "_bsontype") || (!value._bsontype && Object.values(value).some(one => cannotPass(one)));
}
const odd = [];
for (const one of db.books.find({ reviews: { $exists: true } }, { reviews: 1 }, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) })) {
  if (cannotPass(one)) odd.push(one._id);
}
if (odd.length > 0) throw new Error("these documents have a field _bsontype somewhere, which no shell can send: rename it first: " + EJSON.stringify(odd.slice(0, 20)));
}
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
const different = db.books.aggregate([
  { $unwind: "$reviews" },
  { $project: { item: "$reviews" } },
  { $lookup: { from: "reviews", let: { parent: "$_id", id: "$item._id", item: "$item" }, as: "other", pipeline: [
    { $match: { $expr: { $and: [{ $eq: ["$_id", "$$id"] }, { $eq: ["$book_id", "$$parent"] }] } } },
    { $unset: "book_id" },
    { $match: { $expr: { $ne: ["$$ROOT", "$$item"] } } },
    { $project: { _id: 1 } },
  ] } },
  { $match: { other: { $ne: [] } } },
  { $limit: 20 },
  { $project: { id: "$item._id" } },
]).toArray().map(one => one.id);
if (different.length > 0) throw new Error("nothing is taken out: these items changed after they were copied; make their copies the same first: " + EJSON.stringify(different));
// One that changes now stays, and the comparison finds it.
let some = [];
for (const doc of db.books.find({ reviews: { $exists: true } }, { reviews: 1 }, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) })) {
  for (const item of doc.reviews ?? []) some.push({ deleteOne: { filter: { _id: item._id, book_id: doc._id, $expr: sameValue({ $unsetField: { field: "book_id", input: "$$ROOT" } }, item) } } });
  if (some.length >= 500) db.reviews.bulkWrite(some.splice(0), { ordered: false });
}
if (some.length > 0) db.reviews.bulkWrite(some, { ordered: false });
// === step: Compare ()
const wrong = db.books.aggregate([
  { $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "all", pipeline: [{ $project: { _id: 1 } }] } },
  { $match: { $expr: { $or: [{ $ne: [{ $setIntersection: [{ $ifNull: ["$reviews._id", []] }, "$all._id"] }, []] }, { $ne: ["$review_count", { $size: { $setUnion: [{ $ifNull: ["$reviews._id", []] }, "$all._id"] } }] }] } } },
  { $limit: 20 },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
print("documents whose items are in both places, or counted wrongly (must be none)", wrong);
if (wrong.length > 0) throw new Error("somebody has written into the list meanwhile: stop those who write items, and run the steps before once more: " + EJSON.stringify(wrong));
// === step: Start writers that use the new code ()
// The first 5 are with their parent; what no longer fits is copied to db.reviews, and cut off only where it is as it was copied.
// What is moved is noted before it is read: so those who remove an item tell everyone who may still copy it.
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
  const noted = db.getCollection("reviews.moving");
  const note = { _id: { of: bookId, run: new ObjectId() } };
  let [added, isNoted, seen, tries] = [null, false, "", 0];
  try {
    while (added === null) {
      db.books.updateOne({ _id: bookId, "reviews.4": { $exists: true } }, { $push: { reviews: { $each: [], $sort: { at: -1 } } } });
      // Without promoted values every number keeps its type on the way through the shell.
      const parent = db.books.findOne({ _id: bookId }, { _id: 1, reviews: { $slice: [4, 100000] } }, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) });
      if (!parent) {
        added = false;
        break;
      }
      const rest = parent.reviews ?? []; // one as a rule, none, or as many more as somebody has added otherwise
      if (rest.length > 0 && db.books.findOne({ _id: bookId, "reviews.4._id": rest[0]._id, "reviews.4.at": { $not: { $lt: item.at } } }, { _id: 1 })) {
        db.reviews.updateOne({ _id: item._id, book_id: bookId }, { $setOnInsert: { ...item, book_id: bookId } }, { upsert: true });
        db.books.updateOne({ _id: bookId }, { $inc: { review_count: 1 } });
        added = true;
        break;
      }
      if (rest.length > 0 && !isNoted) {
        noted.insertOne(note);
        isNoted = true;
        continue;
      }
      const ids = rest.map(one => one._id);
      const copied = () => rest.every(one => db.reviews.findOne({ _id: one._id, $expr: sameValue("$$ROOT", { _id: one._id, ...one, book_id: bookId }) }, { _id: 1 }));
      if (rest.length > 0) db.books.aggregate([
        { $match: { _id: bookId } },
        { $project: { one: { $slice: ["$reviews", 4, 100000] } } },
        { $unwind: "$one" },
        { $match: { "one._id": { $in: ids, $ne: null } } },
        { $replaceRoot: { newRoot: { $mergeObjects: [{ _id: "$one._id" }, "$one", { book_id: "$_id" }] } } },
        { $merge: { into: "reviews", on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
      ]);
      // An item that changed after an earlier try had copied it is copied again while it is here and nobody has changed that copy.
      if (!copied()) db.reviews.aggregate([
        { $match: { _id: { $in: ids }, book_id: bookId } },
        { $project: { was: "$$ROOT" } },
        { $lookup: { from: "books", as: "found", let: { of: "$was.book_id", id: "$_id" }, pipeline: [
          { $match: { $expr: { $eq: ["$_id", "$$of"] } } },
          { $project: { one: { $slice: ["$reviews", 4, 100000] } } },
          { $unwind: "$one" },
          { $match: { $expr: { $eq: ["$one._id", "$$id"] } } },
        ] } },
        { $unwind: "$found" },
        { $project: { was: 1, is: { $mergeObjects: [{ _id: "$_id" }, "$found.one", { book_id: "$was.book_id" }] } } },
        { $merge: { into: "reviews", on: "_id", whenNotMatched: "discard", whenMatched: [{ $replaceWith: { $cond: [{ $eq: ["$$ROOT", "$$new.was"] }, "$$new.is", "$$ROOT"] } }] } },
      ]);
      const same = rest.length > 0 ? { $expr: sameValue({ $slice: ["$reviews", 4, 100000] }, rest) } : { "reviews.4": { $exists: false } };
      if (copied() && db.books.updateOne({ _id: bookId, ...same }, { $push: { reviews: { $each: [item], $sort: { at: -1 }, $slice: 5 } }, $inc: { review_count: 1 } }).matchedCount === 1) added = true;
      const now = EJSON.stringify(rest, { relaxed: false });
      tries = now === seen ? tries + 1 : 0; // others may be moving the same items
      if (added === null && rest.length > 0 && tries > 10) throw new Error("nothing is added, for these items cannot be moved: another item has their _id in " + "reviews" + ", they have none, or they hold values that no shell can compare, as undefined: " + EJSON.stringify(rest.slice(0, 20).map(one => one._id)));
      seen = now;
    }
  } finally {
    if (isNoted) {
      const removed = noted.find({ _id: { $gt: { of: bookId, run: MinKey() }, $lt: { of: bookId, run: MaxKey() } }, removed: { $exists: true } }, { removed: 1 }, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) }).toArray();
      db.reviews.deleteMany({ _id: { $in: removed.flatMap(one => one.removed) }, book_id: bookId });
      noted.deleteOne(note);
    }
  }
  return added;
}
// === undo: Put the items back into the list (Stop the writers first.)
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
  const chosen = { reviews: { $exists: true } };
  const asStored = { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) };
  const dayAgo = ObjectId.createFromTime(Math.floor(Date.now() / 1000) - 86400);
  for (const notes of [noted, former]) notes.deleteMany({ "_id.run": { $lt: dayAgo } });
  const same = { $eq: [{ $ifNull: ["$reviews", null] }, { $ifNull: ["$$new.before", null] }] };
  const kept = { $map: { input: "$$new.keep", as: "at", in: { $arrayElemAt: ["$reviews", "$$at"] } } };
  while (db.books.findOne(chosen, { _id: 1 })) {
    const run = new ObjectId();
    const items = [{ $match: { "_id.run": run } }, { $unwind: { path: "$before", includeArrayIndex: "at" } }];
    const copies = [
      ...items,
      { $match: { $expr: { $not: [{ $in: ["$at", "$keep"] }] } } },
      { $project: { copy: { $mergeObjects: [{ _id: "$before._id" }, "$before", { book_id: "$_id.of" }] }, own: { $eq: [{ $ifNull: ["$before.book_id", "$_id.of"] }, "$_id.of"] } } },
    ];
    try {
      db.books.aggregate([
        { $match: chosen },
        { $project: { _id: { of: "$_id", run: run } } },
        { $merge: { into: "reviews.moving", on: "_id" } },
      ], { allowDiskUse: true });
      db.books.aggregate([
        { $match: chosen },
        { $unwind: "$reviews" },
        { $project: { item: "$reviews" } },
        { $lookup: { from: "reviews", localField: "item._id", foreignField: "_id", as: "was" } },
        { $unwind: "$was" },
        { $match: { $expr: { $eq: ["$was.book_id", "$_id"] } } },
        { $group: { _id: { of: "$_id", item: "$was._id", run: run }, was: { $first: "$was" } } },
        { $merge: { into: "reviews.moving.former", on: "_id" } },
      ], { allowDiskUse: true });
      db.books.aggregate([
        { $match: chosen },
        { $project: { _id: { of: "$_id", run: run }, before: "$reviews", keep: { $range: [0, { $min: [0, { $size: { $ifNull: ["$reviews", []] } }] }] } } },
        { $merge: { into: "reviews.moving", on: "_id", whenMatched: "merge", whenNotMatched: "discard" } },
      ], { allowDiskUse: true });
      noted.aggregate([
        ...copies,
        { $match: { own: true } },
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
        { $project: { differs: { $ne: ["$copy", "$was"] }, stays: { $or: [{ $not: ["$own"] }, { $gt: ["$times", 1] }, { $and: [{ $ne: [{ $type: "$was" }, "missing"] }, { $ne: ["$was.book_id", "$_id.of"] }] }] } } },
        { $match: { $or: [{ differs: true }, { stays: true }] } },
      ];
      const wrong = noted.aggregate([...differing, { $sort: { stays: -1, _id: 1 } }, { $limit: 20 }], { allowDiskUse: true }).toArray();
      const now = EJSON.stringify(wrong.map(one => one._id), { relaxed: false });
      tries = wrong.length > 0 && now === seen ? tries + 1 : 0; // others may be moving the same items
      if (wrong.length > 0 && (wrong[0].stays || tries > 10)) throw new Error("nothing is cut off: these items have no copy of their own in " + "reviews" + ", because " + (wrong[0].stays ? "another item has their _id or they have a field " + "book_id" + " already" : "somebody else has changed the copies that are there") + ": " + EJSON.stringify(wrong.map(one => one._id)));
      seen = now;
      if (wrong.length > 0) noted.aggregate([
        ...differing,
        { $group: { _id: { of: "$_id.of", run: run }, differs: { $first: true } } },
        { $merge: { into: "reviews.moving", on: "_id", whenMatched: "merge", whenNotMatched: "discard" } },
      ], { allowDiskUse: true });
      noted.aggregate([
        { $match: { "_id.run": run, keep: { $exists: true }, differs: { $exists: false } } },
        { $project: { _id: "$_id.of", before: 1, keep: 1 } },
        { $merge: { into: "books", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { reviews: { $cond: [{ $and: [same, { $ne: [{ $type: "$reviews" }, "missing"] }] }, "$$REMOVE", "$reviews"] } } }] } },
      ]);
    } finally {
      for (const note of noted.find({ removed: { $exists: true } }, { removed: 1 }, asStored)) db.reviews.deleteMany({ _id: { $in: note.removed }, book_id: note._id.of });
      for (const notes of [noted, former]) notes.deleteMany({ "_id.run": run });
    }
  }
}
moveReviews();
// Notes of a run that was killed stay for a day, in which it might still go on.
for (const notes of ["reviews.moving", "reviews.moving.former"].map(name => db.getCollection(name))) {
  const left = notes.findOne({}, { _id: 1 }, { sort: { "_id.run": -1 } });
  if (left === null) notes.drop();
  else print(notes.getName() + " holds notes of a run that goes on or was killed. A run after " + new Date(left._id.run.getTimestamp().getTime() + 86400000).toISOString() + " forgets them; if none goes on, it may be dropped now");
}
// === undo: Remove the copies ()
db.books.updateMany({ reviews: { $exists: true } }, { $unset: { reviews: "" } });
db.books.updateMany({ review_count: { $exists: true } }, { $unset: { review_count: "" } });
