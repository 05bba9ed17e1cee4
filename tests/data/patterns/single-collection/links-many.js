// === code: Read with all that belongs to it (tagged) trips 1, index relatedTo
// The document and all that belongs to it, in one query; the kind tells which is which.
function readTag(id) {
  return db.catalog.find({ relatedTo: id }).toArray();
}
// === code: Only these: book () trips 1, index relatedTo
function childrenOfBook(id) {
  return db.catalog.find({ relatedTo: id, docType: "book" }).toArray();
}
// === code: What one belongs to: book (book) trips 2, index _id
function aboveOfBook(id) {
  const doc = db.catalog.findOne({ _id: id, docType: "book" }, { relatedTo: 1 });
  return doc ? db.catalog.find({ _id: { $in: doc.relatedTo }, docType: "tag" }).toArray() : [];
}
// === code: Add a root: tag () trips 1, index _id
// Stores a document once, however often it is sent. An _id that a document of another kind has is refused.
function storeInCatalog(kind, doc) {
  try {
    db.catalog.insertOne({ ...doc, docType: kind });
  } catch (error) {
    if (error.code !== 11000 || !db.catalog.findOne({ _id: doc._id, docType: kind }, { _id: 1 })) throw error; // a second try
  }
  return doc._id;
}
function addTag(doc) {
  const { _id = new ObjectId() } = doc;
  return storeInCatalog("tag", { ...doc, _id, relatedTo: [_id] });
}
// === code: Add: book (add) trips 3, index _id
// Stores a document once, however often it is sent. An _id that a document of another kind has is refused.
function storeInCatalog(kind, doc) {
  try {
    db.catalog.insertOne({ ...doc, docType: kind });
  } catch (error) {
    if (error.code !== 11000 || !db.catalog.findOne({ _id: doc._id, docType: kind }, { _id: 1 })) throw error; // a second try
  }
  return doc._id;
}
// null when one of those it belongs to is not there, or goes in the same moment.
function addBook(doc, tagIds) {
  const { _id = new ObjectId() } = doc;
  const above = () => db.catalog.countDocuments({ _id: { $in: tagIds }, docType: "tag" });
  if (above() !== tagIds.length) return null;
  storeInCatalog("book", { ...doc, _id, relatedTo: tagIds });
  if (above() === tagIds.length) return _id;
  db.catalog.deleteOne({ _id, docType: "book" });
  return null;
}
// === code: Link and unlink: book () trips 2, index _id
// Both may be run again, and by many at once: an array holds each link once.
function linkBook(id, tagId) {
  if (!db.catalog.findOne({ _id: tagId, docType: "tag" }, { _id: 1 })) return false;
  const result = db.catalog.updateOne({ _id: id, docType: "book" }, { $addToSet: { relatedTo: tagId } });
  return result.matchedCount === 1;
}
function unlinkBook(id, tagId) {
  const result = db.catalog.updateOne({ _id: id, docType: "book" }, { $pull: { relatedTo: tagId } });
  return result.matchedCount === 1;
}
// === step: Check (Needs MongoDB 5.0.)
function kindsOfCatalog() {
  return [
    { name: "tags", kind: "tag" },
    { name: "books", kind: "book" },
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
for (const one of db.tags.aggregate([{ $match: {  } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.tags.aggregate([
      { $match: { _id: one._id } },
      { $set: { docType: { $literal: "tag" } } },
      { $set: { relatedTo: ["$_id"] } },
  { $unset: ["book_ids"] },
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
for (const one of db.books.aggregate([{ $match: {  } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.books.aggregate([
      { $match: { _id: one._id } },
      { $set: { docType: { $literal: "book" } } },
      { $lookup: { from: "tags", localField: "_id", foreignField: "book_ids", pipeline: [{ $sort: { _id: 1 } }, { $project: { _id: 1 } }], as: "relatedTo" } },
  { $set: { relatedTo: { $reduce: { input: { $concatArrays: [{ $ifNull: ["$tag_ids", []] }, "$relatedTo._id"] }, initialValue: [],
    in: { $cond: [{ $in: ["$$this", "$$value"] }, "$$value", { $concatArrays: ["$$value", ["$$this"]] }] } } } } },
  { $unset: ["tag_ids"] },
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
if (has("books") && has("tags")) {
  const wrong = db.books.aggregate([
    { $lookup: { from: "tags", localField: "_id", foreignField: "book_ids", pipeline: [{ $sort: { _id: 1 } }, { $project: { _id: 1 } }], as: "relatedTo" } },
    { $set: { relatedTo: { $reduce: { input: { $concatArrays: [{ $ifNull: ["$tag_ids", []] }, "$relatedTo._id"] }, initialValue: [],
      in: { $cond: [{ $in: ["$$this", "$$value"] }, "$$value", { $concatArrays: ["$$value", ["$$this"]] }] } } } } },
    { $lookup: { from: "tags", localField: "relatedTo", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "above" } },
    { $match: { $expr: { $or: [
      { $ne: [{ $size: "$above" }, { $size: { $setUnion: "$relatedTo" } }] },
      { $not: [{ $and: [{ $gte: [{ $size: "$relatedTo" }, 0] }, { $lte: [{ $size: "$relatedTo" }, 40] }] }] },
    ] } } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (wrong.length > 0) faults.push("books" + " " + EJSON.stringify(wrong));
}
if (has("books") && has("tags")) {
  const wrong = db.tags.aggregate([
    { $lookup: { from: "books", localField: "book_ids", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "below" } },
    { $match: { $expr: { $ne: [{ $size: "$below" }, { $size: { $setUnion: [{ $ifNull: ["$book_ids", []] }, []] } }] } } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (wrong.length > 0) faults.push("tags" + " " + EJSON.stringify(wrong));
}
print("links that lead nowhere, or documents without their links (must be none)", faults);
if (faults.length > 0) throw new Error("repair these documents first: " + faults.join("; "));
{
const odd = db.tags.find({ $expr: { $not: [{ $in: [{ $type: "$relatedTo" }, ["missing", "null"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field relatedTo of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
{
const odd = db.books.find({ $expr: { $not: [{ $in: [{ $type: "$relatedTo" }, ["missing", "null"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field relatedTo of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
// Doubles are looked for in what will be stored: documents of the former collections in the shape of their kind, each of them once.
{
const kinds = [
{ name: "tags", kind: "tag", stages: [
  { $set: { relatedTo: ["$_id"] } },
  { $unset: ["book_ids"] },
  ] },
  { name: "books", kind: "book", stages: [
  { $lookup: { from: "tags", localField: "_id", foreignField: "book_ids", pipeline: [{ $sort: { _id: 1 } }, { $project: { _id: 1 } }], as: "relatedTo" } },
  { $set: { relatedTo: { $reduce: { input: { $concatArrays: [{ $ifNull: ["$tag_ids", []] }, "$relatedTo._id"] }, initialValue: [],
    in: { $cond: [{ $in: ["$$this", "$$value"] }, "$$value", { $concatArrays: ["$$value", ["$$this"]] }] } } } } },
  { $unset: ["tag_ids"] },
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
db.catalog.createIndex({ relatedTo: 1 });
db.catalog.createIndex({ isbn: 1 }, { unique: true, partialFilterExpression: { docType: "book" } });
// === step: Copy (Needs MongoDB 4.2.)
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForCatalog(name) {
  try {
    const names = [name, ...({ ["books"]: ["tags"] }[name] ?? [])];
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
if (db.getCollectionInfos({ name: "tags" }).length > 0 && !isComparedForCatalog("tags", "tag")) {
// While it is noted as being copied nobody uses the copies, and what was changed here is newer; later what is there.
const notes = db.getCollection("catalog.compared");
if (!notes.findOne({ _id: "tags" }) && !db.catalog.findOne({ docType: "tag" }, { _id: 1 })) notes.insertOne({ _id: "tags", state: "copying" });
const copying = notes.findOne({ _id: "tags" })?.state === "copying";
const newer = [{ $replaceWith: { $cond: [{ $eq: ["$docType", { $literal: "tag" }] }, "$$new", "$$ROOT"] } }];
db.tags.aggregate([
  { $set: { docType: { $literal: "tag" } } },
  { $set: { relatedTo: ["$_id"] } },
  { $unset: ["book_ids"] },
  { $merge: { into: "catalog", on: "_id", whenMatched: copying ? newer : [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
]);
}
if (db.getCollectionInfos({ name: "books" }).length > 0 && !isComparedForCatalog("books", "book")) {
// While it is noted as being copied nobody uses the copies, and what was changed here is newer; later what is there.
const notes = db.getCollection("catalog.compared");
if (!notes.findOne({ _id: "books" }) && !db.catalog.findOne({ docType: "book" }, { _id: 1 })) notes.insertOne({ _id: "books", state: "copying" });
const copying = notes.findOne({ _id: "books" })?.state === "copying";
const newer = [{ $replaceWith: { $cond: [{ $eq: ["$docType", { $literal: "book" }] }, "$$new", "$$ROOT"] } }];
db.books.aggregate([
  { $set: { docType: { $literal: "book" } } },
  { $lookup: { from: "tags", localField: "_id", foreignField: "book_ids", pipeline: [{ $sort: { _id: 1 } }, { $project: { _id: 1 } }], as: "relatedTo" } },
  { $set: { relatedTo: { $reduce: { input: { $concatArrays: [{ $ifNull: ["$tag_ids", []] }, "$relatedTo._id"] }, initialValue: [],
    in: { $cond: [{ $in: ["$$this", "$$value"] }, "$$value", { $concatArrays: ["$$value", ["$$this"]] }] } } } } },
  { $unset: ["tag_ids"] },
  { $merge: { into: "catalog", on: "_id", whenMatched: copying ? newer : [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
]);
}
// === step: Compare ()
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForCatalog(name) {
  try {
    const names = [name, ...({ ["books"]: ["tags"] }[name] ?? [])];
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
    { name: "tags", kind: "tag" },
    { name: "books", kind: "book" },
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
if (db.getCollectionInfos({ name: "tags" }).length > 0) {
  const note = db.getCollection("catalog.compared").findOne({ _id: "tags" });
  const copying = note?.state === "copying";
  const state = stateForCatalog("tags");
  const different = state !== null && note?.state === state ? [] : db.tags.aggregate([
    { $set: { docType: { $literal: "tag" } } },
    { $set: { relatedTo: ["$_id"] } },
  { $unset: ["book_ids"] },
    { $lookup: { from: "catalog", let: { id: "$_id", item: "$$ROOT" }, as: "same", pipeline: [
      { $match: { $expr: { $and: [{ $eq: ["$_id", "$$id"] }, { $setEquals: [{ $objectToArray: "$$ROOT" }, { $objectToArray: "$$item" }] }] } } },
      { $project: { _id: 1 } },
    ] } },
    { $match: { same: [] } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (different.length > 0 && copying) throw new Error("these documents of " + "tags" + " have changed since they were copied: stop those who write, then run the step before once more: " + EJSON.stringify(different));
  if (different.length > 0) throw new Error("somebody has written into " + "tags" + " since it was compared, and these documents differ from those in " + "catalog" + ". Nobody can say which ones are newer: stop those who write. While nothing uses " + "catalog" + " yet, say so by db.getCollection(" + EJSON.stringify("catalog.compared") + ").updateOne(" + EJSON.stringify({ _id: "tags" }) + ", { $set: { state: \"copying\" } }) and run the step before once more; else make them the same: " + EJSON.stringify(different));
  const gone = !copying || !db.tags.findOne({}, { _id: 1 }) ? [] : db.catalog.aggregate([
    { $match: { docType: "tag" } },
    { $project: { _id: 1 } },
    { $lookup: { from: "tags", localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "same" } },
    { $match: { same: [] } },
    { $limit: 20 },
  ]).toArray().map(one => one._id);
  if (gone.length > 0) throw new Error("these documents are in " + "catalog" + " and not in " + "tags" + ". If they were deleted after they had been copied, delete them in " + "catalog" + " too: " + EJSON.stringify(gone));
  if (note?.state !== state) db.getCollection("catalog.compared").updateOne({ _id: "tags" }, { $set: { state: state } }, { upsert: true });
}
if (db.getCollectionInfos({ name: "books" }).length > 0) {
  const note = db.getCollection("catalog.compared").findOne({ _id: "books" });
  const copying = note?.state === "copying";
  const state = stateForCatalog("books");
  const different = state !== null && note?.state === state ? [] : db.books.aggregate([
    { $set: { docType: { $literal: "book" } } },
    { $lookup: { from: "tags", localField: "_id", foreignField: "book_ids", pipeline: [{ $sort: { _id: 1 } }, { $project: { _id: 1 } }], as: "relatedTo" } },
  { $set: { relatedTo: { $reduce: { input: { $concatArrays: [{ $ifNull: ["$tag_ids", []] }, "$relatedTo._id"] }, initialValue: [],
    in: { $cond: [{ $in: ["$$this", "$$value"] }, "$$value", { $concatArrays: ["$$value", ["$$this"]] }] } } } } },
  { $unset: ["tag_ids"] },
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
function addTag(doc) {
  const { _id = new ObjectId() } = doc;
  return storeInCatalog("tag", { ...doc, _id, relatedTo: [_id] });
}
// null when one of those it belongs to is not there, or goes in the same moment.
function addBook(doc, tagIds) {
  const { _id = new ObjectId() } = doc;
  const above = () => db.catalog.countDocuments({ _id: { $in: tagIds }, docType: "tag" });
  if (above() !== tagIds.length) return null;
  storeInCatalog("book", { ...doc, _id, relatedTo: tagIds });
  if (above() === tagIds.length) return _id;
  db.catalog.deleteOne({ _id, docType: "book" });
  return null;
}
// Both may be run again, and by many at once: an array holds each link once.
function linkBook(id, tagId) {
  if (!db.catalog.findOne({ _id: tagId, docType: "tag" }, { _id: 1 })) return false;
  const result = db.catalog.updateOne({ _id: id, docType: "book" }, { $addToSet: { relatedTo: tagId } });
  return result.matchedCount === 1;
}
function unlinkBook(id, tagId) {
  const result = db.catalog.updateOne({ _id: id, docType: "book" }, { $pull: { relatedTo: tagId } });
  return result.matchedCount === 1;
}
// === step: Drop the former collections (Only when they are no longer used.)
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForCatalog(name) {
  try {
    const names = [name, ...({ ["books"]: ["tags"] }[name] ?? [])];
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
    { name: "tags", kind: "tag" },
    { name: "books", kind: "book" },
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
if (parseFloat(db.version()) >= 5) {
const large = [];
for (const one of db.catalog.aggregate([{ $match: { docType: "tag" } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 1048576 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.catalog.aggregate([
      { $match: { _id: one._id } },
      { $unset: "relatedTo" },
      { $unset: "docType" },
      { $lookup: { from: "catalog", as: "book_ids", let: { of: "$_id" }, pipeline: [
        { $match: { docType: "book" } },
        { $match: { $expr: { $in: ["$$of", "$relatedTo"] } } },
        { $project: { _id: 1 } },
      ] } },
      { $set: { book_ids: "$book_ids._id" } },
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
for (const one of db.catalog.aggregate([{ $match: { docType: "book" } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.catalog.aggregate([
      { $match: { _id: one._id } },
      { $set: { tag_ids: "$relatedTo" } },
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
    const names = [name, ...({ ["books"]: ["tags"] }[name] ?? [])];
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
const state = notes.findOne({ _id: "tags" })?.state;
const gone = typeof state !== "string" || state !== stateForCatalog("tags") ? [] : db.tags.aggregate([
  { $project: { _id: 1 } },
  { $lookup: { from: "catalog", localField: "_id", foreignField: "_id", pipeline: [{ $match: { docType: "tag" } }, { $project: { _id: 1 } }], as: "same" } },
  { $match: { same: [] } },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
for (let from = 0; from < gone.length; from += 1000) db.tags.deleteMany({ _id: { $in: gone.slice(from, from + 1000) } });
notes.updateOne({ _id: "tags" }, { $set: { state: "back" } });
db.catalog.aggregate([
  { $match: { docType: "tag" } },
  { $unset: "relatedTo" },
  { $unset: "docType" },
  { $merge: { into: "tags", on: "_id", whenMatched: [{ $replaceWith: "$$new" }], whenNotMatched: "insert" } },
]);
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
  { $set: { tag_ids: "$relatedTo" } },
  { $unset: "relatedTo" },
  { $unset: "docType" },
  { $merge: { into: "books", on: "_id", whenMatched: [{ $replaceWith: "$$new" }], whenNotMatched: "insert" } },
]);
}
// === undo: Write the links as they were ()
// Only of those that are still in the one collection: what is removed from it was complete.
db.catalog.aggregate([
  { $match: { docType: "tag" } },
  { $project: { _id: 1 } },
  { $merge: { into: "tags", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { book_ids: [] } }] } },
]);
db.catalog.aggregate([
  { $match: { docType: "book" } },
  { $sort: { _id: 1 } },
  { $unwind: "$relatedTo" },
  { $group: { _id: "$relatedTo", ids: { $push: "$_id" } } },
  { $lookup: { from: "catalog", localField: "_id", foreignField: "_id", as: "above" } },
  { $match: { above: { $elemMatch: { docType: "tag" } } } },
  { $merge: { into: "tags", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { book_ids: "$$new.ids" } }] } },
], { allowDiskUse: true });
// === undo: Remove what was put together ()
function kindsOfCatalog() {
  return [
    { name: "tags", kind: "tag" },
    { name: "books", kind: "book" },
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
