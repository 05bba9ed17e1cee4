// === code: Add an item (add) trips 5, index _id
// The first 5 are with their parent; what no longer fits is copied to db.reviews, and cut off only where it is as it was copied.
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
  const noted = db.getCollection("reviews.moving");
  const note = { _id: { of: bookId, run: new ObjectId() } };
  // Without promoted values every number keeps its type on the way through the shell.
  const asStored = { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) };
  const text = id => EJSON.stringify(id, { relaxed: false });
  const others = noted.find({ _id: { $gt: { of: bookId, run: MinKey() }, $lt: { of: bookId, run: MaxKey() } } }, { left: 1 }, asStored).toArray();
  const addApart = () => {
    try {
      db.reviews.insertOne({ ...item, book_id: bookId });
    } catch (error) {
      if (error.code !== 11000 || !db.reviews.findOne({ _id: item._id, book_id: bookId }, { _id: 1 })) throw error; // a second try
    }
    db.books.updateOne({ _id: bookId }, { $inc: { review_count: 1 } });
    return true;
  };
  let [added, isNoted, seen, tries] = [null, false, "", 0];
  let isCopied = others.length > 0; // perhaps, some that are here
  try {
    while (added === null) {
      db.books.updateOne({ _id: bookId, "reviews.4": { $exists: true } }, { $push: { reviews: { $each: [], $sort: { at: -1 } } } });
      const from = isCopied ? 0 : 4;
      const parent = db.books.findOne({ _id: bookId }, { _id: 1, reviews: { $slice: [from, 100000] } }, asStored);
      if (!parent) {
        added = false;
        break;
      }
      if (parent.reviews === null) db.books.updateOne({ _id: bookId, reviews: { $type: "null" } }, { $set: { reviews: [] } });
      const items = parent.reviews ?? [];
      const rest = items.slice(4 - from); // one as a rule, none, or as many more as somebody has added otherwise
      const stays = rest.length > 0 ? db.books.findOne({ _id: bookId, "reviews.4._id": rest[0]._id, "reviews.4.at": { $not: { $lt: item.at } } }, { _id: 1 }) : db.reviews.aggregate([{ $match: { book_id: bookId } }, { $sort: { at: -1 } }, { $limit: 1 }, { $match: { $expr: { $gt: ["$at", { $literal: item.at ?? null }] } } }]).hasNext();
      const apart = new Set(isCopied ? db.reviews.find({ _id: { $in: items.map(one => one._id) }, book_id: bookId }, { _id: 1 }, asStored).toArray().map(one => text(one._id)) : []);
      const twice = (stays ? items : items.slice(0, 4 - from)).filter(one => apart.has(text(one._id)));
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
      const copied = () => moved.every(one => db.reviews.findOne({ _id: one._id, $expr: sameValue("$$ROOT", { _id: one._id, ...one, book_id: bookId }) }, { _id: 1 }));
      isCopied ||= moved.length > 0;
      if (moved.length > 0) db.books.aggregate([
        { $match: { _id: bookId } },
        { $project: { one: "$reviews" } },
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
          { $project: { one: "$reviews" } },
          { $unwind: "$one" },
          { $match: { $expr: { $eq: ["$one._id", "$$id"] } } },
        ] } },
        { $unwind: "$found" },
        { $project: { was: 1, is: { $mergeObjects: [{ _id: "$_id" }, "$found.one", { book_id: "$was.book_id" }] } } },
        { $merge: { into: "reviews", on: "_id", whenNotMatched: "discard", whenMatched: [{ $replaceWith: { $cond: [{ $eq: ["$$ROOT", "$$new.was"] }, "$$new.is", "$$ROOT"] } }] } },
      ]);
      const there = { $filter: { input: "$reviews", as: "one", cond: { $in: ["$$one._id", { $literal: ids }] } } };
      const same = rest.length > 0 ? { $expr: sameValue({ $slice: ["$reviews", 4, 100000] }, rest) } : { "reviews.4": { $exists: false } };
      if (twice.length > 0) {
        const cut = copied() && db.books.updateOne({ _id: bookId, $expr: sameValue(there, twice) }, { $pull: { reviews: { _id: { $in: ids } } } }).matchedCount === 1;
        if (cut && stays) added = addApart();
      } else if (copied() && db.books.updateOne({ _id: bookId, ...same }, { $push: { reviews: { $each: [item], $sort: { at: -1 }, $slice: 5 } }, $inc: { review_count: 1 } }).matchedCount === 1) added = true;
      const now = EJSON.stringify(moved, { relaxed: false });
      tries = now === seen ? tries + 1 : 0; // others may be moving the same items
      if (added === null && moved.length > 0 && tries > 10) throw new Error("nothing is added, for these items cannot be moved: another item has their _id in " + "reviews" + ", they have none, which the steps of the migration give them once more, or they hold values that no shell can compare, as undefined: " + EJSON.stringify(moved.slice(0, 20).map(one => one._id)));
      seen = now;
    }
  } finally {
    if (isNoted || others.length > 0) {
      const removed = noted.find({ _id: { $gt: { of: bookId, run: MinKey() }, $lt: { of: bookId, run: MaxKey() } }, removed: { $exists: true } }, { removed: 1 }, asStored).toArray();
      db.reviews.deleteMany({ _id: { $in: removed.flatMap(one => one.removed) }, book_id: bookId });
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
  if (removed && (!was || was.review_count != null)) db.books.updateOne({ _id: bookId, review_count: { $exists: true } }, { $inc: { review_count: -1 } });
  return removed;
}
// === code: Repair the number of items () trips 1, index 
// Repairs the number of items.
// Somebody who was killed between two writes, or old code, leaves them wrong; {} looks at all documents. Writers may go on: what is wrong
// may be on its way, so only what is the same a second later is repaired, where the document is still as it was.
function repairBooks(filter) {
  const wrong = chosen => [
    { $match: chosen },
    { $match: { reviews: { $type: "array" }, review_count: { $exists: true } } },
    { $project: { was: "$reviews", wasCount: "$review_count" } },
    { $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "all", pipeline: [{ $project: { _id: 1 } }] } },
    { $set: { few: "$was", count: { $size: { $setUnion: ["$was._id", "$all._id"] } } } },
    { $match: { $expr: { $and: [{ $eq: [{ $size: "$was" }, { $size: "$was._id" }] }, { $ne: ["$wasCount", "$count"] }] } } },
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
// === code: Put the first items back into the document () trips 1, index 
// Only while nobody writes items: where one that is apart comes before one of the first, where these are too few, or where somebody who was
// killed left items in both places, all of them are stored apart and then the first ones put back; {} looks at all documents.
function putFirstReviews(filter) {
  const noted = db.getCollection("reviews.moving");
  const ofSame = { $match: { $expr: { $eq: ["$book_id", "$$of"] } } };
  const wrong = db.books.aggregate([
    { $match: filter },
    { $match: { reviews: { $type: "array" } } },
    { $project: { few: "$reviews" } },
    { $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "best", pipeline: [{ $sort: { at: -1 } }, { $limit: 1 }] } },
    { $lookup: { from: "reviews", localField: "few._id", foreignField: "_id", as: "twice", let: { of: "$_id" }, pipeline: [ofSame, { $project: { _id: 1 } }] } },
    { $unwind: "$best" },
    { $match: { $expr: { $or: [{ $lt: [{ $size: "$few" }, 5] }, { $ne: ["$twice", []] }, { $anyElementTrue: [{ $map: { input: "$few", as: "one", in: { $lt: ["$$one.at", "$best.at"] } } }] }] } } },
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
      { $replaceRoot: { newRoot: { $mergeObjects: [{ _id: "$one._id" }, "$one", { book_id: "$_id" }] } } },
    ];
    const known = { $match: { _id: { $ne: null } } };
    db.books.aggregate([...items, known, { $merge: { into: "reviews", on: "_id", whenNotMatched: "insert", whenMatched: [{ $replaceWith: { $cond: [{ $eq: ["$book_id", "$$new.book_id"] }, "$$new", "$$ROOT"] } }] } }]);
    const lacking = db.books.aggregate([
      ...items,
      { $project: { item: "$$ROOT" } },
      { $lookup: { from: "reviews", localField: "item._id", foreignField: "_id", as: "copy" } },
      { $match: { $expr: { $ne: ["$item", { $arrayElemAt: ["$copy", 0] }] } } },
      { $limit: 20 },
    ]).toArray().map(one => one.item._id);
    if (lacking.length > 0) throw new Error("these items have no _id, or another item has it in " + "reviews" + ": run the steps of the migration once more: " + EJSON.stringify(lacking));
    db.books.aggregate([
      { $match: { _id } },
      { $project: { was: "$reviews" } },
      { $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "few", pipeline: [{ $sort: { at: -1 } }, { $limit: 5 }, { $unset: "book_id" }] } },
      { $merge: { into: "books", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { reviews: { $cond: [{ $eq: ["$reviews", "$$new.was"] }, "$$new.few", "$reviews"] } } }] } },
    ]);
    const parent = db.books.findOne({ _id }, { "reviews._id": 1 });
    db.reviews.deleteMany({ _id: { $in: (parent.reviews ?? []).map(one => one._id) }, book_id: _id });
    noted.deleteOne({ _id: note._id });
  }
  return wrong.length;
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
// Only while nobody writes items: where one that is apart comes before one of the first, where these are too few, or where somebody who was
// killed left items in both places, all of them are stored apart and then the first ones put back; {} looks at all documents.
function putFirstReviews(filter) {
  const noted = db.getCollection("reviews.moving");
  const ofSame = { $match: { $expr: { $eq: ["$book_id", "$$of"] } } };
  const wrong = db.books.aggregate([
    { $match: filter },
    { $match: { reviews: { $type: "array" } } },
    { $project: { few: "$reviews" } },
    { $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "best", pipeline: [{ $sort: { at: -1 } }, { $limit: 1 }] } },
    { $lookup: { from: "reviews", localField: "few._id", foreignField: "_id", as: "twice", let: { of: "$_id" }, pipeline: [ofSame, { $project: { _id: 1 } }] } },
    { $unwind: "$best" },
    { $match: { $expr: { $or: [{ $lt: [{ $size: "$few" }, 5] }, { $ne: ["$twice", []] }, { $anyElementTrue: [{ $map: { input: "$few", as: "one", in: { $lt: ["$$one.at", "$best.at"] } } }] }] } } },
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
      { $replaceRoot: { newRoot: { $mergeObjects: [{ _id: "$one._id" }, "$one", { book_id: "$_id" }] } } },
    ];
    const known = { $match: { _id: { $ne: null } } };
    db.books.aggregate([...items, known, { $merge: { into: "reviews", on: "_id", whenNotMatched: "insert", whenMatched: [{ $replaceWith: { $cond: [{ $eq: ["$book_id", "$$new.book_id"] }, "$$new", "$$ROOT"] } }] } }]);
    const lacking = db.books.aggregate([
      ...items,
      { $project: { item: "$$ROOT" } },
      { $lookup: { from: "reviews", localField: "item._id", foreignField: "_id", as: "copy" } },
      { $match: { $expr: { $ne: ["$item", { $arrayElemAt: ["$copy", 0] }] } } },
      { $limit: 20 },
    ]).toArray().map(one => one.item._id);
    if (lacking.length > 0) throw new Error("these items have no _id, or another item has it in " + "reviews" + ": run the steps of the migration once more: " + EJSON.stringify(lacking));
    db.books.aggregate([
      { $match: { _id } },
      { $project: { was: "$reviews" } },
      { $lookup: { from: "reviews", localField: "_id", foreignField: "book_id", as: "few", pipeline: [{ $sort: { at: -1 } }, { $limit: 5 }, { $unset: "book_id" }] } },
      { $merge: { into: "books", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { reviews: { $cond: [{ $eq: ["$reviews", "$$new.was"] }, "$$new.few", "$reviews"] } } }] } },
    ]);
    const parent = db.books.findOne({ _id }, { "reviews._id": 1 });
    db.reviews.deleteMany({ _id: { $in: (parent.reviews ?? []).map(one => one._id) }, book_id: _id });
    noted.deleteOne({ _id: note._id });
  }
  return wrong.length;
}
putFirstReviews({});
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
  const noted = db.getCollection("reviews.moving");
  const note = { _id: { of: bookId, run: new ObjectId() } };
  // Without promoted values every number keeps its type on the way through the shell.
  const asStored = { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) };
  const text = id => EJSON.stringify(id, { relaxed: false });
  const others = noted.find({ _id: { $gt: { of: bookId, run: MinKey() }, $lt: { of: bookId, run: MaxKey() } } }, { left: 1 }, asStored).toArray();
  const addApart = () => {
    try {
      db.reviews.insertOne({ ...item, book_id: bookId });
    } catch (error) {
      if (error.code !== 11000 || !db.reviews.findOne({ _id: item._id, book_id: bookId }, { _id: 1 })) throw error; // a second try
    }
    db.books.updateOne({ _id: bookId }, { $inc: { review_count: 1 } });
    return true;
  };
  let [added, isNoted, seen, tries] = [null, false, "", 0];
  let isCopied = others.length > 0; // perhaps, some that are here
  try {
    while (added === null) {
      db.books.updateOne({ _id: bookId, "reviews.4": { $exists: true } }, { $push: { reviews: { $each: [], $sort: { at: -1 } } } });
      const from = isCopied ? 0 : 4;
      const parent = db.books.findOne({ _id: bookId }, { _id: 1, reviews: { $slice: [from, 100000] } }, asStored);
      if (!parent) {
        added = false;
        break;
      }
      if (parent.reviews === null) db.books.updateOne({ _id: bookId, reviews: { $type: "null" } }, { $set: { reviews: [] } });
      const items = parent.reviews ?? [];
      const rest = items.slice(4 - from); // one as a rule, none, or as many more as somebody has added otherwise
      const stays = rest.length > 0 ? db.books.findOne({ _id: bookId, "reviews.4._id": rest[0]._id, "reviews.4.at": { $not: { $lt: item.at } } }, { _id: 1 }) : db.reviews.aggregate([{ $match: { book_id: bookId } }, { $sort: { at: -1 } }, { $limit: 1 }, { $match: { $expr: { $gt: ["$at", { $literal: item.at ?? null }] } } }]).hasNext();
      const apart = new Set(isCopied ? db.reviews.find({ _id: { $in: items.map(one => one._id) }, book_id: bookId }, { _id: 1 }, asStored).toArray().map(one => text(one._id)) : []);
      const twice = (stays ? items : items.slice(0, 4 - from)).filter(one => apart.has(text(one._id)));
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
      const copied = () => moved.every(one => db.reviews.findOne({ _id: one._id, $expr: sameValue("$$ROOT", { _id: one._id, ...one, book_id: bookId }) }, { _id: 1 }));
      isCopied ||= moved.length > 0;
      if (moved.length > 0) db.books.aggregate([
        { $match: { _id: bookId } },
        { $project: { one: "$reviews" } },
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
          { $project: { one: "$reviews" } },
          { $unwind: "$one" },
          { $match: { $expr: { $eq: ["$one._id", "$$id"] } } },
        ] } },
        { $unwind: "$found" },
        { $project: { was: 1, is: { $mergeObjects: [{ _id: "$_id" }, "$found.one", { book_id: "$was.book_id" }] } } },
        { $merge: { into: "reviews", on: "_id", whenNotMatched: "discard", whenMatched: [{ $replaceWith: { $cond: [{ $eq: ["$$ROOT", "$$new.was"] }, "$$new.is", "$$ROOT"] } }] } },
      ]);
      const there = { $filter: { input: "$reviews", as: "one", cond: { $in: ["$$one._id", { $literal: ids }] } } };
      const same = rest.length > 0 ? { $expr: sameValue({ $slice: ["$reviews", 4, 100000] }, rest) } : { "reviews.4": { $exists: false } };
      if (twice.length > 0) {
        const cut = copied() && db.books.updateOne({ _id: bookId, $expr: sameValue(there, twice) }, { $pull: { reviews: { _id: { $in: ids } } } }).matchedCount === 1;
        if (cut && stays) added = addApart();
      } else if (copied() && db.books.updateOne({ _id: bookId, ...same }, { $push: { reviews: { $each: [item], $sort: { at: -1 }, $slice: 5 } }, $inc: { review_count: 1 } }).matchedCount === 1) added = true;
      const now = EJSON.stringify(moved, { relaxed: false });
      tries = now === seen ? tries + 1 : 0; // others may be moving the same items
      if (added === null && moved.length > 0 && tries > 10) throw new Error("nothing is added, for these items cannot be moved: another item has their _id in " + "reviews" + ", they have none, which the steps of the migration give them once more, or they hold values that no shell can compare, as undefined: " + EJSON.stringify(moved.slice(0, 20).map(one => one._id)));
      seen = now;
    }
  } finally {
    if (isNoted || others.length > 0) {
      const removed = noted.find({ _id: { $gt: { of: bookId, run: MinKey() }, $lt: { of: bookId, run: MaxKey() } }, removed: { $exists: true } }, { removed: 1 }, asStored).toArray();
      db.reviews.deleteMany({ _id: { $in: removed.flatMap(one => one.removed) }, book_id: bookId });
      const over = others.filter(one => one.left || one._id.run.getTimestamp() < Date.now() - 86400000).map(one => one._id);
      if (added === null) noted.updateOne(note, { $set: { left: true } });
      else noted.deleteMany({ _id: { $in: [note._id, ...over] } });
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
      { $project: { copy: { $mergeObjects: [{ _id: "$before._id" }, "$before", { book_id: "$_id.of" }] }, own: { $eq: [{ $ifNull: ["$before.book_id", "$_id.of"] }, "$_id.of"] } } },
    ];
    try {
      noted.updateMany(left, { $set: { taken: run } });
      db.books.aggregate([
        { $match: chosen },
        { $project: { _id: { of: "$_id", run: run } } },
        { $merge: { into: "reviews.moving", on: "_id" } },
      ], { allowDiskUse: true });
      // What was copied and not cut off stays noted as left, and is cut off wherever in its array it is by then. The first round looks
      // at what others have noted as well, who may have been killed.
      noted.aggregate([
        { $match: others === left ? { taken: run } : others },
        { $group: { _id: { of: "$_id.of", run: run } } },
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
        { $project: { before: "$items", keep: { $range: [0, { $min: [0, { $size: { $ifNull: ["$items", []] } }] }] } } },
        { $merge: { into: "reviews.moving", on: "_id", whenMatched: "merge", whenNotMatched: "discard" } },
      ], { allowDiskUse: true });
      if (former.findOne({ "_id.run": run }, { _id: 1 })) noted.aggregate([
        { $match: { "_id.run": run } },
        { $unwind: "$keep" },
        { $project: { at: "$keep", item: { of: "$_id.of", item: { $let: { vars: { one: { $arrayElemAt: ["$before", "$keep"] } }, in: "$$one._id" } }, run: run } } },
        { $lookup: { from: "reviews.moving.former", localField: "item", foreignField: "_id", as: "was" } },
        { $match: { "was.0": { $exists: true } } },
        { $group: { _id: "$_id", apart: { $push: "$at" } } },
        { $merge: { into: "reviews.moving", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { keep: { $filter: { input: "$keep", as: "at", cond: { $not: [{ $in: ["$$at", "$$new.apart"] }] } } } } }] } },
      ], { allowDiskUse: true });
      noted.aggregate([
        ...copies,
        { $match: { own: true, "copy._id": { $ne: null } } },
        { $replaceRoot: { newRoot: "$copy" } },
        { $merge: { into: "reviews", on: "_id", whenNotMatched: "insert", whenMatched: [{ $replaceWith: "$$ROOT" }] } },
      ], { allowDiskUse: true, bypassDocumentValidation: true });
      noted.aggregate([
        ...copies,
        { $match: { own: true } },
        { $project: { of: { of: "$_id.of", item: "$copy._id", run: run }, is: "$copy" } },
        { $lookup: { from: "reviews.moving.former", localField: "of", foreignField: "_id", as: "former" } },
        { $unwind: "$former" },
        { $match: { $expr: { $ne: ["$is", "$former.was"] } } },
        { $project: { _id: "$is._id", is: 1, was: "$former.was" } },
        { $merge: { into: "reviews", on: "_id", whenNotMatched: "discard", whenMatched: [{ $replaceWith: { $cond: [{ $eq: ["$$ROOT", "$$new.was"] }, "$$new.is", "$$ROOT"] } }] } },
      ], { allowDiskUse: true, bypassDocumentValidation: true });
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
        { $merge: { into: "books", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { reviews: { $cond: [{ $and: [same, { $ne: [{ $type: "$reviews" }, "missing"] }] }, "$$REMOVE", "$reviews"] } } }] } },
      ]);
      noted.aggregate([
        ...copies,
        { $group: { _id: "$_id", ids: { $push: "$copy._id" } } },
        { $lookup: { from: "books", let: { of: "$_id.of" }, as: "now", pipeline: [{ $match: { $expr: { $eq: ["$_id", "$$of"] } } }, { $project: { ids: "$reviews._id" } }] } },
        { $match: { $expr: { $ne: [{ $setIntersection: ["$ids", { $ifNull: [{ $arrayElemAt: ["$now.ids", 0] }, []] }] }, []] } } },
        { $project: { left: { $literal: true } } },
        { $merge: { into: "reviews.moving", on: "_id", whenMatched: "merge", whenNotMatched: "discard" } },
      ], { allowDiskUse: true });
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
// === undo: Remove the copies ()
db.books.updateMany({ reviews: { $exists: true } }, { $unset: { reviews: "" } });
db.books.updateMany({ review_count: { $exists: true } }, { $unset: { review_count: "" } });
