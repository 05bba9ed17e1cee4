// === code: Read with the copied fields () trips 1, index _id
// What is shown of book is there already: no join.
function readReview(reviewId) {
  return db.reviews.findOne({ _id: reviewId });
}
// === code: Make a copy () trips 1, index _id
// The object to store beside a reference, or in place of it.
function copyOfBook(bookId) {
  const found = db.books.findOne({ _id: bookId }, { title: 1 });
  if (!found) throw new Error("no such document");
  return found;
}
// === code: Store a document with a copy () trips 3, index _id
// Takes the copies of these originals from them as they are now.
function renewCopiesOfBooks(originals) {
  db.books.aggregate([
    { $match: originals },
    { $project: { title: 1 } },
    { $replaceRoot: { newRoot: { copy: "$$ROOT" } } },
    { $lookup: { from: "reviews", localField: "copy._id", foreignField: "book._id", pipeline: [{ $project: { _id: 1 } }], as: "holder" } },
    { $unwind: "$holder" },
    { $project: { _id: "$holder._id", copy: 1 } },
    { $merge: { into: "reviews", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { book: { $cond: [{ $eq: ["$book._id", "$$new.copy._id"] }, { $mergeObjects: ["$book", "$$new.copy"] }, "$book"] } } }] } },
  ]);
}
// store gets the copy and stores the document that holds it. Whoever changes the original at that moment does not find that document
// yet: its copy is taken from the original until that stays the same meanwhile.
function storeWithBook(bookId, store) {
  const read = () => db.books.findOne({ _id: bookId }, { title: 1 });
  const found = read();
  if (!found) throw new Error("no such document");
  store(found);
  let copied = EJSON.stringify(found);
  for (let now = EJSON.stringify(read()); now !== copied; now = EJSON.stringify(read())) {
    copied = now;
    renewCopiesOfBooks({ _id: bookId });
  }
}
// === code: Change the original and its copies () trips 2, index book._id_1_at_-1
// Takes the copies of these originals from them as they are now.
function renewCopiesOfBooks(originals) {
  db.books.aggregate([
    { $match: originals },
    { $project: { title: 1 } },
    { $replaceRoot: { newRoot: { copy: "$$ROOT" } } },
    { $lookup: { from: "reviews", localField: "copy._id", foreignField: "book._id", pipeline: [{ $project: { _id: 1 } }], as: "holder" } },
    { $unwind: "$holder" },
    { $project: { _id: "$holder._id", copy: 1 } },
    { $merge: { into: "reviews", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { book: { $cond: [{ $eq: ["$book._id", "$$new.copy._id"] }, { $mergeObjects: ["$book", "$$new.copy"] }, "$book"] } } }] } },
  ]);
}
// changes holds new values by field, for example { title: "…" }. The copies are taken from the original until it stays
// the same meanwhile: of two changes at one moment the copies keep the one that the original keeps.
function changeBook(bookId, changes) {
  db.books.updateOne({ _id: bookId }, { $set: changes });
  if (!Object.keys(changes).some(name => ["title"].includes(name.split(".")[0]))) return;
  const read = () => EJSON.stringify(db.books.findOne({ _id: bookId }, { title: 1 }));
  let copied;
  for (let found = read(); found !== copied; found = read()) {
    copied = found;
    renewCopiesOfBooks({ _id: bookId });
  }
}
// === step: Check ()
print("server", db.version());
print("documents", db.reviews.countDocuments({}), "with the id alone", db.reviews.countDocuments({ book_id: { $exists: true } }));
{
const odd = db.reviews.find({ book: { $ne: null }, "book._id": { $exists: false } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field book of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
{
const odd = db.reviews.find({ book_id: { $type: "array" } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a list in book_id and no single id: mend them first: " + EJSON.stringify(odd));
}
// A server refuses a document with two lists in one index: they are looked for in what will be stored.
{
const heads = paths => [...new Set(paths.map(path => path[0]))];
const below = (paths, head) => paths.filter(path => path[0] === head && path.length > 1).map(path => path.slice(1));
const firstLists = (value, paths) => ({ $add: [0, ...heads(paths).map(head => ({ $cond: [{ $isArray: [value + "." + head] }, 1, firstLists(value + "." + head, below(paths, head))] }))] });
const hasTwo = (value, paths, depth) => ({ $or: [{ $gt: [firstLists(value, paths), 1] }, ...heads(paths).map(head => {
  const at = value + "." + head, inner = below(paths, head), item = "at" + depth;
  const anyItem = { $map: { input: at, as: item, in: { $and: [{ $not: [{ $isArray: ["$$" + item] }] }, inner.length > 0 && hasTwo("$$" + item, inner, depth + 1)] } } };
  return inner.length > 0 && { $cond: [{ $isArray: [at] }, { $anyElementTrue: [anyItem] }, hasTwo(at, inner, depth)] };
})] });
const kinds = [
  { name: "reviews", stages: [
    { $match: { book_id: { $exists: true } } },
    { $project: { doc: "$$ROOT" } },
    { $lookup: { from: "books", localField: "doc.book_id", foreignField: "_id", pipeline: [{ $project: { title: 1 } }], as: "c" } },
    { $set: { "doc.book": { $mergeObjects: [{ $first: "$c" }, { _id: "$doc.book_id" }] } } },
    { $replaceRoot: { newRoot: "$doc" } },
  ] },
];
for (const { paths, filter, options } of [
  { paths: ["book._id", "at"], filter: {}, options: {} },
]) {
  const twice = [{ $match: filter }, { $match: { $expr: hasTwo("$$ROOT", paths.map(path => path.split(".")), 0) } }, { $limit: 20 }, { $project: { _id: 1 } }];
  for (const { name, stages } of kinds) {
    const odd = db.getCollection(name).aggregate([...stages, ...twice], options).toArray().map(one => one._id);
    if (odd.length > 0) throw new Error("these documents of " + name + " would have two lists in the index on " + paths.join(", ") + ", which takes one: mend them or the index first: " + EJSON.stringify(odd));
  }
}
}
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 5) {
const large = [];
for (const one of db.reviews.aggregate([{ $match: { book_id: { $exists: true } } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 1048576 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.reviews.aggregate([
      { $match: { _id: one._id } },
      { $lookup: { from: "books", localField: "book_id", foreignField: "_id", pipeline: [{ $project: { title: 1 } }], as: "c" } },
      { $project: { bytes: { $add: [one.bytes, { $bsonSize: { x: { $mergeObjects: [{ $first: "$c" }, { _id: "$book_id" }] } } }] } } },
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
// === step: Build the new index ()
db.reviews.createIndex({ "book._id": 1, at: -1 });
// === step: Start writers that store the copies ()
// Takes the copies of these originals from them as they are now.
function renewCopiesOfBooks(originals) {
  db.books.aggregate([
    { $match: originals },
    { $project: { title: 1 } },
    { $replaceRoot: { newRoot: { copy: "$$ROOT" } } },
    { $lookup: { from: "reviews", localField: "copy._id", foreignField: "book._id", pipeline: [{ $project: { _id: 1 } }], as: "holder" } },
    { $unwind: "$holder" },
    { $project: { _id: "$holder._id", copy: 1 } },
    { $merge: { into: "reviews", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { book: { $cond: [{ $eq: ["$book._id", "$$new.copy._id"] }, { $mergeObjects: ["$book", "$$new.copy"] }, "$book"] } } }] } },
  ]);
}
// store gets the copy and stores the document that holds it. Whoever changes the original at that moment does not find that document
// yet: its copy is taken from the original until that stays the same meanwhile.
function storeWithBook(bookId, store) {
  const read = () => db.books.findOne({ _id: bookId }, { title: 1 });
  const found = read();
  if (!found) throw new Error("no such document");
  store(found);
  let copied = EJSON.stringify(found);
  for (let now = EJSON.stringify(read()); now !== copied; now = EJSON.stringify(read())) {
    copied = now;
    renewCopiesOfBooks({ _id: bookId });
  }
}
// === step: Copy (Needs MongoDB 5.0. A document that changes meanwhile is taken in the next round; an id without a document keeps the id alone.)
let left = -1;
for (;;) {
  db.reviews.aggregate([
    { $match: { book_id: { $exists: true } } },
    { $lookup: { from: "books", localField: "book_id", foreignField: "_id", pipeline: [{ $project: { title: 1 } }], as: "c" } },
    { $project: { id: "$book_id", copy: { $mergeObjects: [{ $first: "$c" }, { _id: "$book_id" }] } } },
    { $merge: { into: "reviews", on: "_id", whenNotMatched: "discard", whenMatched: [
      { $set: { book: { $cond: [{ $and: [{ $in: [{ $type: "$book" }, ["missing", "null"]] }, { $eq: ["$book_id", "$$new.id"] }] }, "$$new.copy", "$book"] } } },
      { $set: { book_id: { $cond: [{ $eq: ["$book._id", "$book_id"] }, "$$REMOVE", "$book_id"] } } },
    ] } },
  ]);
  const now = db.reviews.countDocuments({ book_id: { $exists: true } });
  if (now === 0 || now === left) break;
  left = now;
}
// === step: Compare ()
const alone = db.reviews.countDocuments({ book_id: { $exists: true } });
print("with copies", db.reviews.countDocuments({ "book._id": { $exists: true } }), "still with the id alone (must be none)", alone);
if (alone > 0) throw new Error("either they changed meanwhile: then run the step before once more; or they have two different ids in " + "book_id" + " and " + "book" + ", and nobody can say which one is newer: take the wrong one away: " + EJSON.stringify(db.reviews.find({ book_id: { $exists: true } }, { _id: 1 }).limit(20).toArray().map(one => one._id)));
// === step: Switch the readers, then drop the index of the old field ()
// === undo: Back to the id alone ()
db.reviews.updateMany({ "book._id": { $exists: true } }, [
  { $set: { book_id: "$book._id" } },
{ $unset: "book" },
]);
// === code: Add an item (add) trips 3, index _id
// The whole list is in db.reviews; the first 3 stay with their parent as copies.
function addReview(bookId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  item = { ...item, book: { ...item.book, _id: bookId } };
  try {
    db.reviews.insertOne({ ...item, book: { ...item.book, _id: bookId } });
  } catch (error) {
    if (error.code !== 11000 || !db.reviews.findOne({ _id: item._id, "book._id": bookId }, { _id: 1 })) throw error; // a second try
  }
  db.books.updateOne({ _id: bookId }, { $push: { reviews: { $each: [item], $sort: { at: -1 }, $slice: 3 } }, $inc: { review_count: 1 } });
  // Somebody may have removed it between the two.
  if (!db.reviews.findOne({ _id: item._id, "book._id": bookId }, { _id: 1 })) db.books.updateOne({ _id: bookId }, { $pull: { reviews: { _id: item._id } } });
}
// === code: Read the document with its first items (page) trips 1, index _id
function readBook(bookId) {
  return db.books.findOne({ _id: bookId });
}
// === code: Read more of the list () trips 1, index book._id, at
function moreReviews(bookId, skip, limit) {
  return db.reviews.find({ "book._id": bookId }).sort({ at: -1 }).skip(skip).limit(limit).toArray();
}
// === code: Remove an item () trips 2, index _id
// Whoever is adding it at this moment takes back the copy that comes after this.
function removeReview(bookId, id) {
  const removed = db.reviews.deleteOne({ _id: id, "book._id": bookId }).deletedCount === 1;
  if (removed) {
    // Whoever has just added it counts it in a moment.
    const fewer = { $pull: { reviews: { _id: id } }, $inc: { review_count: -1 } };
    for (let n = 0; n < 100 && db.books.updateOne({ _id: bookId, review_count: { $gt: 0 } }, fewer).matchedCount === 0 && db.books.findOne({ _id: bookId, review_count: { $exists: true } }, { _id: 1 }); n += 1) sleep(100);
  }
  if (!removed) db.books.updateOne({ _id: bookId, "reviews._id": id }, { $pull: { reviews: { _id: id } } });
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
    { $lookup: { from: "reviews", localField: "_id", foreignField: "book._id", as: "few", pipeline: [{ $sort: { at: -1 } }, { $limit: 3 }] } },
    { $lookup: { from: "reviews", localField: "_id", foreignField: "book._id", as: "all", pipeline: [{ $count: "n" }] } },
    { $lookup: { from: "reviews", localField: "was._id", foreignField: "_id", as: "there", let: { of: "$_id" }, pipeline: [{ $match: { $expr: { $eq: ["$book._id", "$$of"] } } }, { $project: { _id: 1 } }] } },
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
// === step: Build the index ()
db.reviews.createIndex({ "book._id": 1, at: -1 });
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
for (const one of db.books.aggregate([{ $match: { reviews: null } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: db.reviews.findOne({ $expr: { $gt: [{ $bsonSize: "$$ROOT" }, 349525] } }, { _id: 1 }) ? 0 : 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.books.aggregate([
      { $match: { _id: one._id } },
      { $lookup: { from: "reviews", localField: "_id", foreignField: "book._id", as: "few", pipeline: [{ $sort: { at: -1 } }, { $limit: 3 }] } },
{ $lookup: { from: "reviews", localField: "_id", foreignField: "book._id", as: "all", pipeline: [{ $count: "n" }] } },
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
// The whole list counts: what changed in it since an earlier run changes the copies.
db.books.aggregate([
  { $lookup: { from: "reviews", localField: "_id", foreignField: "book._id", as: "few", pipeline: [{ $sort: { at: -1 } }, { $limit: 3 }] } },
{ $lookup: { from: "reviews", localField: "_id", foreignField: "book._id", as: "all", pipeline: [{ $count: "n" }] } },
{ $project: { few: 1, count: { $ifNull: [{ $first: "$all.n" }, { $toInt: 0 }] } } },
  { $merge: { into: "books", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { review_count: "$$new.count", reviews: "$$new.few" } }] } },
]);
// === step: Compare ()
const wrong = db.books.aggregate([
  { $lookup: { from: "reviews", localField: "_id", foreignField: "book._id", as: "few", pipeline: [{ $sort: { at: -1 } }, { $limit: 3 }] } },
  { $lookup: { from: "reviews", localField: "_id", foreignField: "book._id", as: "all", pipeline: [{ $count: "n" }] } },
  { $match: { $expr: { $not: [{ $and: [{ $eq: [{ $size: { $ifNull: ["$reviews", []] } }, { $size: "$few" }] }, { $eq: ["$review_count", { $ifNull: [{ $first: "$all.n" }, 0] }] }, { $eq: [{ $ifNull: ["$reviews.at", []] }, "$few.at"] }] }] } } },
  { $limit: 20 },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
print("documents whose first items are not those of the list (must be none)", wrong);
if (wrong.length > 0) throw new Error("somebody has written into the list meanwhile: stop those who write items, and run the step before once more: " + EJSON.stringify(wrong));
const changed = db.books.aggregate([
  { $unwind: "$reviews" },
  { $lookup: { from: "reviews", localField: "reviews._id", foreignField: "_id", as: "copy", pipeline: [] } },
  { $match: { $expr: { $ne: ["$reviews", { $arrayElemAt: ["$copy", 0] }] } } },
  { $limit: 20 },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
print("documents with copies that differ from the items of the list (must be none)", changed);
if (changed.length > 0) throw new Error("somebody has written into the list meanwhile: stop those who write items, and run the step before once more: " + EJSON.stringify(changed));
// === step: Start writers that use the new code ()
// The whole list is in db.reviews; the first 3 stay with their parent as copies.
function addReview(bookId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  item = { ...item, book: { ...item.book, _id: bookId } };
  try {
    db.reviews.insertOne({ ...item, book: { ...item.book, _id: bookId } });
  } catch (error) {
    if (error.code !== 11000 || !db.reviews.findOne({ _id: item._id, "book._id": bookId }, { _id: 1 })) throw error; // a second try
  }
  db.books.updateOne({ _id: bookId }, { $push: { reviews: { $each: [item], $sort: { at: -1 }, $slice: 3 } }, $inc: { review_count: 1 } });
  // Somebody may have removed it between the two.
  if (!db.reviews.findOne({ _id: item._id, "book._id": bookId }, { _id: 1 })) db.books.updateOne({ _id: bookId }, { $pull: { reviews: { _id: item._id } } });
}
// === undo: Remove the copies ()
db.books.updateMany({ reviews: { $exists: true } }, { $unset: { reviews: "" } });
db.books.updateMany({ review_count: { $exists: true } }, { $unset: { review_count: "" } });
