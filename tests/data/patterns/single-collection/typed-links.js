// === code: Read with all that belongs to it (page) trips 1, index links.target
// The document and all that belongs to it, in one query; the kind tells which is which.
function readBook(id) {
  return db.library.find({ "links.target": id }).toArray();
}
// === code: Only these: shelf () trips 1, index links.target
function childrenOfShelf(id) {
  return db.library.find({ "links.target": id, docType: "shelf" }).toArray();
}
// === code: What one belongs to: shelf () trips 2, index _id
function aboveOfShelf(id) {
  const doc = db.library.findOne({ _id: id, docType: "shelf" }, { links: 1 });
  return doc ? db.library.find({ _id: { $in: doc.links.map(link => link.target) }, docType: "book" }).toArray() : [];
}
// === code: Only these: chapter () trips 1, index links.target
function childrenOfChapter(id) {
  return db.library.find({ "links.target": id, docType: "chapter" }).toArray();
}
// === code: Add a root: book () trips 1, index _id
// Stores a document once, however often it is sent. An _id that a document of another kind has is refused.
function storeInLibrary(kind, doc) {
  try {
    db.library.insertOne({ ...doc, docType: kind });
  } catch (error) {
    if (error.code !== 11000 || !db.library.findOne({ _id: doc._id, docType: kind }, { _id: 1 })) throw error; // a second try
  }
  return doc._id;
}
function addBook(doc) {
  const { _id = new ObjectId() } = doc;
  return storeInLibrary("book", { ...doc, _id, links: [{ doc_type: "book", target: _id }] });
}
// === code: Add: shelf () trips 3, index _id
// Stores a document once, however often it is sent. An _id that a document of another kind has is refused.
function storeInLibrary(kind, doc) {
  try {
    db.library.insertOne({ ...doc, docType: kind });
  } catch (error) {
    if (error.code !== 11000 || !db.library.findOne({ _id: doc._id, docType: kind }, { _id: 1 })) throw error; // a second try
  }
  return doc._id;
}
// null when one of those it belongs to is not there, or goes in the same moment.
function addShelf(doc, bookIds) {
  const { _id = new ObjectId() } = doc;
  const above = () => db.library.countDocuments({ _id: { $in: bookIds }, docType: "book" });
  if (above() !== bookIds.length) return null;
  storeInLibrary("shelf", { ...doc, _id, links: bookIds.map(id => ({ doc_type: "book", target: id })) });
  if (above() === bookIds.length) return _id;
  db.library.deleteOne({ _id, docType: "shelf" });
  return null;
}
// === code: Link and unlink: shelf () trips 2, index _id
// Both may be run again, and by many at once: an array holds each link once.
function linkShelf(id, bookId) {
  if (!db.library.findOne({ _id: bookId, docType: "book" }, { _id: 1 })) return false;
  const result = db.library.updateOne({ _id: id, docType: "shelf" }, { $addToSet: { links: { doc_type: "book", target: bookId } } });
  return result.matchedCount === 1;
}
function unlinkShelf(id, bookId) {
  const result = db.library.updateOne({ _id: id, docType: "shelf", "links.1": { $exists: true } }, { $pull: { links: { target: bookId } } });
  return result.matchedCount === 1;
}
// === code: Add: chapter () trips 3, index _id
// Stores a document once, however often it is sent. An _id that a document of another kind has is refused.
function storeInLibrary(kind, doc) {
  try {
    db.library.insertOne({ ...doc, docType: kind });
  } catch (error) {
    if (error.code !== 11000 || !db.library.findOne({ _id: doc._id, docType: kind }, { _id: 1 })) throw error; // a second try
  }
  return doc._id;
}
// null when what it belongs to is not there, or goes in the same moment.
function addChapter(doc, bookId) {
  const { _id = new ObjectId() } = doc;
  const above = () => db.library.findOne({ _id: bookId, docType: "book" }, { _id: 1 });
  if (!above()) return null;
  storeInLibrary("chapter", { ...doc, _id, links: [{ doc_type: "book", target: bookId }] });
  if (above()) return _id;
  db.library.deleteOne({ _id, docType: "chapter" });
  return null;
}
// === step: Check (Needs MongoDB 5.0.)
function kindsOfLibrary() {
  return [
    { name: "books", kind: "book" },
    { name: "shelves", kind: "shelf" },
    { name: "chapters", kind: "chapter" },
  ];
}
print("server", db.version());
const clashes = [];
for (const { name, kind } of kindsOfLibrary()) {
  print(name, kind, db.getCollection(name).countDocuments({}));
  const own = name === "library" ? [] : db.getCollection(name).find({ docType: { $exists: true, $ne: kind } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
  if (own.length > 0) throw new Error("these documents of " + name + " have a field " + "docType" + " of their own, which would be lost: rename it there first: " + EJSON.stringify(own));
  for (const other of new Set([...kindsOfLibrary().map(one => one.name), "library"])) {
    if (other === name) continue;
    const ids = db.getCollection(name).aggregate([
      { $match: { docType: { $in: [null, kind] } } },
      { $lookup: { from: other, localField: "_id", foreignField: "_id", as: "same" } },
      { $match: { same: { $elemMatch: { docType: { $ne: kind } } } } },
      { $limit: 20 },
      { $project: { _id: 1 } },
    ]).toArray().map(one => one._id);
    if (ids.length > 0) clashes.push(name + " and " + other + " " + EJSON.stringify(ids));
  }
}
print("ids that two collections have (must be none)", clashes);
if (clashes.length > 0) throw new Error("give these documents other ids first, and those who refer to them: " + clashes.join("; "));
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.books.aggregate([{ $match: {  } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.books.aggregate([
      { $match: { _id: one._id } },
      { $set: { docType: { $literal: "book" } } },
      { $set: { links: ["$_id"] } },
  { $set: { links: { $map: { input: "$links", as: "one", in: { doc_type: { $literal: "book" }, target: "$$one" } } } } },
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
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.shelves.aggregate([{ $match: {  } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.shelves.aggregate([
      { $match: { _id: one._id } },
      { $set: { docType: { $literal: "shelf" } } },
      { $lookup: { from: "links", localField: "_id", foreignField: "shelf_id", pipeline: [{ $project: { _id: 0, one: "$book_id" } }], as: "links" } },
  { $set: { links: { $setUnion: "$links.one" } } },
  { $set: { links: { $map: { input: "$links", as: "one", in: { doc_type: { $literal: "book" }, target: "$$one" } } } } },
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
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.chapters.aggregate([{ $match: {  } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.chapters.aggregate([
      { $match: { _id: one._id } },
      { $set: { docType: { $literal: "chapter" } } },
      { $set: { links: { $cond: [{ $in: [{ $type: "$book_id" }, ["missing", "null"]] }, [], ["$book_id"]] } } },
  { $set: { links: { $map: { input: "$links", as: "one", in: { doc_type: { $literal: "book" }, target: "$$one" } } } } },
  { $unset: ["book_id"] },
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
// Links that lead nowhere, and documents that belong to too few or too many.
const has = name => db.getCollectionInfos({ name: name }).length > 0;
const faults = [];
if (has("shelves") && has("books")) {
  const wrong = db.shelves.aggregate([
    { $lookup: { from: "links", localField: "_id", foreignField: "shelf_id", pipeline: [{ $project: { _id: 0, one: "$book_id" } }], as: "links" } },
    { $set: { links: { $setUnion: "$links.one" } } },
    { $lookup: { from: "books", localField: "links", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "above" } },
    { $match: { $expr: { $or: [
      { $ne: [{ $size: "$above" }, { $size: { $setUnion: "$links" } }] },
      { $not: [{ $and: [{ $gte: [{ $size: "$links" }, 1] }, { $lte: [{ $size: "$links" }, 30] }] }] },
    ] } } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (wrong.length > 0) faults.push("shelves" + " " + EJSON.stringify(wrong));
}
if (has("shelves") && has("links")) {
  const wrong = db.links.aggregate([
    { $lookup: { from: "shelves", localField: "shelf_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "below" } },
    { $match: { below: [] } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (wrong.length > 0) faults.push("links" + " " + EJSON.stringify(wrong));
}
if (has("chapters") && has("books")) {
  const wrong = db.chapters.aggregate([
    { $set: { links: { $cond: [{ $in: [{ $type: "$book_id" }, ["missing", "null"]] }, [], ["$book_id"]] } } },
    { $lookup: { from: "books", localField: "links", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "above" } },
    { $match: { $expr: { $or: [
      { $ne: [{ $size: "$above" }, { $size: { $setUnion: "$links" } }] },
      { $not: [{ $and: [{ $gte: [{ $size: "$links" }, 1] }, { $lte: [{ $size: "$links" }, 1] }] }] },
    ] } } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (wrong.length > 0) faults.push("chapters" + " " + EJSON.stringify(wrong));
}
print("links that lead nowhere, or documents without their links (must be none)", faults);
if (faults.length > 0) throw new Error("repair these documents first: " + faults.join("; "));
{
const odd = db.books.find({ $expr: { $not: [{ $in: [{ $type: "$links" }, ["missing", "null"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field links of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
{
const odd = db.shelves.find({ $expr: { $not: [{ $in: [{ $type: "$links" }, ["missing", "null"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field links of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
{
const odd = db.chapters.find({ $expr: { $not: [{ $in: [{ $type: "$links" }, ["missing", "null"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field links of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
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
    { $set: { docType: { $literal: "book" } } },
    { $set: { links: ["$_id"] } },
    { $set: { links: { $map: { input: "$links", as: "one", in: { doc_type: { $literal: "book" }, target: "$$one" } } } } },
  ] },
  { name: "shelves", stages: [
    { $set: { docType: { $literal: "shelf" } } },
    { $lookup: { from: "links", localField: "_id", foreignField: "shelf_id", pipeline: [{ $project: { _id: 0, one: "$book_id" } }], as: "links" } },
    { $set: { links: { $setUnion: "$links.one" } } },
    { $set: { links: { $map: { input: "$links", as: "one", in: { doc_type: { $literal: "book" }, target: "$$one" } } } } },
  ] },
  { name: "chapters", stages: [
    { $set: { docType: { $literal: "chapter" } } },
    { $set: { links: { $cond: [{ $in: [{ $type: "$book_id" }, ["missing", "null"]] }, [], ["$book_id"]] } } },
    { $set: { links: { $map: { input: "$links", as: "one", in: { doc_type: { $literal: "book" }, target: "$$one" } } } } },
    { $unset: ["book_id"] },
  ] },
];
for (const { paths, filter, options } of [
  { paths: ["links.target", "docType"], filter: {}, options: {} },
]) {
  const twice = [{ $match: filter }, { $match: { $expr: hasTwo("$$ROOT", paths.map(path => path.split(".")), 0) } }, { $limit: 20 }, { $project: { _id: 1 } }];
  for (const { name, stages } of kinds) {
    const odd = db.getCollection(name).aggregate([...stages, ...twice], options).toArray().map(one => one._id);
    if (odd.length > 0) throw new Error("these documents of " + name + " would have two lists in the index on " + paths.join(", ") + ", which takes one: mend them or the index first: " + EJSON.stringify(odd));
  }
}
}
// Doubles are looked for in what will be stored: documents of the former collections in the shape of their kind, each of them once.
{
const kinds = [
{ name: "books", kind: "book", stages: [
  { $set: { links: ["$_id"] } },
  { $set: { links: { $map: { input: "$links", as: "one", in: { doc_type: { $literal: "book" }, target: "$$one" } } } } },
  ] },
  { name: "shelves", kind: "shelf", stages: [
  { $lookup: { from: "links", localField: "_id", foreignField: "shelf_id", pipeline: [{ $project: { _id: 0, one: "$book_id" } }], as: "links" } },
  { $set: { links: { $setUnion: "$links.one" } } },
  { $set: { links: { $map: { input: "$links", as: "one", in: { doc_type: { $literal: "book" }, target: "$$one" } } } } },
  ] },
  { name: "chapters", kind: "chapter", stages: [
  { $set: { links: { $cond: [{ $in: [{ $type: "$book_id" }, ["missing", "null"]] }, [], ["$book_id"]] } } },
  { $set: { links: { $map: { input: "$links", as: "one", in: { doc_type: { $literal: "book" }, target: "$$one" } } } } },
  { $unset: ["book_id"] },
  ] },
];
const exists = name => db.getCollectionInfos({ name: name }).length > 0;
const state = name => db.getCollection("library.compared").findOne({ _id: name })?.state;
const isCopying = ({ name, kind }) => state(name) === "copying" || (state(name) === undefined && !db.library.findOne({ docType: kind }, { _id: 1 }));
// What an index holds of a path: each item of arrays once, and null where there is nothing; arrays in arrays it does not enter.
const keysAt = (value, [name, ...below]) => {
  const items = { $cond: [{ $isArray: [value] }, value, [value]] };
  if (name === undefined) return { $cond: [{ $eq: [value, []] }, [[]], { $setUnion: [items] }] };
  return { $cond: [{ $eq: [value, []] }, [null], { $reduce: { input: items, initialValue: [], in: { $setUnion: ["$$value", keysAt({ $cond: [{ $isArray: ["$$this"] }, null, "$$this." + name] }, below)] } } }] };
};
for (const { paths, filter, options } of [
  { paths: ["isbn"], filter: { docType: "book" }, options: {} },
]) {
  const keys = Object.fromEntries(paths.map((path, at) => ["key" + at, keysAt("$$ROOT", path.split("."))]));
  const keysOf = [{ $match: filter }, { $project: { kind: "$docType", keys: keys } }];
  const stored = [{ $match: { docType: { $exists: true } } }, ...keysOf];
  const all = [];
  for (const one of kinds.filter(one => exists(one.name))) {
    const own = one.name === "library", copying = !own && isCopying(one);
    const there = name => ({ $lookup: { from: name, localField: "_id", foreignField: "_id", as: "same" } });
    if (copying) stored.push(there(one.name), { $match: { $or: [{ kind: { $ne: one.kind } }, { same: [] }] } });
    const pipeline = [{ $match: own ? { docType: { $exists: false } } : {} }, { $set: { docType: { $literal: one.kind } } }, ...one.stages, ...keysOf];
    if (!own && !copying) pipeline.push(there("library"), { $match: { same: { $not: { $elemMatch: { docType: one.kind } } } } });
    all.push({ $unionWith: { coll: one.name, pipeline: pipeline } });
  }
  const twice = db.library.aggregate([
    ...stored,
    ...all,
    ...paths.map((_, at) => ({ $unwind: "$keys.key" + at })),
    { $group: { _id: "$keys", n: { $sum: 1 } } },
    { $match: { n: { $gt: 1 } } },
    { $limit: 20 },
  ], { allowDiskUse: true, ...options }).toArray().map(one => paths.length === 1 ? one._id.key0 : Object.values(one._id));
  print("values of a unique field that two documents have (must be none)", paths.join(", "), twice);
  if (twice.length > 0) throw new Error("these values have to be unique: " + paths.join(", ") + " " + EJSON.stringify(twice));
}
}
// === step: Stop those who write (A document that changes after it was copied would keep its former values.)
// === step: Build the new indexes ()
db.library.createIndex({ "links.target": 1, docType: 1 });
db.library.createIndex({ isbn: 1 }, { unique: true, partialFilterExpression: { docType: "book" } });
// === step: Copy (Needs MongoDB 4.2.)
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForLibrary(name) {
  try {
    const names = [name, ...({ ["shelves"]: ["links"] }[name] ?? [])];
    const reply = db.runCommand({ dbHash: 1, collections: names });
    const hashes = names.map(one => reply.collections[one] ?? "").join(" ").trim();
    return hashes;
  } catch (error) {
    return null;
  }
}
// Compared, and not written into since: what of it is no longer in the one collection, new code has deleted there.
function isComparedForLibrary(name, kind) {
  const state = db.getCollection("library.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.library.findOne({ docType: kind }, { _id: 1 }) !== null && state === stateForLibrary(name);
}
if (db.getCollectionInfos({ name: "books" }).length > 0 && !isComparedForLibrary("books", "book")) {
// While it is noted as being copied nobody uses the copies, and what was changed here is newer; later what is there.
const notes = db.getCollection("library.compared");
if (!notes.findOne({ _id: "books" }) && !db.library.findOne({ docType: "book" }, { _id: 1 })) notes.insertOne({ _id: "books", state: "copying" });
const copying = notes.findOne({ _id: "books" })?.state === "copying";
const newer = [{ $replaceWith: { $cond: [{ $eq: ["$docType", { $literal: "book" }] }, "$$new", "$$ROOT"] } }];
db.books.aggregate([
  { $set: { docType: { $literal: "book" } } },
  { $set: { links: ["$_id"] } },
  { $set: { links: { $map: { input: "$links", as: "one", in: { doc_type: { $literal: "book" }, target: "$$one" } } } } },
  { $merge: { into: "library", on: "_id", whenMatched: copying ? newer : [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
]);
}
if (db.getCollectionInfos({ name: "shelves" }).length > 0 && !isComparedForLibrary("shelves", "shelf")) {
// While it is noted as being copied nobody uses the copies, and what was changed here is newer; later what is there.
const notes = db.getCollection("library.compared");
if (!notes.findOne({ _id: "shelves" }) && !db.library.findOne({ docType: "shelf" }, { _id: 1 })) notes.insertOne({ _id: "shelves", state: "copying" });
const copying = notes.findOne({ _id: "shelves" })?.state === "copying";
const newer = [{ $replaceWith: { $cond: [{ $eq: ["$docType", { $literal: "shelf" }] }, "$$new", "$$ROOT"] } }];
db.shelves.aggregate([
  { $set: { docType: { $literal: "shelf" } } },
  { $lookup: { from: "links", localField: "_id", foreignField: "shelf_id", pipeline: [{ $project: { _id: 0, one: "$book_id" } }], as: "links" } },
  { $set: { links: { $setUnion: "$links.one" } } },
  { $set: { links: { $map: { input: "$links", as: "one", in: { doc_type: { $literal: "book" }, target: "$$one" } } } } },
  { $merge: { into: "library", on: "_id", whenMatched: copying ? newer : [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
]);
}
if (db.getCollectionInfos({ name: "chapters" }).length > 0 && !isComparedForLibrary("chapters", "chapter")) {
// While it is noted as being copied nobody uses the copies, and what was changed here is newer; later what is there.
const notes = db.getCollection("library.compared");
if (!notes.findOne({ _id: "chapters" }) && !db.library.findOne({ docType: "chapter" }, { _id: 1 })) notes.insertOne({ _id: "chapters", state: "copying" });
const copying = notes.findOne({ _id: "chapters" })?.state === "copying";
const newer = [{ $replaceWith: { $cond: [{ $eq: ["$docType", { $literal: "chapter" }] }, "$$new", "$$ROOT"] } }];
db.chapters.aggregate([
  { $set: { docType: { $literal: "chapter" } } },
  { $set: { links: { $cond: [{ $in: [{ $type: "$book_id" }, ["missing", "null"]] }, [], ["$book_id"]] } } },
  { $set: { links: { $map: { input: "$links", as: "one", in: { doc_type: { $literal: "book" }, target: "$$one" } } } } },
  { $unset: ["book_id"] },
  { $merge: { into: "library", on: "_id", whenMatched: copying ? newer : [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
]);
}
// === step: Compare ()
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForLibrary(name) {
  try {
    const names = [name, ...({ ["shelves"]: ["links"] }[name] ?? [])];
    const reply = db.runCommand({ dbHash: 1, collections: names });
    const hashes = names.map(one => reply.collections[one] ?? "").join(" ").trim();
    return hashes;
  } catch (error) {
    return null;
  }
}
// Compared, and not written into since: what of it is no longer in the one collection, new code has deleted there.
function isComparedForLibrary(name, kind) {
  const state = db.getCollection("library.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.library.findOne({ docType: kind }, { _id: 1 }) !== null && state === stateForLibrary(name);
}
function kindsOfLibrary() {
  return [
    { name: "books", kind: "book" },
    { name: "shelves", kind: "shelf" },
    { name: "chapters", kind: "chapter" },
  ];
}
// Documents of a kind that are not in the one collection, or not as this kind.
function missingInLibrary({ name, kind }) {
  if (name === "library") return db.library.countDocuments({ docType: { $exists: false } });
  if (isComparedForLibrary(name, kind)) return 0;
  return db.getCollection(name).aggregate([
    { $lookup: { from: "library", localField: "_id", foreignField: "_id", as: "copy" } },
    { $match: { copy: { $not: { $elemMatch: { docType: kind } } } } },
    { $count: "n" },
  ]).toArray()[0]?.n ?? 0;
}
for (const one of kindsOfLibrary()) {
  const left = missingInLibrary(one);
  print(one.name, db.getCollection(one.name).countDocuments({}), one.kind, db.library.countDocuments({ docType: one.kind }), "missing (must be none)", left);
  if (left > 0) throw new Error("run the step before once more: " + one.name);
}
if (db.getCollectionInfos({ name: "books" }).length > 0) {
  const note = db.getCollection("library.compared").findOne({ _id: "books" });
  const copying = note?.state === "copying";
  const state = stateForLibrary("books");
  const different = state !== null && note?.state === state ? [] : db.books.aggregate([
    { $set: { docType: { $literal: "book" } } },
    { $set: { links: ["$_id"] } },
  { $set: { links: { $map: { input: "$links", as: "one", in: { doc_type: { $literal: "book" }, target: "$$one" } } } } },
    { $lookup: { from: "library", let: { id: "$_id", item: "$$ROOT" }, as: "same", pipeline: [
      { $match: { $expr: { $and: [{ $eq: ["$_id", "$$id"] }, { $setEquals: [{ $objectToArray: "$$ROOT" }, { $objectToArray: "$$item" }] }] } } },
      { $project: { _id: 1 } },
    ] } },
    { $match: { same: [] } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (different.length > 0 && copying) throw new Error("these documents of " + "books" + " have changed since they were copied: stop those who write, then run the step before once more: " + EJSON.stringify(different));
  if (different.length > 0) throw new Error("somebody has written into " + "books" + " since it was compared, and these documents differ from those in " + "library" + ". Nobody can say which ones are newer: stop those who write. While nothing uses " + "library" + " yet, say so by db.getCollection(" + EJSON.stringify("library.compared") + ").updateOne(" + EJSON.stringify({ _id: "books" }) + ", { $set: { state: \"copying\" } }) and run the step before once more; else make them the same: " + EJSON.stringify(different));
  const gone = !copying || !db.books.findOne({}, { _id: 1 }) ? [] : db.library.aggregate([
    { $match: { docType: "book" } },
    { $project: { _id: 1 } },
    { $lookup: { from: "books", localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "same" } },
    { $match: { same: [] } },
    { $limit: 20 },
  ]).toArray().map(one => one._id);
  if (gone.length > 0) throw new Error("these documents are in " + "library" + " and not in " + "books" + ". If they were deleted after they had been copied, delete them in " + "library" + " too: " + EJSON.stringify(gone));
  if (note?.state !== state) db.getCollection("library.compared").updateOne({ _id: "books" }, { $set: { state: state } }, { upsert: true });
}
if (db.getCollectionInfos({ name: "shelves" }).length > 0) {
  const note = db.getCollection("library.compared").findOne({ _id: "shelves" });
  const copying = note?.state === "copying";
  const state = stateForLibrary("shelves");
  const different = state !== null && note?.state === state ? [] : db.shelves.aggregate([
    { $set: { docType: { $literal: "shelf" } } },
    { $lookup: { from: "links", localField: "_id", foreignField: "shelf_id", pipeline: [{ $project: { _id: 0, one: "$book_id" } }], as: "links" } },
  { $set: { links: { $setUnion: "$links.one" } } },
  { $set: { links: { $map: { input: "$links", as: "one", in: { doc_type: { $literal: "book" }, target: "$$one" } } } } },
    { $lookup: { from: "library", let: { id: "$_id", item: "$$ROOT" }, as: "same", pipeline: [
      { $match: { $expr: { $and: [{ $eq: ["$_id", "$$id"] }, { $setEquals: [{ $objectToArray: "$$ROOT" }, { $objectToArray: "$$item" }] }] } } },
      { $project: { _id: 1 } },
    ] } },
    { $match: { same: [] } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (different.length > 0 && copying) throw new Error("these documents of " + "shelves" + " have changed since they were copied: stop those who write, then run the step before once more: " + EJSON.stringify(different));
  if (different.length > 0) throw new Error("somebody has written into " + "shelves" + " since it was compared, and these documents differ from those in " + "library" + ". Nobody can say which ones are newer: stop those who write. While nothing uses " + "library" + " yet, say so by db.getCollection(" + EJSON.stringify("library.compared") + ").updateOne(" + EJSON.stringify({ _id: "shelves" }) + ", { $set: { state: \"copying\" } }) and run the step before once more; else make them the same: " + EJSON.stringify(different));
  const gone = !copying || !db.shelves.findOne({}, { _id: 1 }) ? [] : db.library.aggregate([
    { $match: { docType: "shelf" } },
    { $project: { _id: 1 } },
    { $lookup: { from: "shelves", localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "same" } },
    { $match: { same: [] } },
    { $limit: 20 },
  ]).toArray().map(one => one._id);
  if (gone.length > 0) throw new Error("these documents are in " + "library" + " and not in " + "shelves" + ". If they were deleted after they had been copied, delete them in " + "library" + " too: " + EJSON.stringify(gone));
  if (note?.state !== state) db.getCollection("library.compared").updateOne({ _id: "shelves" }, { $set: { state: state } }, { upsert: true });
}
if (db.getCollectionInfos({ name: "chapters" }).length > 0) {
  const note = db.getCollection("library.compared").findOne({ _id: "chapters" });
  const copying = note?.state === "copying";
  const state = stateForLibrary("chapters");
  const different = state !== null && note?.state === state ? [] : db.chapters.aggregate([
    { $set: { docType: { $literal: "chapter" } } },
    { $set: { links: { $cond: [{ $in: [{ $type: "$book_id" }, ["missing", "null"]] }, [], ["$book_id"]] } } },
  { $set: { links: { $map: { input: "$links", as: "one", in: { doc_type: { $literal: "book" }, target: "$$one" } } } } },
  { $unset: ["book_id"] },
    { $lookup: { from: "library", let: { id: "$_id", item: "$$ROOT" }, as: "same", pipeline: [
      { $match: { $expr: { $and: [{ $eq: ["$_id", "$$id"] }, { $setEquals: [{ $objectToArray: "$$ROOT" }, { $objectToArray: "$$item" }] }] } } },
      { $project: { _id: 1 } },
    ] } },
    { $match: { same: [] } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (different.length > 0 && copying) throw new Error("these documents of " + "chapters" + " have changed since they were copied: stop those who write, then run the step before once more: " + EJSON.stringify(different));
  if (different.length > 0) throw new Error("somebody has written into " + "chapters" + " since it was compared, and these documents differ from those in " + "library" + ". Nobody can say which ones are newer: stop those who write. While nothing uses " + "library" + " yet, say so by db.getCollection(" + EJSON.stringify("library.compared") + ").updateOne(" + EJSON.stringify({ _id: "chapters" }) + ", { $set: { state: \"copying\" } }) and run the step before once more; else make them the same: " + EJSON.stringify(different));
  const gone = !copying || !db.chapters.findOne({}, { _id: 1 }) ? [] : db.library.aggregate([
    { $match: { docType: "chapter" } },
    { $project: { _id: 1 } },
    { $lookup: { from: "chapters", localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "same" } },
    { $match: { same: [] } },
    { $limit: 20 },
  ]).toArray().map(one => one._id);
  if (gone.length > 0) throw new Error("these documents are in " + "library" + " and not in " + "chapters" + ". If they were deleted after they had been copied, delete them in " + "library" + " too: " + EJSON.stringify(gone));
  if (note?.state !== state) db.getCollection("library.compared").updateOne({ _id: "chapters" }, { $set: { state: state } }, { upsert: true });
}
// === step: Start readers and writers that use the new code ()
// Stores a document once, however often it is sent. An _id that a document of another kind has is refused.
function storeInLibrary(kind, doc) {
  try {
    db.library.insertOne({ ...doc, docType: kind });
  } catch (error) {
    if (error.code !== 11000 || !db.library.findOne({ _id: doc._id, docType: kind }, { _id: 1 })) throw error; // a second try
  }
  return doc._id;
}
function addBook(doc) {
  const { _id = new ObjectId() } = doc;
  return storeInLibrary("book", { ...doc, _id, links: [{ doc_type: "book", target: _id }] });
}
// null when one of those it belongs to is not there, or goes in the same moment.
function addShelf(doc, bookIds) {
  const { _id = new ObjectId() } = doc;
  const above = () => db.library.countDocuments({ _id: { $in: bookIds }, docType: "book" });
  if (above() !== bookIds.length) return null;
  storeInLibrary("shelf", { ...doc, _id, links: bookIds.map(id => ({ doc_type: "book", target: id })) });
  if (above() === bookIds.length) return _id;
  db.library.deleteOne({ _id, docType: "shelf" });
  return null;
}
// Both may be run again, and by many at once: an array holds each link once.
function linkShelf(id, bookId) {
  if (!db.library.findOne({ _id: bookId, docType: "book" }, { _id: 1 })) return false;
  const result = db.library.updateOne({ _id: id, docType: "shelf" }, { $addToSet: { links: { doc_type: "book", target: bookId } } });
  return result.matchedCount === 1;
}
function unlinkShelf(id, bookId) {
  const result = db.library.updateOne({ _id: id, docType: "shelf", "links.1": { $exists: true } }, { $pull: { links: { target: bookId } } });
  return result.matchedCount === 1;
}
// null when what it belongs to is not there, or goes in the same moment.
function addChapter(doc, bookId) {
  const { _id = new ObjectId() } = doc;
  const above = () => db.library.findOne({ _id: bookId, docType: "book" }, { _id: 1 });
  if (!above()) return null;
  storeInLibrary("chapter", { ...doc, _id, links: [{ doc_type: "book", target: bookId }] });
  if (above()) return _id;
  db.library.deleteOne({ _id, docType: "chapter" });
  return null;
}
// === step: Drop the former collections (Only when they are no longer used.)
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForLibrary(name) {
  try {
    const names = [name, ...({ ["shelves"]: ["links"] }[name] ?? [])];
    const reply = db.runCommand({ dbHash: 1, collections: names });
    const hashes = names.map(one => reply.collections[one] ?? "").join(" ").trim();
    return hashes;
  } catch (error) {
    return null;
  }
}
// Compared, and not written into since: what of it is no longer in the one collection, new code has deleted there.
function isComparedForLibrary(name, kind) {
  const state = db.getCollection("library.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.library.findOne({ docType: kind }, { _id: 1 }) !== null && state === stateForLibrary(name);
}
function kindsOfLibrary() {
  return [
    { name: "books", kind: "book" },
    { name: "shelves", kind: "shelf" },
    { name: "chapters", kind: "chapter" },
  ];
}
// Documents of a kind that are not in the one collection, or not as this kind.
function missingInLibrary({ name, kind }) {
  if (name === "library") return db.library.countDocuments({ docType: { $exists: false } });
  if (isComparedForLibrary(name, kind)) return 0;
  return db.getCollection(name).aggregate([
    { $lookup: { from: "library", localField: "_id", foreignField: "_id", as: "copy" } },
    { $match: { copy: { $not: { $elemMatch: { docType: kind } } } } },
    { $count: "n" },
  ]).toArray()[0]?.n ?? 0;
}
// All of them are looked at before the first one goes, and those whose links another one holds go before it.
const former = kindsOfLibrary().filter(one => one.name !== "library" && db.getCollectionInfos({ name: one.name }).length > 0).reverse();
for (const one of former) {
  if (missingInLibrary(one) > 0) throw new Error("some documents were not copied: " + one.name);
  const compared = db.getCollection("library.compared").findOne({ _id: one.name });
  if (!compared || compared.state !== stateForLibrary(one.name)) throw new Error("somebody has written into " + one.name + " since it was compared: run the steps that copy and compare once more");
}
former.forEach(one => db.getCollection(one.name).drop());
db.getCollection("library.compared").drop();
db.links.drop();
// === undo: Stop those who write (What they write meanwhile would be lost.)
// === undo: Check ()
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.library.aggregate([{ $match: { docType: "chapter" } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.library.aggregate([
      { $match: { _id: one._id } },
      { $set: { book_id: { $ifNull: [{ $first: "$links.target" }, "$$REMOVE"] } } },
      { $unset: "links" },
      { $unset: "docType" },
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
// === undo: Copy each kind back ()
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForLibrary(name) {
  try {
    const names = [name, ...({ ["shelves"]: ["links"] }[name] ?? [])];
    const reply = db.runCommand({ dbHash: 1, collections: names });
    const hashes = names.map(one => reply.collections[one] ?? "").join(" ").trim();
    return hashes;
  } catch (error) {
    return null;
  }
}
// Compared, and not written into since: what of it is no longer in the one collection, new code has deleted there.
function isComparedForLibrary(name, kind) {
  const state = db.getCollection("library.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.library.findOne({ docType: kind }, { _id: 1 }) !== null && state === stateForLibrary(name);
}
{
// What new code has deleted is still in the former collection. It goes if nobody has written there since all was compared, and
// before the one collection is emptied.
const notes = db.getCollection("library.compared");
const state = notes.findOne({ _id: "books" })?.state;
const gone = typeof state !== "string" || state !== stateForLibrary("books") ? [] : db.books.aggregate([
  { $project: { _id: 1 } },
  { $lookup: { from: "library", localField: "_id", foreignField: "_id", pipeline: [{ $match: { docType: "book" } }, { $project: { _id: 1 } }], as: "same" } },
  { $match: { same: [] } },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
for (let from = 0; from < gone.length; from += 1000) db.books.deleteMany({ _id: { $in: gone.slice(from, from + 1000) } });
notes.updateOne({ _id: "books" }, { $set: { state: "back" } });
db.library.aggregate([
  { $match: { docType: "book" } },
  { $unset: "links" },
  { $unset: "docType" },
  { $merge: { into: "books", on: "_id", whenMatched: [{ $replaceWith: "$$new" }], whenNotMatched: "insert" } },
]);
}
{
// What new code has deleted is still in the former collection. It goes if nobody has written there since all was compared, and
// before the one collection is emptied.
const notes = db.getCollection("library.compared");
const state = notes.findOne({ _id: "shelves" })?.state;
const gone = typeof state !== "string" || state !== stateForLibrary("shelves") ? [] : db.shelves.aggregate([
  { $project: { _id: 1 } },
  { $lookup: { from: "library", localField: "_id", foreignField: "_id", pipeline: [{ $match: { docType: "shelf" } }, { $project: { _id: 1 } }], as: "same" } },
  { $match: { same: [] } },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
for (let from = 0; from < gone.length; from += 1000) db.shelves.deleteMany({ _id: { $in: gone.slice(from, from + 1000) } });
notes.updateOne({ _id: "shelves" }, { $set: { state: "back" } });
db.library.aggregate([
  { $match: { docType: "shelf" } },
  { $unset: "links" },
  { $unset: "docType" },
  { $merge: { into: "shelves", on: "_id", whenMatched: [{ $replaceWith: "$$new" }], whenNotMatched: "insert" } },
]);
}
{
// What new code has deleted is still in the former collection. It goes if nobody has written there since all was compared, and
// before the one collection is emptied.
const notes = db.getCollection("library.compared");
const state = notes.findOne({ _id: "chapters" })?.state;
const gone = typeof state !== "string" || state !== stateForLibrary("chapters") ? [] : db.chapters.aggregate([
  { $project: { _id: 1 } },
  { $lookup: { from: "library", localField: "_id", foreignField: "_id", pipeline: [{ $match: { docType: "chapter" } }, { $project: { _id: 1 } }], as: "same" } },
  { $match: { same: [] } },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
for (let from = 0; from < gone.length; from += 1000) db.chapters.deleteMany({ _id: { $in: gone.slice(from, from + 1000) } });
notes.updateOne({ _id: "chapters" }, { $set: { state: "back" } });
db.library.aggregate([
  { $match: { docType: "chapter" } },
  { $set: { book_id: { $ifNull: [{ $first: "$links.target" }, "$$REMOVE"] } } },
  { $unset: "links" },
  { $unset: "docType" },
  { $merge: { into: "chapters", on: "_id", whenMatched: [{ $replaceWith: "$$new" }], whenNotMatched: "insert" } },
]);
}
// === undo: Write the links as they were ()
db.links.createIndex({ book_id: 1, shelf_id: 1 }, { unique: true });
db.library.aggregate([
  { $match: { docType: "shelf" } },
  { $set: { links: "$links.target" } },
  { $unwind: "$links" },
  { $project: { _id: 0, shelf_id: "$_id", book_id: "$links" } },
  { $merge: { into: "links", on: ["shelf_id", "book_id"], whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
]);
// === undo: Remove what was put together ()
function kindsOfLibrary() {
  return [
    { name: "books", kind: "book" },
    { name: "shelves", kind: "shelf" },
    { name: "chapters", kind: "chapter" },
  ];
}
for (const { name, kind } of kindsOfLibrary()) {
  if (name === "library") continue;
  const left = db.library.aggregate([
    { $match: { docType: kind } },
    { $project: { _id: 1 } },
    { $lookup: { from: name, localField: "_id", foreignField: "_id", as: "copy" } },
    { $match: { copy: [] } },
    { $count: "n" },
  ]).toArray()[0]?.n ?? 0;
  print(name, "not copied back (must be none)", left);
  if (left > 0) throw new Error("run the step before once more: " + name);
}
for (const { kind } of kindsOfLibrary()) db.library.deleteMany({ docType: kind });
const others = db.library.countDocuments({});
if (others === 0) db.library.drop();
else print("documents of other kinds, which stay", "library", others, db.library.distinct("docType"));
db.getCollection("library.compared").drop();
// === undo: Build the former indexes ()
db.books.createIndex({ isbn: 1 }, { unique: true });
db.chapters.createIndex({ book_id: 1 });
