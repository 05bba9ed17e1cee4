// === code: Read with the copied fields () trips 1, index _id
function readBook(bookId) {
  return db.books.findOne({ _id: bookId });
}
// === code: Make a copy () trips 1, index _id
// The object to store beside a reference, or in place of it.
function copyOfAuthor(authorId) {
  const found = db.authors.findOne({ _id: authorId }, { name: 1, born: 1 });
  if (!found) throw new Error("no such document");
  return found;
}
// === code: Store a document with a copy () trips 2, index _id
// The object to store beside a reference, or in place of it.
function copyOfAuthor(authorId) {
  const found = db.authors.findOne({ _id: authorId }, { name: 1, born: 1 });
  if (!found) throw new Error("no such document");
  return found;
}
// store gets the copy and stores the document that holds it. The copy stays as it is now, whatever becomes of the original.
function storeWithAuthor(authorId, store) {
  store(copyOfAuthor(authorId));
}
// === step: Check ()
print("server", db.version());
print("documents", db.books.countDocuments({}), "with the id alone", db.books.countDocuments({ author_ids: { $exists: true } }));
{
const odd = db.books.find({ $expr: { $not: [{ $in: [{ $type: "$author_ids" }, ["missing", "null", "array"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have no list in author_ids: mend them first: " + EJSON.stringify(odd));
}
{
const odd = db.books.find({ $or: [{ $expr: { $not: [{ $in: [{ $type: "$authors" }, ["missing", "null", "array"]] }] } }, { authors: { $elemMatch: { _id: { $exists: false } } } }] }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field authors of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
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
  { name: "books", stages: [
    { $match: { author_ids: { $exists: true } } },
    { $project: { doc: "$$ROOT" } },
    { $lookup: { from: "authors", localField: "doc.author_ids", foreignField: "_id", pipeline: [{ $project: { name: 1, born: 1 } }], as: "c" } },
    { $set: { "doc.authors": { $map: { input: "$doc.author_ids", as: "one", in: { $mergeObjects: [{ $first: { $filter: { input: "$c", as: "d", cond: { $eq: ["$$d._id", "$$one"] } } } }, { _id: "$$one" }] } } } } },
    { $replaceRoot: { newRoot: "$doc" } },
  ] },
];
for (const { paths, filter, options } of [
  { paths: ["authors.name", "title"], filter: {}, options: {} },
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
for (const one of db.books.aggregate([{ $match: { author_ids: { $exists: true } } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 1048576 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.books.aggregate([
      { $match: { _id: one._id } },
      { $lookup: { from: "authors", localField: "author_ids", foreignField: "_id", pipeline: [{ $project: { name: 1, born: 1 } }], as: "c" } },
      { $project: { bytes: { $add: [one.bytes, { $bsonSize: { x: { $map: { input: "$author_ids", as: "one", in: { $mergeObjects: [{ $first: { $filter: { input: "$c", as: "d", cond: { $eq: ["$$d._id", "$$one"] } } } }, { _id: "$$one" }] } } } } }] } } },
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
function copyOfAuthor(authorId) {
  const found = db.authors.findOne({ _id: authorId }, { name: 1, born: 1 });
  if (!found) throw new Error("no such document");
  return found;
}
// store gets the copy and stores the document that holds it. The copy stays as it is now, whatever becomes of the original.
function storeWithAuthor(authorId, store) {
  store(copyOfAuthor(authorId));
}
// === step: Copy (Needs MongoDB 5.0. A document that changes meanwhile is taken in the next round; an id without a document keeps the id alone.)
let left = -1;
for (;;) {
  db.books.aggregate([
    { $match: { author_ids: { $exists: true } } },
    { $lookup: { from: "authors", localField: "author_ids", foreignField: "_id", pipeline: [{ $project: { name: 1, born: 1 } }], as: "c" } },
    { $project: { before: "$author_ids", after: { $map: { input: "$author_ids", as: "one", in: { $mergeObjects: [{ $first: { $filter: { input: "$c", as: "d", cond: { $eq: ["$$d._id", "$$one"] } } } }, { _id: "$$one" }] } } } } },
    { $merge: { into: "books", on: "_id", whenNotMatched: "discard", whenMatched: [
      { $set: { authors: { $cond: [{ $and: [{ $eq: [{ $type: "$authors" }, "missing"] }, { $eq: ["$author_ids", "$$new.before"] }] }, "$$new.after", "$authors"] } } },
      { $set: { author_ids: { $cond: [{ $and: [{ $ne: [{ $type: "$authors" }, "missing"] }, { $eq: [{ $ifNull: ["$authors._id", null] }, "$author_ids"] }] }, "$$REMOVE", "$author_ids"] } } },
    ] } },
  ]);
  const now = db.books.countDocuments({ author_ids: { $exists: true } });
  if (now === 0 || now === left) break;
  left = now;
}
// === step: Compare ()
const alone = db.books.countDocuments({ author_ids: { $exists: true } });
print("with copies", db.books.countDocuments({ "authors._id": { $exists: true } }), "still with the id alone (must be none)", alone);
if (alone > 0) throw new Error("either they changed meanwhile: then run the step before once more; or they have two different ids in " + "author_ids" + " and " + "authors" + ", and nobody can say which one is newer: take the wrong one away: " + EJSON.stringify(db.books.find({ author_ids: { $exists: true } }, { _id: 1 }).limit(20).toArray().map(one => one._id)));
// === step: Switch the readers, then drop the index of the old field ()
// === undo: Check ()
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.books.aggregate([{ $match: { authors: { $exists: true } } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.books.aggregate([
      { $match: { _id: one._id } },
      { $set: { author_ids: { $map: { input: "$authors", as: "one", in: "$$one._id" } } } },
      { $unset: "authors" },
      { $project: { bytes: { $bsonSize: "$$ROOT" } } },
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
// === undo: Back to the id alone ()
db.books.updateMany({ authors: { $exists: true } }, [
  { $set: { author_ids: { $map: { input: "$authors", as: "one", in: "$$one._id" } } } },
{ $unset: "authors" },
]);
