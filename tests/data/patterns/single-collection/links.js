// === code: Read with all that belongs to it (page) trips 1, index relatedTo
// The document and all that belongs to it, in one query; the kind tells which is which.
function readBook(id) {
  return db.catalog.find({ relatedTo: id }).toArray();
}
// === code: Only these: review () trips 1, index relatedTo
function childrenOfReview(id) {
  return db.catalog.find({ relatedTo: id, docType: "review" }).toArray();
}
// === code: Add a root: book () trips 1, index _id
// Stores a document once, however often it is sent. An _id that a document of another kind has is refused.
function storeInCatalog(kind, doc) {
  try {
    db.catalog.insertOne({ ...doc, docType: kind });
  } catch (error) {
    if (error.code !== 11000 || !db.catalog.findOne({ _id: doc._id, docType: kind }, { _id: 1 })) throw error; // a second try
  }
  return doc._id;
}
function addBook(doc) {
  const { _id = new ObjectId() } = doc;
  return storeInCatalog("book", { ...doc, _id, relatedTo: [_id] });
}
// === code: Add: review (review) trips 3, index _id
// Stores a document once, however often it is sent. An _id that a document of another kind has is refused.
function storeInCatalog(kind, doc) {
  try {
    db.catalog.insertOne({ ...doc, docType: kind });
  } catch (error) {
    if (error.code !== 11000 || !db.catalog.findOne({ _id: doc._id, docType: kind }, { _id: 1 })) throw error; // a second try
  }
  return doc._id;
}
// null when what it belongs to is not there, or goes in the same moment.
function addReview(doc, bookId) {
  const { _id = new ObjectId() } = doc;
  const above = () => db.catalog.findOne({ _id: bookId, docType: "book" }, { _id: 1 });
  if (!above()) return null;
  storeInCatalog("review", { ...doc, _id, relatedTo: [bookId] });
  if (above()) return _id;
  db.catalog.deleteOne({ _id, docType: "review" });
  return null;
}
// === step: Check (Needs MongoDB 5.0.)
function kindsOfCatalog() {
  return [
    { name: "books", kind: "book" },
    { name: "reviews", kind: "review" },
  ];
}
print("server", db.version());
const clashes = [];
for (const { name, kind } of kindsOfCatalog()) {
  print(name, kind, db.getCollection(name).countDocuments({}));
  const own = name === "catalog" ? [] : db.getCollection(name).find({ docType: { $exists: true, $ne: kind } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
  if (own.length > 0) throw new Error("these documents of " + name + " have a field " + "docType" + " of their own, which would be lost: rename it there first: " + EJSON.stringify(own));
  for (const other of new Set([...kindsOfCatalog().map(one => one.name), "catalog"])) {
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
      { $set: { relatedTo: ["$_id"] } },
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
for (const one of db.reviews.aggregate([{ $match: {  } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.reviews.aggregate([
      { $match: { _id: one._id } },
      { $set: { docType: { $literal: "review" } } },
      { $set: { relatedTo: { $cond: [{ $in: [{ $type: "$book_id" }, ["missing", "null"]] }, [], ["$book_id"]] } } },
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
if (has("reviews") && has("books")) {
  const wrong = db.reviews.aggregate([
    { $set: { relatedTo: { $cond: [{ $in: [{ $type: "$book_id" }, ["missing", "null"]] }, [], ["$book_id"]] } } },
    { $lookup: { from: "books", localField: "relatedTo", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "above" } },
    { $match: { $expr: { $or: [
      { $ne: [{ $size: "$above" }, { $size: { $setUnion: "$relatedTo" } }] },
      { $not: [{ $and: [{ $gte: [{ $size: "$relatedTo" }, 1] }, { $lte: [{ $size: "$relatedTo" }, 1] }] }] },
    ] } } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (wrong.length > 0) faults.push("reviews" + " " + EJSON.stringify(wrong));
}
print("links that lead nowhere, or documents without their links (must be none)", faults);
if (faults.length > 0) throw new Error("repair these documents first: " + faults.join("; "));
{
const odd = db.books.find({ $expr: { $not: [{ $in: [{ $type: "$relatedTo" }, ["missing", "null"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field relatedTo of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
{
const odd = db.reviews.find({ $expr: { $not: [{ $in: [{ $type: "$relatedTo" }, ["missing", "null"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field relatedTo of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
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
    { $set: { relatedTo: ["$_id"] } },
  ] },
  { name: "reviews", stages: [
    { $set: { docType: { $literal: "review" } } },
    { $set: { relatedTo: { $cond: [{ $in: [{ $type: "$book_id" }, ["missing", "null"]] }, [], ["$book_id"]] } } },
    { $unset: ["book_id"] },
  ] },
];
for (const { paths, filter, options } of [
  { paths: ["relatedTo", "docType", "at"], filter: {}, options: {} },
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
  { $set: { relatedTo: ["$_id"] } },
  ] },
  { name: "reviews", kind: "review", stages: [
  { $set: { relatedTo: { $cond: [{ $in: [{ $type: "$book_id" }, ["missing", "null"]] }, [], ["$book_id"]] } } },
  { $unset: ["book_id"] },
  ] },
];
const exists = name => db.getCollectionInfos({ name: name }).length > 0;
const state = name => db.getCollection("catalog.compared").findOne({ _id: name })?.state;
const isCopying = ({ name, kind }) => state(name) === "copying" || (state(name) === undefined && !db.catalog.findOne({ docType: kind }, { _id: 1 }));
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
    const own = one.name === "catalog", copying = !own && isCopying(one);
    const there = name => ({ $lookup: { from: name, localField: "_id", foreignField: "_id", as: "same" } });
    if (copying) stored.push(there(one.name), { $match: { $or: [{ kind: { $ne: one.kind } }, { same: [] }] } });
    const pipeline = [{ $match: own ? { docType: { $exists: false } } : {} }, { $set: { docType: { $literal: one.kind } } }, ...one.stages, ...keysOf];
    if (!own && !copying) pipeline.push(there("catalog"), { $match: { same: { $not: { $elemMatch: { docType: one.kind } } } } });
    all.push({ $unionWith: { coll: one.name, pipeline: pipeline } });
  }
  const twice = db.catalog.aggregate([
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
db.catalog.createIndex({ relatedTo: 1, docType: 1, at: -1 });
db.catalog.createIndex({ isbn: 1 }, { unique: true, partialFilterExpression: { docType: "book" } });
// === step: Copy (Needs MongoDB 4.2.)
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForCatalog(name) {
  try {
    const names = [name, ...({}[name] ?? [])];
    const reply = db.runCommand({ dbHash: 1, collections: names });
    const hashes = names.map(one => reply.collections[one] ?? "").join(" ").trim();
    return hashes;
  } catch (error) {
    return null;
  }
}
// Compared, and not written into since: what of it is no longer in the one collection, new code has deleted there.
function isComparedForCatalog(name, kind) {
  const state = db.getCollection("catalog.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.catalog.findOne({ docType: kind }, { _id: 1 }) !== null && state === stateForCatalog(name);
}
if (db.getCollectionInfos({ name: "books" }).length > 0 && !isComparedForCatalog("books", "book")) {
// While it is noted as being copied nobody uses the copies, and what was changed here is newer; later what is there.
const notes = db.getCollection("catalog.compared");
if (!notes.findOne({ _id: "books" }) && !db.catalog.findOne({ docType: "book" }, { _id: 1 })) notes.insertOne({ _id: "books", state: "copying" });
const copying = notes.findOne({ _id: "books" })?.state === "copying";
const newer = [{ $replaceWith: { $cond: [{ $eq: ["$docType", { $literal: "book" }] }, "$$new", "$$ROOT"] } }];
db.books.aggregate([
  { $set: { docType: { $literal: "book" } } },
  { $set: { relatedTo: ["$_id"] } },
  { $merge: { into: "catalog", on: "_id", whenMatched: copying ? newer : [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
]);
}
if (db.getCollectionInfos({ name: "reviews" }).length > 0 && !isComparedForCatalog("reviews", "review")) {
// While it is noted as being copied nobody uses the copies, and what was changed here is newer; later what is there.
const notes = db.getCollection("catalog.compared");
if (!notes.findOne({ _id: "reviews" }) && !db.catalog.findOne({ docType: "review" }, { _id: 1 })) notes.insertOne({ _id: "reviews", state: "copying" });
const copying = notes.findOne({ _id: "reviews" })?.state === "copying";
const newer = [{ $replaceWith: { $cond: [{ $eq: ["$docType", { $literal: "review" }] }, "$$new", "$$ROOT"] } }];
db.reviews.aggregate([
  { $set: { docType: { $literal: "review" } } },
  { $set: { relatedTo: { $cond: [{ $in: [{ $type: "$book_id" }, ["missing", "null"]] }, [], ["$book_id"]] } } },
  { $unset: ["book_id"] },
  { $merge: { into: "catalog", on: "_id", whenMatched: copying ? newer : [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
]);
}
// === step: Compare ()
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForCatalog(name) {
  try {
    const names = [name, ...({}[name] ?? [])];
    const reply = db.runCommand({ dbHash: 1, collections: names });
    const hashes = names.map(one => reply.collections[one] ?? "").join(" ").trim();
    return hashes;
  } catch (error) {
    return null;
  }
}
// Compared, and not written into since: what of it is no longer in the one collection, new code has deleted there.
function isComparedForCatalog(name, kind) {
  const state = db.getCollection("catalog.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.catalog.findOne({ docType: kind }, { _id: 1 }) !== null && state === stateForCatalog(name);
}
function kindsOfCatalog() {
  return [
    { name: "books", kind: "book" },
    { name: "reviews", kind: "review" },
  ];
}
// Documents of a kind that are not in the one collection, or not as this kind.
function missingInCatalog({ name, kind }) {
  if (name === "catalog") return db.catalog.countDocuments({ docType: { $exists: false } });
  if (isComparedForCatalog(name, kind)) return 0;
  return db.getCollection(name).aggregate([
    { $lookup: { from: "catalog", localField: "_id", foreignField: "_id", as: "copy" } },
    { $match: { copy: { $not: { $elemMatch: { docType: kind } } } } },
    { $count: "n" },
  ]).toArray()[0]?.n ?? 0;
}
for (const one of kindsOfCatalog()) {
  const left = missingInCatalog(one);
  print(one.name, db.getCollection(one.name).countDocuments({}), one.kind, db.catalog.countDocuments({ docType: one.kind }), "missing (must be none)", left);
  if (left > 0) throw new Error("run the step before once more: " + one.name);
}
if (db.getCollectionInfos({ name: "books" }).length > 0) {
  const note = db.getCollection("catalog.compared").findOne({ _id: "books" });
  const copying = note?.state === "copying";
  const state = stateForCatalog("books");
  const different = state !== null && note?.state === state ? [] : db.books.aggregate([
    { $set: { docType: { $literal: "book" } } },
    { $set: { relatedTo: ["$_id"] } },
    { $lookup: { from: "catalog", let: { id: "$_id", item: "$$ROOT" }, as: "same", pipeline: [
      { $match: { $expr: { $and: [{ $eq: ["$_id", "$$id"] }, { $setEquals: [{ $objectToArray: "$$ROOT" }, { $objectToArray: "$$item" }] }] } } },
      { $project: { _id: 1 } },
    ] } },
    { $match: { same: [] } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (different.length > 0 && copying) throw new Error("these documents of " + "books" + " have changed since they were copied: stop those who write, then run the step before once more: " + EJSON.stringify(different));
  if (different.length > 0) throw new Error("somebody has written into " + "books" + " since it was compared, and these documents differ from those in " + "catalog" + ". Nobody can say which ones are newer: stop those who write. While nothing uses " + "catalog" + " yet, say so by db.getCollection(" + EJSON.stringify("catalog.compared") + ").updateOne(" + EJSON.stringify({ _id: "books" }) + ", { $set: { state: \"copying\" } }) and run the step before once more; else make them the same: " + EJSON.stringify(different));
  const gone = !copying || !db.books.findOne({}, { _id: 1 }) ? [] : db.catalog.aggregate([
    { $match: { docType: "book" } },
    { $project: { _id: 1 } },
    { $lookup: { from: "books", localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "same" } },
    { $match: { same: [] } },
    { $limit: 20 },
  ]).toArray().map(one => one._id);
  if (gone.length > 0) throw new Error("these documents are in " + "catalog" + " and not in " + "books" + ". If they were deleted after they had been copied, delete them in " + "catalog" + " too: " + EJSON.stringify(gone));
  if (note?.state !== state) db.getCollection("catalog.compared").updateOne({ _id: "books" }, { $set: { state: state } }, { upsert: true });
}
if (db.getCollectionInfos({ name: "reviews" }).length > 0) {
  const note = db.getCollection("catalog.compared").findOne({ _id: "reviews" });
  const copying = note?.state === "copying";
  const state = stateForCatalog("reviews");
  const different = state !== null && note?.state === state ? [] : db.reviews.aggregate([
    { $set: { docType: { $literal: "review" } } },
    { $set: { relatedTo: { $cond: [{ $in: [{ $type: "$book_id" }, ["missing", "null"]] }, [], ["$book_id"]] } } },
  { $unset: ["book_id"] },
    { $lookup: { from: "catalog", let: { id: "$_id", item: "$$ROOT" }, as: "same", pipeline: [
      { $match: { $expr: { $and: [{ $eq: ["$_id", "$$id"] }, { $setEquals: [{ $objectToArray: "$$ROOT" }, { $objectToArray: "$$item" }] }] } } },
      { $project: { _id: 1 } },
    ] } },
    { $match: { same: [] } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (different.length > 0 && copying) throw new Error("these documents of " + "reviews" + " have changed since they were copied: stop those who write, then run the step before once more: " + EJSON.stringify(different));
  if (different.length > 0) throw new Error("somebody has written into " + "reviews" + " since it was compared, and these documents differ from those in " + "catalog" + ". Nobody can say which ones are newer: stop those who write. While nothing uses " + "catalog" + " yet, say so by db.getCollection(" + EJSON.stringify("catalog.compared") + ").updateOne(" + EJSON.stringify({ _id: "reviews" }) + ", { $set: { state: \"copying\" } }) and run the step before once more; else make them the same: " + EJSON.stringify(different));
  const gone = !copying || !db.reviews.findOne({}, { _id: 1 }) ? [] : db.catalog.aggregate([
    { $match: { docType: "review" } },
    { $project: { _id: 1 } },
    { $lookup: { from: "reviews", localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "same" } },
    { $match: { same: [] } },
    { $limit: 20 },
  ]).toArray().map(one => one._id);
  if (gone.length > 0) throw new Error("these documents are in " + "catalog" + " and not in " + "reviews" + ". If they were deleted after they had been copied, delete them in " + "catalog" + " too: " + EJSON.stringify(gone));
  if (note?.state !== state) db.getCollection("catalog.compared").updateOne({ _id: "reviews" }, { $set: { state: state } }, { upsert: true });
}
// === step: Start readers and writers that use the new code ()
// Stores a document once, however often it is sent. An _id that a document of another kind has is refused.
function storeInCatalog(kind, doc) {
  try {
    db.catalog.insertOne({ ...doc, docType: kind });
  } catch (error) {
    if (error.code !== 11000 || !db.catalog.findOne({ _id: doc._id, docType: kind }, { _id: 1 })) throw error; // a second try
  }
  return doc._id;
}
function addBook(doc) {
  const { _id = new ObjectId() } = doc;
  return storeInCatalog("book", { ...doc, _id, relatedTo: [_id] });
}
// null when what it belongs to is not there, or goes in the same moment.
function addReview(doc, bookId) {
  const { _id = new ObjectId() } = doc;
  const above = () => db.catalog.findOne({ _id: bookId, docType: "book" }, { _id: 1 });
  if (!above()) return null;
  storeInCatalog("review", { ...doc, _id, relatedTo: [bookId] });
  if (above()) return _id;
  db.catalog.deleteOne({ _id, docType: "review" });
  return null;
}
// === step: Drop the former collections (Only when they are no longer used.)
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForCatalog(name) {
  try {
    const names = [name, ...({}[name] ?? [])];
    const reply = db.runCommand({ dbHash: 1, collections: names });
    const hashes = names.map(one => reply.collections[one] ?? "").join(" ").trim();
    return hashes;
  } catch (error) {
    return null;
  }
}
// Compared, and not written into since: what of it is no longer in the one collection, new code has deleted there.
function isComparedForCatalog(name, kind) {
  const state = db.getCollection("catalog.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.catalog.findOne({ docType: kind }, { _id: 1 }) !== null && state === stateForCatalog(name);
}
function kindsOfCatalog() {
  return [
    { name: "books", kind: "book" },
    { name: "reviews", kind: "review" },
  ];
}
// Documents of a kind that are not in the one collection, or not as this kind.
function missingInCatalog({ name, kind }) {
  if (name === "catalog") return db.catalog.countDocuments({ docType: { $exists: false } });
  if (isComparedForCatalog(name, kind)) return 0;
  return db.getCollection(name).aggregate([
    { $lookup: { from: "catalog", localField: "_id", foreignField: "_id", as: "copy" } },
    { $match: { copy: { $not: { $elemMatch: { docType: kind } } } } },
    { $count: "n" },
  ]).toArray()[0]?.n ?? 0;
}
// All of them are looked at before the first one goes, and those whose links another one holds go before it.
const former = kindsOfCatalog().filter(one => one.name !== "catalog" && db.getCollectionInfos({ name: one.name }).length > 0).reverse();
for (const one of former) {
  if (missingInCatalog(one) > 0) throw new Error("some documents were not copied: " + one.name);
  const compared = db.getCollection("catalog.compared").findOne({ _id: one.name });
  if (!compared || compared.state !== stateForCatalog(one.name)) throw new Error("somebody has written into " + one.name + " since it was compared: run the steps that copy and compare once more");
}
former.forEach(one => db.getCollection(one.name).drop());
db.getCollection("catalog.compared").drop();
// === undo: Stop those who write (What they write meanwhile would be lost.)
// === undo: Check ()
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.catalog.aggregate([{ $match: { docType: "review" } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.catalog.aggregate([
      { $match: { _id: one._id } },
      { $set: { book_id: { $ifNull: [{ $first: "$relatedTo" }, "$$REMOVE"] } } },
      { $unset: "relatedTo" },
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
function stateForCatalog(name) {
  try {
    const names = [name, ...({}[name] ?? [])];
    const reply = db.runCommand({ dbHash: 1, collections: names });
    const hashes = names.map(one => reply.collections[one] ?? "").join(" ").trim();
    return hashes;
  } catch (error) {
    return null;
  }
}
// Compared, and not written into since: what of it is no longer in the one collection, new code has deleted there.
function isComparedForCatalog(name, kind) {
  const state = db.getCollection("catalog.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.catalog.findOne({ docType: kind }, { _id: 1 }) !== null && state === stateForCatalog(name);
}
{
// What new code has deleted is still in the former collection. It goes if nobody has written there since all was compared, and
// before the one collection is emptied.
const notes = db.getCollection("catalog.compared");
const state = notes.findOne({ _id: "books" })?.state;
const gone = typeof state !== "string" || state !== stateForCatalog("books") ? [] : db.books.aggregate([
  { $project: { _id: 1 } },
  { $lookup: { from: "catalog", localField: "_id", foreignField: "_id", pipeline: [{ $match: { docType: "book" } }, { $project: { _id: 1 } }], as: "same" } },
  { $match: { same: [] } },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
for (let from = 0; from < gone.length; from += 1000) db.books.deleteMany({ _id: { $in: gone.slice(from, from + 1000) } });
notes.updateOne({ _id: "books" }, { $set: { state: "back" } });
db.catalog.aggregate([
  { $match: { docType: "book" } },
  { $unset: "relatedTo" },
  { $unset: "docType" },
  { $merge: { into: "books", on: "_id", whenMatched: [{ $replaceWith: "$$new" }], whenNotMatched: "insert" } },
]);
}
{
// What new code has deleted is still in the former collection. It goes if nobody has written there since all was compared, and
// before the one collection is emptied.
const notes = db.getCollection("catalog.compared");
const state = notes.findOne({ _id: "reviews" })?.state;
const gone = typeof state !== "string" || state !== stateForCatalog("reviews") ? [] : db.reviews.aggregate([
  { $project: { _id: 1 } },
  { $lookup: { from: "catalog", localField: "_id", foreignField: "_id", pipeline: [{ $match: { docType: "review" } }, { $project: { _id: 1 } }], as: "same" } },
  { $match: { same: [] } },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
for (let from = 0; from < gone.length; from += 1000) db.reviews.deleteMany({ _id: { $in: gone.slice(from, from + 1000) } });
notes.updateOne({ _id: "reviews" }, { $set: { state: "back" } });
db.catalog.aggregate([
  { $match: { docType: "review" } },
  { $set: { book_id: { $ifNull: [{ $first: "$relatedTo" }, "$$REMOVE"] } } },
  { $unset: "relatedTo" },
  { $unset: "docType" },
  { $merge: { into: "reviews", on: "_id", whenMatched: [{ $replaceWith: "$$new" }], whenNotMatched: "insert" } },
]);
}
// === undo: Remove what was put together ()
function kindsOfCatalog() {
  return [
    { name: "books", kind: "book" },
    { name: "reviews", kind: "review" },
  ];
}
for (const { name, kind } of kindsOfCatalog()) {
  if (name === "catalog") continue;
  const left = db.catalog.aggregate([
    { $match: { docType: kind } },
    { $project: { _id: 1 } },
    { $lookup: { from: name, localField: "_id", foreignField: "_id", as: "copy" } },
    { $match: { copy: [] } },
    { $count: "n" },
  ]).toArray()[0]?.n ?? 0;
  print(name, "not copied back (must be none)", left);
  if (left > 0) throw new Error("run the step before once more: " + name);
}
for (const { kind } of kindsOfCatalog()) db.catalog.deleteMany({ docType: kind });
const others = db.catalog.countDocuments({});
if (others === 0) db.catalog.drop();
else print("documents of other kinds, which stay", "catalog", others, db.catalog.distinct("docType"));
db.getCollection("catalog.compared").drop();
// === undo: Build the former indexes ()
db.books.createIndex({ isbn: 1 }, { unique: true });
db.reviews.createIndex({ book_id: 1, at: -1 });
