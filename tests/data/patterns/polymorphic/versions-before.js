// === code: Read a document of any version (Search all that is for sale) trips 1, index _id
// A copy of doc in which the value at one path is at another, or gone.
function movedIn(doc, from, to) {
  const next = { ...doc };
  let source = next;
  for (const name of from.slice(0, -1)) {
    if (source[name] === null || typeof source[name] !== "object") return next;
    source = source[name] = { ...source[name] };
  }
  const last = from[from.length - 1];
  if (!Object.hasOwn(source, last)) return next;
  const value = source[last];
  delete source[last];
  if (to === null) return next;
  let target = next;
  for (const name of to.slice(0, -1)) target = target[name] = { ...target[name] };
  target[to[to.length - 1]] = value;
  return next;
}
// Each handler makes a document of the next version out of one, and asks nobody. Keep those of all versions that are left.
const upgradesOfProduct = {
  0: doc => ({ ...doc, schema_version: 1 }),
  1: doc => ({ ...movedIn(doc, ["name"], ["title"]), schema_version: 2 }),
};
function upgradeProduct(doc) {
  let one = doc;
  while (one && (one.schema_version ?? 0) < 2) one = upgradesOfProduct[one.schema_version ?? 0](one);
  return one;
}
function readProduct(id) {
  return upgradeProduct(db.products.findOne({ _id: id }));
}
// === code: Insert a document () trips 1, index _id
function insertProduct(item) {
  return db.products.insertOne({ ...item, schema_version: 2 });
}
// === code: Change a document () trips 2, index _id
// Converts what filter finds of older versions; run again it finds nothing.
function convertProducts(filter) {
  return db.products.updateMany({ ...filter, schema_version: { $not: { $gte: 2 } } }, [
    { $set: { title: { $cond: [{ $eq: [{ $type: "$name" }, "missing"] }, "$title", "$name"] } } },
    { $unset: ["name"] },
    { $set: { schema_version: 2 } },
  ]).modifiedCount;
}
// change is an update such as { $set: { … } }, in the names of the newest shape. False: no document of this id has that shape, and
// nothing is changed.
function changeProduct(id, change) {
  convertProducts({ _id: id });
  return db.products.updateOne({ _id: id, schema_version: 2 }, change).matchedCount === 1;
}
// === code: Convert the rest () trips 1, index 
// Converts what filter finds of older versions; run again it finds nothing.
function convertProducts(filter) {
  return db.products.updateMany({ ...filter, schema_version: { $not: { $gte: 2 } } }, [
    { $set: { title: { $cond: [{ $eq: [{ $type: "$name" }, "missing"] }, "$title", "$name"] } } },
    { $unset: ["name"] },
    { $set: { schema_version: 2 } },
  ]).modifiedCount;
}
function convertAllProducts() {
  let ids = [];
  let converted = 0;
  for (const doc of db.products.find({ schema_version: { $not: { $gte: 2 } } }, { _id: 1 })) {
    ids.push(doc._id);
    if (ids.length < 1000) continue;
    converted += convertProducts({ _id: { $in: ids } });
    ids = [];
  }
  if (ids.length > 0) converted += convertProducts({ _id: { $in: ids } });
  return converted;
}
// === step: Check ()
print("server", db.version());
print("documents by version", db.products.aggregate([{ $group: { _id: "$schema_version", n: { $sum: 1 } } }, { $sort: { _id: 1 } }]).toArray());
{
const odd = db.products.find({ $expr: { $not: [{ $in: [{ $type: "$schema_version" }, ["missing", "null", "int", "long", "double", "decimal"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field schema_version of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
{
const odd = db.products.find({ schema_version: { $not: { $gte: 2 } }, name: { $exists: true }, title: { $exists: true } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a value in its former and in its new place, name and title: take the wrong one away first: " + EJSON.stringify(odd));
}
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.products.aggregate([{ $match: { schema_version: { $not: { $gte: 2 } } } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.products.aggregate([
      { $match: { _id: one._id } },
      { $set: { title: { $cond: [{ $eq: [{ $type: "$name" }, "missing"] }, "$title", "$name"] } } },
      { $unset: ["name"] },
      { $set: { schema_version: 2 } },
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
// === step: Set the validator to warn (It does not know the new shape yet.)
// === step: Roll out readers that know all versions (One server after the other: take it out, install, put it back. Only then may anybody write the new version.)
// A copy of doc in which the value at one path is at another, or gone.
function movedIn(doc, from, to) {
  const next = { ...doc };
  let source = next;
  for (const name of from.slice(0, -1)) {
    if (source[name] === null || typeof source[name] !== "object") return next;
    source = source[name] = { ...source[name] };
  }
  const last = from[from.length - 1];
  if (!Object.hasOwn(source, last)) return next;
  const value = source[last];
  delete source[last];
  if (to === null) return next;
  let target = next;
  for (const name of to.slice(0, -1)) target = target[name] = { ...target[name] };
  target[to[to.length - 1]] = value;
  return next;
}
// Each handler makes a document of the next version out of one, and asks nobody. Keep those of all versions that are left.
const upgradesOfProduct = {
  0: doc => ({ ...doc, schema_version: 1 }),
  1: doc => ({ ...movedIn(doc, ["name"], ["title"]), schema_version: 2 }),
};
function upgradeProduct(doc) {
  let one = doc;
  while (one && (one.schema_version ?? 0) < 2) one = upgradesOfProduct[one.schema_version ?? 0](one);
  return one;
}
function readProduct(id) {
  return upgradeProduct(db.products.findOne({ _id: id }));
}
// === step: Roll out writers of the newest version ()
function insertProduct(item) {
  return db.products.insertOne({ ...item, schema_version: 2 });
}
// Converts what filter finds of older versions; run again it finds nothing.
function convertProducts(filter) {
  return db.products.updateMany({ ...filter, schema_version: { $not: { $gte: 2 } } }, [
    { $set: { title: { $cond: [{ $eq: [{ $type: "$name" }, "missing"] }, "$title", "$name"] } } },
    { $unset: ["name"] },
    { $set: { schema_version: 2 } },
  ]).modifiedCount;
}
// change is an update such as { $set: { … } }, in the names of the newest shape. False: no document of this id has that shape, and
// nothing is changed.
function changeProduct(id, change) {
  convertProducts({ _id: id });
  return db.products.updateOne({ _id: id, schema_version: 2 }, change).matchedCount === 1;
}
// === step: Set the validator of this design (Its level is moderate: new documents must have the newest shape, older ones may still be changed.)
// === step: Convert the rest (In steps, while everybody goes on working.)
// Converts what filter finds of older versions; run again it finds nothing.
function convertProducts(filter) {
  return db.products.updateMany({ ...filter, schema_version: { $not: { $gte: 2 } } }, [
    { $set: { title: { $cond: [{ $eq: [{ $type: "$name" }, "missing"] }, "$title", "$name"] } } },
    { $unset: ["name"] },
    { $set: { schema_version: 2 } },
  ]).modifiedCount;
}
function convertAllProducts() {
  let ids = [];
  let converted = 0;
  for (const doc of db.products.find({ schema_version: { $not: { $gte: 2 } } }, { _id: 1 })) {
    ids.push(doc._id);
    if (ids.length < 1000) continue;
    converted += convertProducts({ _id: { $in: ids } });
    ids = [];
  }
  if (ids.length > 0) converted += convertProducts({ _id: { $in: ids } });
  return converted;
}
print("converted", convertAllProducts());
// === step: Compare ()
const left = db.products.countDocuments({ schema_version: { $not: { $gte: 2 } } });
print("left of older versions (must be none)", left);
print("of the newest version", db.products.countDocuments({ schema_version: 2 }));
if (left > 0) throw new Error("a writer with the old code is still at work: stop it, and run the step before once more");
// === step: Clean up (When none is left: remove the old handlers, drop the indexes of the old places, and let the oldest accepted shape be the newest.)
// === undo: Check ()
{
const odd = db.products.find({ schema_version: 2, title: { $exists: true }, name: { $exists: true } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a value in its former and in its new place, title and name: take the wrong one away first: " + EJSON.stringify(odd));
}
// === undo: Back to the version before (First switch the writers back. What was dropped does not return.)
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.products.aggregate([{ $match: { schema_version: 2 } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.products.aggregate([
      { $match: { _id: one._id } },
      { $set: { name: { $cond: [{ $eq: [{ $type: "$title" }, "missing"] }, "$name", "$title"] } } },
      { $unset: ["title"] },
      { $set: { schema_version: 1 } },
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
// An object or list that only held what goes back goes as well: whether an empty one was there before, nobody can know.
db.products.updateMany({ schema_version: 2 }, [
  { $set: { name: { $cond: [{ $eq: [{ $type: "$title" }, "missing"] }, "$name", "$title"] } } },
  { $unset: ["title"] },
  { $set: { schema_version: 1 } },
]);
// === code: Find across the kinds (Search all that is for sale) trips 1, index 
// All kinds together, by one query.
function findAllProducts(filter = {}, sort = {}) {
  return db.products.find(filter).sort(sort).toArray();
}
// === code: A way for each kind () trips 0, index 
// One way through the code for each kind, by its name in handlers.
function handleProducts(doc, handlers) {
  if (!Object.hasOwn(handlers, doc.type)) throw new Error("no code for this kind: " + doc.type);
  return handlers[doc.type](doc);
}
// === code: Find "book" (Search all that is for sale) trips 1, index price_1
// The kind is named, so that the indexes of this kind serve the query.
function findBook(filter = {}, sort = {}) {
  return db.products.find({ $and: [{ type: "book" }, filter] }).sort(sort).toArray();
}
// === code: Write "book" () trips 1, index _id
// fields: what such a document has besides its kind.
function addBook(fields) {
  return db.products.insertOne({ ...fields, schema_version: 2, type: "book" }).insertedId;
}
// change: as for updateOne, for example { $set: { … } }. False when there is no such document of this kind.
function changeBook(id, change) {
  const result = db.products.updateOne({ _id: id, type: "book" }, change);
  return result.matchedCount === 1;
}
function removeBook(id) {
  const result = db.products.deleteOne({ _id: id, type: "book" });
  return result.deletedCount === 1;
}
// === code: Find "film" (Long films) trips 1, index minutes_1
// The kind is named, so that the indexes of this kind serve the query.
function findFilm(filter = {}, sort = {}) {
  return db.products.find({ $and: [{ type: "film" }, filter] }).sort(sort).toArray();
}
// === code: Write "film" (Add film) trips 1, index _id
// fields: what such a document has besides its kind.
function addFilm(fields) {
  return db.products.insertOne({ ...fields, schema_version: 2, type: "film" }).insertedId;
}
// change: as for updateOne, for example { $set: { … } }. False when there is no such document of this kind.
function changeFilm(id, change) {
  const result = db.products.updateOne({ _id: id, type: "film" }, change);
  return result.matchedCount === 1;
}
function removeFilm(id) {
  const result = db.products.deleteOne({ _id: id, type: "film" });
  return result.deletedCount === 1;
}
// === step: Check (Needs MongoDB 4.4.)
function kindsOfProducts() {
  return [
    { name: "books", kind: "book" },
    { name: "films", kind: "film" },
  ];
}
print("server", db.version());
const clashes = [];
for (const { name, kind } of kindsOfProducts()) {
  print(name, kind, db.getCollection(name).countDocuments({}));
  const own = name === "products" ? [] : db.getCollection(name).find({ type: { $exists: true, $ne: kind } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
  if (own.length > 0) throw new Error("these documents of " + name + " have a field " + "type" + " of their own, which would be lost: rename it there first: " + EJSON.stringify(own));
  for (const other of new Set([...kindsOfProducts().map(one => one.name), "products"])) {
    if (other === name) continue;
    const ids = db.getCollection(name).aggregate([
      { $match: { type: { $in: [null, kind] } } },
      { $lookup: { from: other, localField: "_id", foreignField: "_id", as: "same" } },
      { $match: { same: { $elemMatch: { type: { $ne: kind } } } } },
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
      { $set: { type: { $literal: "book" } } },
      { $set: { schema_version: { $ifNull: ["$schema_version", { $toInt: 2 }] } } },
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
for (const one of db.films.aggregate([{ $match: {  } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.films.aggregate([
      { $match: { _id: one._id } },
      { $set: { type: { $literal: "film" } } },
      { $set: { schema_version: { $ifNull: ["$schema_version", { $toInt: 2 }] } } },
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
// Doubles are looked for in what will be stored: documents of the former collections in the shape of their kind, each of them once.
{
const kinds = [
{ name: "books", kind: "book", stages: [
  { $set: { schema_version: { $ifNull: ["$schema_version", { $toInt: 2 }] } } },
  ] },
  { name: "films", kind: "film", stages: [
  { $set: { schema_version: { $ifNull: ["$schema_version", { $toInt: 2 }] } } },
  ] },
];
const exists = name => db.getCollectionInfos({ name: name }).length > 0;
const state = name => db.getCollection("products.compared").findOne({ _id: name })?.state;
const isCopying = ({ name, kind }) => state(name) === "copying" || (state(name) === undefined && !db.products.findOne({ type: kind }, { _id: 1 }));
// What an index holds of a path: each item of arrays once, and null where there is nothing; arrays in arrays it does not enter.
const keysAt = (value, [name, ...below]) => {
  const items = { $cond: [{ $isArray: [value] }, value, [value]] };
  if (name === undefined) return { $cond: [{ $eq: [value, []] }, [[]], { $setUnion: [items] }] };
  return { $cond: [{ $eq: [value, []] }, [null], { $reduce: { input: items, initialValue: [], in: { $setUnion: ["$$value", keysAt({ $cond: [{ $isArray: ["$$this"] }, null, "$$this." + name] }, below)] } } }] };
};
for (const { paths, filter, options } of [
  { paths: ["type", "sku"], filter: {}, options: {} },
  { paths: ["isbn"], filter: { isbn: { "$exists": true }, type: "book" }, options: {} },
]) {
  const keys = Object.fromEntries(paths.map((path, at) => ["key" + at, keysAt("$$ROOT", path.split("."))]));
  const keysOf = [{ $match: filter }, { $project: { kind: "$type", keys: keys } }];
  const stored = [{ $match: { type: { $exists: true } } }, ...keysOf];
  const all = [];
  for (const one of kinds.filter(one => exists(one.name))) {
    const own = one.name === "products", copying = !own && isCopying(one);
    const there = name => ({ $lookup: { from: name, localField: "_id", foreignField: "_id", as: "same" } });
    if (copying) stored.push(there(one.name), { $match: { $or: [{ kind: { $ne: one.kind } }, { same: [] }] } });
    const pipeline = [{ $match: own ? { type: { $exists: false } } : {} }, { $set: { type: { $literal: one.kind } } }, ...one.stages, ...keysOf];
    if (!own && !copying) pipeline.push(there("products"), { $match: { same: { $not: { $elemMatch: { type: one.kind } } } } });
    all.push({ $unionWith: { coll: one.name, pipeline: pipeline } });
  }
  const twice = db.products.aggregate([
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
db.products.createIndex({ type: 1, sku: 1 }, { unique: true });
db.products.createIndex({ isbn: 1 }, { unique: true, partialFilterExpression: { isbn: { "$exists": true }, type: "book" } });
db.products.createIndex({ price: 1 });
db.products.createIndex({ minutes: 1 }, { partialFilterExpression: { type: "film" } });
db.products.createIndex({ type: 1, tags: 1 });
// === step: Copy (Needs MongoDB 4.2.)
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForProducts(name) {
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
function isComparedForProducts(name, kind) {
  const state = db.getCollection("products.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.products.findOne({ type: kind }, { _id: 1 }) !== null && state === stateForProducts(name);
}
if (db.getCollectionInfos({ name: "books" }).length > 0 && !isComparedForProducts("books", "book")) {
// While it is noted as being copied nobody uses the copies, and what was changed here is newer; later what is there.
const notes = db.getCollection("products.compared");
if (!notes.findOne({ _id: "books" }) && !db.products.findOne({ type: "book" }, { _id: 1 })) notes.insertOne({ _id: "books", state: "copying" });
const copying = notes.findOne({ _id: "books" })?.state === "copying";
const newer = [{ $replaceWith: { $cond: [{ $eq: ["$type", { $literal: "book" }] }, "$$new", "$$ROOT"] } }];
db.books.aggregate([
  { $set: { type: { $literal: "book" } } },
  { $set: { schema_version: { $ifNull: ["$schema_version", { $toInt: 2 }] } } },
  { $merge: { into: "products", on: "_id", whenMatched: copying ? newer : [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
]);
}
if (db.getCollectionInfos({ name: "films" }).length > 0 && !isComparedForProducts("films", "film")) {
// While it is noted as being copied nobody uses the copies, and what was changed here is newer; later what is there.
const notes = db.getCollection("products.compared");
if (!notes.findOne({ _id: "films" }) && !db.products.findOne({ type: "film" }, { _id: 1 })) notes.insertOne({ _id: "films", state: "copying" });
const copying = notes.findOne({ _id: "films" })?.state === "copying";
const newer = [{ $replaceWith: { $cond: [{ $eq: ["$type", { $literal: "film" }] }, "$$new", "$$ROOT"] } }];
db.films.aggregate([
  { $set: { type: { $literal: "film" } } },
  { $set: { schema_version: { $ifNull: ["$schema_version", { $toInt: 2 }] } } },
  { $merge: { into: "products", on: "_id", whenMatched: copying ? newer : [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
]);
}
// === step: Compare ()
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForProducts(name) {
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
function isComparedForProducts(name, kind) {
  const state = db.getCollection("products.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.products.findOne({ type: kind }, { _id: 1 }) !== null && state === stateForProducts(name);
}
function kindsOfProducts() {
  return [
    { name: "books", kind: "book" },
    { name: "films", kind: "film" },
  ];
}
// Documents of a kind that are not in the one collection, or not as this kind.
function missingInProducts({ name, kind }) {
  if (name === "products") return db.products.countDocuments({ type: { $exists: false } });
  if (isComparedForProducts(name, kind)) return 0;
  return db.getCollection(name).aggregate([
    { $lookup: { from: "products", localField: "_id", foreignField: "_id", as: "copy" } },
    { $match: { copy: { $not: { $elemMatch: { type: kind } } } } },
    { $count: "n" },
  ]).toArray()[0]?.n ?? 0;
}
for (const one of kindsOfProducts()) {
  const left = missingInProducts(one);
  print(one.name, db.getCollection(one.name).countDocuments({}), one.kind, db.products.countDocuments({ type: one.kind }), "missing (must be none)", left);
  if (left > 0) throw new Error("run the step before once more: " + one.name);
}
if (db.getCollectionInfos({ name: "books" }).length > 0) {
  const note = db.getCollection("products.compared").findOne({ _id: "books" });
  const copying = note?.state === "copying";
  const state = stateForProducts("books");
  const different = state !== null && note?.state === state ? [] : db.books.aggregate([
    { $set: { type: { $literal: "book" } } },
    { $set: { schema_version: { $ifNull: ["$schema_version", { $toInt: 2 }] } } },
    { $lookup: { from: "products", let: { id: "$_id", item: "$$ROOT" }, as: "same", pipeline: [
      { $match: { $expr: { $and: [{ $eq: ["$_id", "$$id"] }, { $setEquals: [{ $objectToArray: "$$ROOT" }, { $objectToArray: "$$item" }] }] } } },
      { $project: { _id: 1 } },
    ] } },
    { $match: { same: [] } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (different.length > 0 && copying) throw new Error("these documents of " + "books" + " have changed since they were copied: stop those who write, then run the step before once more: " + EJSON.stringify(different));
  if (different.length > 0) throw new Error("somebody has written into " + "books" + " since it was compared, and these documents differ from those in " + "products" + ". Nobody can say which ones are newer: stop those who write. While nothing uses " + "products" + " yet, say so by db.getCollection(" + EJSON.stringify("products.compared") + ").updateOne(" + EJSON.stringify({ _id: "books" }) + ", { $set: { state: \"copying\" } }) and run the step before once more; else make them the same: " + EJSON.stringify(different));
  const gone = !copying || !db.books.findOne({}, { _id: 1 }) ? [] : db.products.aggregate([
    { $match: { type: "book" } },
    { $project: { _id: 1 } },
    { $lookup: { from: "books", localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "same" } },
    { $match: { same: [] } },
    { $limit: 20 },
  ]).toArray().map(one => one._id);
  if (gone.length > 0) throw new Error("these documents are in " + "products" + " and not in " + "books" + ". If they were deleted after they had been copied, delete them in " + "products" + " too: " + EJSON.stringify(gone));
  if (note?.state !== state) db.getCollection("products.compared").updateOne({ _id: "books" }, { $set: { state: state } }, { upsert: true });
}
if (db.getCollectionInfos({ name: "films" }).length > 0) {
  const note = db.getCollection("products.compared").findOne({ _id: "films" });
  const copying = note?.state === "copying";
  const state = stateForProducts("films");
  const different = state !== null && note?.state === state ? [] : db.films.aggregate([
    { $set: { type: { $literal: "film" } } },
    { $set: { schema_version: { $ifNull: ["$schema_version", { $toInt: 2 }] } } },
    { $lookup: { from: "products", let: { id: "$_id", item: "$$ROOT" }, as: "same", pipeline: [
      { $match: { $expr: { $and: [{ $eq: ["$_id", "$$id"] }, { $setEquals: [{ $objectToArray: "$$ROOT" }, { $objectToArray: "$$item" }] }] } } },
      { $project: { _id: 1 } },
    ] } },
    { $match: { same: [] } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (different.length > 0 && copying) throw new Error("these documents of " + "films" + " have changed since they were copied: stop those who write, then run the step before once more: " + EJSON.stringify(different));
  if (different.length > 0) throw new Error("somebody has written into " + "films" + " since it was compared, and these documents differ from those in " + "products" + ". Nobody can say which ones are newer: stop those who write. While nothing uses " + "products" + " yet, say so by db.getCollection(" + EJSON.stringify("products.compared") + ").updateOne(" + EJSON.stringify({ _id: "films" }) + ", { $set: { state: \"copying\" } }) and run the step before once more; else make them the same: " + EJSON.stringify(different));
  const gone = !copying || !db.films.findOne({}, { _id: 1 }) ? [] : db.products.aggregate([
    { $match: { type: "film" } },
    { $project: { _id: 1 } },
    { $lookup: { from: "films", localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "same" } },
    { $match: { same: [] } },
    { $limit: 20 },
  ]).toArray().map(one => one._id);
  if (gone.length > 0) throw new Error("these documents are in " + "products" + " and not in " + "films" + ". If they were deleted after they had been copied, delete them in " + "products" + " too: " + EJSON.stringify(gone));
  if (note?.state !== state) db.getCollection("products.compared").updateOne({ _id: "films" }, { $set: { state: state } }, { upsert: true });
}
// === step: Start readers and writers that use the new code ()
// All kinds together, by one query.
function findAllProducts(filter = {}, sort = {}) {
  return db.products.find(filter).sort(sort).toArray();
}
// One way through the code for each kind, by its name in handlers.
function handleProducts(doc, handlers) {
  if (!Object.hasOwn(handlers, doc.type)) throw new Error("no code for this kind: " + doc.type);
  return handlers[doc.type](doc);
}
// The kind is named, so that the indexes of this kind serve the query.
function findBook(filter = {}, sort = {}) {
  return db.products.find({ $and: [{ type: "book" }, filter] }).sort(sort).toArray();
}
// fields: what such a document has besides its kind.
function addBook(fields) {
  return db.products.insertOne({ ...fields, schema_version: 2, type: "book" }).insertedId;
}
// change: as for updateOne, for example { $set: { … } }. False when there is no such document of this kind.
function changeBook(id, change) {
  const result = db.products.updateOne({ _id: id, type: "book" }, change);
  return result.matchedCount === 1;
}
function removeBook(id) {
  const result = db.products.deleteOne({ _id: id, type: "book" });
  return result.deletedCount === 1;
}
// The kind is named, so that the indexes of this kind serve the query.
function findFilm(filter = {}, sort = {}) {
  return db.products.find({ $and: [{ type: "film" }, filter] }).sort(sort).toArray();
}
// fields: what such a document has besides its kind.
function addFilm(fields) {
  return db.products.insertOne({ ...fields, schema_version: 2, type: "film" }).insertedId;
}
// change: as for updateOne, for example { $set: { … } }. False when there is no such document of this kind.
function changeFilm(id, change) {
  const result = db.products.updateOne({ _id: id, type: "film" }, change);
  return result.matchedCount === 1;
}
function removeFilm(id) {
  const result = db.products.deleteOne({ _id: id, type: "film" });
  return result.deletedCount === 1;
}
// === step: Drop the former collections (Only when they are no longer used.)
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForProducts(name) {
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
function isComparedForProducts(name, kind) {
  const state = db.getCollection("products.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.products.findOne({ type: kind }, { _id: 1 }) !== null && state === stateForProducts(name);
}
function kindsOfProducts() {
  return [
    { name: "books", kind: "book" },
    { name: "films", kind: "film" },
  ];
}
// Documents of a kind that are not in the one collection, or not as this kind.
function missingInProducts({ name, kind }) {
  if (name === "products") return db.products.countDocuments({ type: { $exists: false } });
  if (isComparedForProducts(name, kind)) return 0;
  return db.getCollection(name).aggregate([
    { $lookup: { from: "products", localField: "_id", foreignField: "_id", as: "copy" } },
    { $match: { copy: { $not: { $elemMatch: { type: kind } } } } },
    { $count: "n" },
  ]).toArray()[0]?.n ?? 0;
}
// All of them are looked at before the first one goes, and those whose links another one holds go before it.
const former = kindsOfProducts().filter(one => one.name !== "products" && db.getCollectionInfos({ name: one.name }).length > 0).reverse();
for (const one of former) {
  if (missingInProducts(one) > 0) throw new Error("some documents were not copied: " + one.name);
  const compared = db.getCollection("products.compared").findOne({ _id: one.name });
  if (!compared || compared.state !== stateForProducts(one.name)) throw new Error("somebody has written into " + one.name + " since it was compared: run the steps that copy and compare once more");
}
former.forEach(one => db.getCollection(one.name).drop());
db.getCollection("products.compared").drop();
// === undo: Stop those who write (What they write meanwhile would be lost.)
// === undo: Copy each kind back ()
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForProducts(name) {
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
function isComparedForProducts(name, kind) {
  const state = db.getCollection("products.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.products.findOne({ type: kind }, { _id: 1 }) !== null && state === stateForProducts(name);
}
{
// What new code has deleted is still in the former collection. It goes if nobody has written there since all was compared, and
// before the one collection is emptied.
const notes = db.getCollection("products.compared");
const state = notes.findOne({ _id: "books" })?.state;
const gone = typeof state !== "string" || state !== stateForProducts("books") ? [] : db.books.aggregate([
  { $project: { _id: 1 } },
  { $lookup: { from: "products", localField: "_id", foreignField: "_id", pipeline: [{ $match: { type: "book" } }, { $project: { _id: 1 } }], as: "same" } },
  { $match: { same: [] } },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
for (let from = 0; from < gone.length; from += 1000) db.books.deleteMany({ _id: { $in: gone.slice(from, from + 1000) } });
notes.updateOne({ _id: "books" }, { $set: { state: "back" } });
db.products.aggregate([
  { $match: { type: "book" } },
  { $unset: "schema_version" },
  { $unset: "type" },
  { $merge: { into: "books", on: "_id", whenMatched: [{ $replaceWith: "$$new" }], whenNotMatched: "insert" } },
]);
}
{
// What new code has deleted is still in the former collection. It goes if nobody has written there since all was compared, and
// before the one collection is emptied.
const notes = db.getCollection("products.compared");
const state = notes.findOne({ _id: "films" })?.state;
const gone = typeof state !== "string" || state !== stateForProducts("films") ? [] : db.films.aggregate([
  { $project: { _id: 1 } },
  { $lookup: { from: "products", localField: "_id", foreignField: "_id", pipeline: [{ $match: { type: "film" } }, { $project: { _id: 1 } }], as: "same" } },
  { $match: { same: [] } },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
for (let from = 0; from < gone.length; from += 1000) db.films.deleteMany({ _id: { $in: gone.slice(from, from + 1000) } });
notes.updateOne({ _id: "films" }, { $set: { state: "back" } });
db.products.aggregate([
  { $match: { type: "film" } },
  { $unset: "schema_version" },
  { $unset: "type" },
  { $merge: { into: "films", on: "_id", whenMatched: [{ $replaceWith: "$$new" }], whenNotMatched: "insert" } },
]);
}
// === undo: Remove what was put together ()
function kindsOfProducts() {
  return [
    { name: "books", kind: "book" },
    { name: "films", kind: "film" },
  ];
}
for (const { name, kind } of kindsOfProducts()) {
  if (name === "products") continue;
  const left = db.products.aggregate([
    { $match: { type: kind } },
    { $project: { _id: 1 } },
    { $lookup: { from: name, localField: "_id", foreignField: "_id", as: "copy" } },
    { $match: { copy: [] } },
    { $count: "n" },
  ]).toArray()[0]?.n ?? 0;
  print(name, "not copied back (must be none)", left);
  if (left > 0) throw new Error("run the step before once more: " + name);
}
for (const { kind } of kindsOfProducts()) db.products.deleteMany({ type: kind });
const others = db.products.countDocuments({});
if (others === 0) db.products.drop();
else print("documents of other kinds, which stay", "products", others, db.products.distinct("type"));
db.getCollection("products.compared").drop();
// === undo: Build the former indexes ()
db.books.createIndex({ sku: 1 }, { unique: true });
db.books.createIndex({ isbn: 1 }, { unique: true, sparse: true });
db.books.createIndex({ price: 1 });
db.books.createIndex({ tags: 1 });
db.films.createIndex({ sku: 1 }, { unique: true });
db.films.createIndex({ price: 1 });
db.films.createIndex({ minutes: 1 });
