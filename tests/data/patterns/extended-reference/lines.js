// === code: Read with the copied fields () trips 1, index _id
function readOrder(orderId) {
  return db.orders.findOne({ _id: orderId });
}
// === code: Make a copy () trips 1, index _id
// The object to store beside a reference, or in place of it.
function copyOfBook(bookId) {
  const found = db.books.findOne({ _id: bookId }, { title: 1 });
  if (!found) throw new Error("no such document");
  return { ...found, cached_at: new Date() };
}
// === code: Store a document with a copy () trips 2, index _id
// The object to store beside a reference, or in place of it.
function copyOfBook(bookId) {
  const found = db.books.findOne({ _id: bookId }, { title: 1 });
  if (!found) throw new Error("no such document");
  return { ...found, cached_at: new Date() };
}
// store gets the copy and stores the document that holds it. The copy stays as it is now, whatever becomes of the original.
function storeWithBook(bookId, store) {
  store(copyOfBook(bookId));
}
// === code: Renew the copies that are too old when they are read () trips 3, index _id
// Renews the copies in a document that was read where they are older than so many seconds, and returns the document.
function renewOrder(document, seconds) {
  for (const copy of (document.lines ?? []).map(one => one.book).filter(each => each?._id)) {
    if (new Date() - copy.cached_at < seconds * 1000) continue;
    const found = db.books.findOne({ _id: copy._id }, { title: 1 });
    if (found) db.orders.updateOne({ _id: document._id, "lines.book._id": copy._id }, { $set: { "lines.$[one].book": { ...found, cached_at: new Date() } } }, { arrayFilters: [{ "one.book._id": copy._id }] });
  }
  return db.orders.findOne({ _id: document._id });
}
// === step: Check ()
print("server", db.version());
print("documents", db.orders.countDocuments({}), "with the id alone", db.orders.countDocuments({ "lines.book_id": { $exists: true } }));
{
const odd = db.orders.find({ $expr: { $not: [{ $in: [{ $type: "$lines" }, ["missing", "null", "array"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have no list in lines: mend them first: " + EJSON.stringify(odd));
}
{
const odd = db.orders.find({ lines: { $elemMatch: { book_id: { $exists: true }, book: { $ne: null }, "book._id": { $exists: false } } } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field lines.book of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
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
  { name: "orders", stages: [
    { $match: { "lines.book_id": { $exists: true } } },
    { $project: { doc: "$$ROOT" } },
    { $lookup: { from: "books", localField: "doc.lines.book_id", foreignField: "_id", pipeline: [{ $project: { title: 1 } }, { $set: { cached_at: "$$NOW" } }], as: "c" } },
    { $set: { "doc.lines": { $map: { input: "$doc.lines", as: "one", in: { $cond: [{ $eq: [{ $type: "$$one.book_id" }, "missing"] }, "$$one", { $unsetField: { field: "book_id", input: { $mergeObjects: ["$$one", { book: { $mergeObjects: [{ $first: { $filter: { input: "$c", as: "d", cond: { $eq: ["$$d._id", "$$one.book_id"] } } } }, { _id: "$$one.book_id" }] } }] } } }] } } } } },
    { $replaceRoot: { newRoot: "$doc" } },
  ] },
];
for (const { paths, filter, options } of [
  { paths: ["lines.book.title", "at"], filter: {}, options: {} },
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
for (const one of db.orders.aggregate([{ $match: { "lines.book_id": { $exists: true } } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 1048576 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.orders.aggregate([
      { $match: { _id: one._id } },
      { $lookup: { from: "books", localField: "lines.book_id", foreignField: "_id", pipeline: [{ $project: { title: 1 } }, { $set: { cached_at: "$$NOW" } }], as: "c" } },
      { $project: { bytes: { $add: [one.bytes, { $bsonSize: { x: { $map: { input: "$lines", as: "one", in: { $cond: [{ $eq: [{ $type: "$$one.book_id" }, "missing"] }, "$$one", { $unsetField: { field: "book_id", input: { $mergeObjects: ["$$one", { book: { $mergeObjects: [{ $first: { $filter: { input: "$c", as: "d", cond: { $eq: ["$$d._id", "$$one.book_id"] } } } }, { _id: "$$one.book_id" }] } }] } } }] } } } } }, { $subtract: [0, { $bsonSize: { x: "$lines" } }] }] } } },
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
// === step: Start writers that store the copies ()
// The object to store beside a reference, or in place of it.
function copyOfBook(bookId) {
  const found = db.books.findOne({ _id: bookId }, { title: 1 });
  if (!found) throw new Error("no such document");
  return { ...found, cached_at: new Date() };
}
// store gets the copy and stores the document that holds it. The copy stays as it is now, whatever becomes of the original.
function storeWithBook(bookId, store) {
  store(copyOfBook(bookId));
}
// === step: Copy (Needs MongoDB 5.0. A document that changes meanwhile is taken in the next round; an id without a document keeps the id alone.)
let left = -1;
for (;;) {
  db.orders.aggregate([
    { $match: { "lines.book_id": { $exists: true } } },
    { $lookup: { from: "books", localField: "lines.book_id", foreignField: "_id", pipeline: [{ $project: { title: 1 } }, { $set: { cached_at: "$$NOW" } }], as: "c" } },
    { $project: { before: "$lines", after: { $map: { input: "$lines", as: "one", in: { $cond: [{ $eq: [{ $type: "$$one.book_id" }, "missing"] }, "$$one", { $unsetField: { field: "book_id", input: { $mergeObjects: ["$$one", { book: { $mergeObjects: [{ $first: { $filter: { input: "$c", as: "d", cond: { $eq: ["$$d._id", "$$one.book_id"] } } } }, { _id: "$$one.book_id" }] } }] } } }] } } } } },
    { $merge: { into: "orders", on: "_id", whenNotMatched: "discard", whenMatched: [
      { $set: { lines: { $cond: [{ $eq: ["$lines", "$$new.before"] }, "$$new.after", "$lines"] } } },
    ] } },
  ]);
  const now = db.orders.countDocuments({ "lines.book_id": { $exists: true } });
  if (now === 0 || now === left) break;
  left = now;
}
// === step: Compare ()
const alone = db.orders.countDocuments({ "lines.book_id": { $exists: true } });
print("with copies", db.orders.countDocuments({ "lines.book._id": { $exists: true } }), "still with the id alone (must be none)", alone);
if (alone > 0) throw new Error("either they changed meanwhile: then run the step before once more; or they have two different ids in " + "lines.book_id" + " and " + "lines.book" + ", and nobody can say which one is newer: take the wrong one away: " + EJSON.stringify(db.orders.find({ "lines.book_id": { $exists: true } }, { _id: 1 }).limit(20).toArray().map(one => one._id)));
// === step: Switch the readers, then drop the index of the old field ()
// === undo: Back to the id alone ()
db.orders.updateMany({ "lines.book._id": { $exists: true } }, [
  { $set: { lines: { $map: { input: "$lines", as: "one", in: { $cond: [{ $eq: [{ $type: "$$one.book._id" }, "missing"] }, "$$one", { $unsetField: { field: "book", input: { $mergeObjects: ["$$one", { book_id: "$$one.book._id" }] } } }] } } } } },
]);
