// === code: Find across the kinds (All ${x}) trips 1, index 
// All kinds together, by one query.
function findAllStats(filter = {}, sort = {}) {
  return db.getCollection("stats").find(filter).sort(sort).toArray();
}
// === code: A way for each kind () trips 0, index 
// One way through the code for each kind, by its name in handlers.
function handleStats(doc, handlers) {
  if (!Object.hasOwn(handlers, doc.__proto__)) throw new Error("no code for this kind: " + doc.__proto__);
  return handlers[doc.__proto__](doc);
}
// === code: Find "$a" (All ${x}) trips 1, index type_1
// The kind is named, so that the indexes of this kind serve the query.
function findA(filter = {}, sort = {}) {
  return db.getCollection("stats").find({ $and: [{ ["__proto__"]: "$a" }, filter] }).sort(sort).toArray();
}
// === code: Write "$a" () trips 1, index _id
// fields: what such a document has besides its kind.
function addA(fields) {
  return db.getCollection("stats").insertOne({ ...fields, ["__proto__"]: "$a" }).insertedId;
}
// change: as for updateOne, for example { $set: { … } }. False when there is no such document of this kind.
function changeA(id, change) {
  const result = db.getCollection("stats").updateOne({ _id: id, ["__proto__"]: "$a" }, change);
  return result.matchedCount === 1;
}
function removeA(id) {
  const result = db.getCollection("stats").deleteOne({ _id: id, ["__proto__"]: "$a" });
  return result.deletedCount === 1;
}
// === code: Find "b"" (b) trips 1, index both_1
// The kind is named, so that the indexes of this kind serve the query.
function findB(filter = {}, sort = {}) {
  return db.getCollection("stats").find({ $and: [{ ["__proto__"]: "b\"" }, filter] }).sort(sort).toArray();
}
// === code: Write "b"" () trips 1, index _id
// fields: what such a document has besides its kind.
function addB(fields) {
  return db.getCollection("stats").insertOne({ ...fields, ["__proto__"]: "b\"" }).insertedId;
}
// change: as for updateOne, for example { $set: { … } }. False when there is no such document of this kind.
function changeB(id, change) {
  const result = db.getCollection("stats").updateOne({ _id: id, ["__proto__"]: "b\"" }, change);
  return result.matchedCount === 1;
}
function removeB(id) {
  const result = db.getCollection("stats").deleteOne({ _id: id, ["__proto__"]: "b\"" });
  return result.deletedCount === 1;
}
// === code: Find "c */" () trips 1, index 
// The kind is named, so that the indexes of this kind serve the query.
function findC(filter = {}, sort = {}) {
  return db.getCollection("stats").find({ $and: [{ ["__proto__"]: "c */" }, filter] }).sort(sort).toArray();
}
// === code: Write "c */" () trips 1, index _id
// fields: what such a document has besides its kind.
function addC(fields) {
  return db.getCollection("stats").insertOne({ ...fields, ["__proto__"]: "c */" }).insertedId;
}
// change: as for updateOne, for example { $set: { … } }. False when there is no such document of this kind.
function changeC(id, change) {
  const result = db.getCollection("stats").updateOne({ _id: id, ["__proto__"]: "c */" }, change);
  return result.matchedCount === 1;
}
function removeC(id) {
  const result = db.getCollection("stats").deleteOne({ _id: id, ["__proto__"]: "c */" });
  return result.deletedCount === 1;
}
// === step: Check (Needs MongoDB 4.4.)
function kindsOfStats() {
  return [
    { name: "stats", kind: "$a" },
    { name: "b`s */", kind: "b\"" },
    { name: "c{1}", kind: "c */" },
  ];
}
print("server", db.version());
const clashes = [];
for (const { name, kind } of kindsOfStats()) {
  print(name, kind, db.getCollection(name).countDocuments({}));
  const own = name === "stats" ? [] : db.getCollection(name).find({ ["__proto__"]: { $exists: true, $ne: kind } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
  if (own.length > 0) throw new Error("these documents of " + name + " have a field " + "__proto__" + " of their own, which would be lost: rename it there first: " + EJSON.stringify(own));
  for (const other of new Set([...kindsOfStats().map(one => one.name), "stats"])) {
    if (other === name) continue;
    const ids = db.getCollection(name).aggregate([
      { $match: { ["__proto__"]: { $in: [null, kind] } } },
      { $lookup: { from: other, localField: "_id", foreignField: "_id", as: "same" } },
      { $match: { same: { $elemMatch: { ["__proto__"]: { $ne: kind } } } } },
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
for (const one of db.getCollection("stats").aggregate([{ $match: { ["__proto__"]: { $exists: false } } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.getCollection("stats").aggregate([
      { $match: { _id: one._id } },
      { $set: { ["__proto__"]: { $literal: "$a" } } },
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
for (const one of db.getCollection("b`s */").aggregate([{ $match: {  } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.getCollection("b`s */").aggregate([
      { $match: { _id: one._id } },
      { $set: { ["__proto__"]: { $literal: "b\"" } } },
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
for (const one of db.getCollection("c{1}").aggregate([{ $match: {  } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.getCollection("c{1}").aggregate([
      { $match: { _id: one._id } },
      { $set: { ["__proto__"]: { $literal: "c */" } } },
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
{ name: "stats", kind: "$a", stages: [
  
  ] },
  { name: "b`s */", kind: "b\"", stages: [
  
  ] },
  { name: "c{1}", kind: "c */", stages: [
  
  ] },
];
const exists = name => db.getCollectionInfos({ name: name }).length > 0;
const state = name => db.getCollection("stats.compared").findOne({ _id: name })?.state;
const isCopying = ({ name, kind }) => state(name) === "copying" || (state(name) === undefined && !db.getCollection("stats").findOne({ ["__proto__"]: kind }, { _id: 1 }));
// What an index holds of a path: each item of arrays once, and null where there is nothing; arrays in arrays it does not enter.
const keysAt = (value, [name, ...below]) => {
  const items = { $cond: [{ $isArray: [value] }, value, [value]] };
  if (name === undefined) return { $cond: [{ $eq: [value, []] }, [[]], { $setUnion: [items] }] };
  return { $cond: [{ $eq: [value, []] }, [null], { $reduce: { input: items, initialValue: [], in: { $setUnion: ["$$value", keysAt({ $cond: [{ $isArray: ["$$this"] }, null, "$$this." + name] }, below)] } } }] };
};
for (const { paths, filter, options } of [
  { paths: ["__proto__", "what\"is"], filter: {}, options: {} },
]) {
  const keys = Object.fromEntries(paths.map((path, at) => ["key" + at, keysAt("$$ROOT", path.split("."))]));
  const keysOf = [{ $match: filter }, { $project: { kind: "$__proto__", keys: keys } }];
  const stored = [{ $match: { ["__proto__"]: { $exists: true } } }, ...keysOf];
  const all = [];
  for (const one of kinds.filter(one => exists(one.name))) {
    const own = one.name === "stats", copying = !own && isCopying(one);
    const there = name => ({ $lookup: { from: name, localField: "_id", foreignField: "_id", as: "same" } });
    if (copying) stored.push(there(one.name), { $match: { $or: [{ kind: { $ne: one.kind } }, { same: [] }] } });
    const pipeline = [{ $match: own ? { ["__proto__"]: { $exists: false } } : {} }, { $set: { ["__proto__"]: { $literal: one.kind } } }, ...one.stages, ...keysOf];
    if (!own && !copying) pipeline.push(there("stats"), { $match: { same: { $not: { $elemMatch: { ["__proto__"]: one.kind } } } } });
    all.push({ $unionWith: { coll: one.name, pipeline: pipeline } });
  }
  const twice = db.getCollection("stats").aggregate([
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
for (const name of ["what\"is_1", "end */_1"]) if (db.getCollection("stats").getIndexes().some(one => one.name === name)) db.getCollection("stats").dropIndex(name);
db.getCollection("stats").createIndex({ ["__proto__"]: 1, "what\"is": 1 }, { unique: true });
db.getCollection("stats").createIndex({ "end */": 1 }, { partialFilterExpression: { ["__proto__"]: "$a" }, expireAfterSeconds: 315360000 });
db.getCollection("stats").createIndex({ type: 1 });
db.getCollection("stats").createIndex({ both: 1 }, { partialFilterExpression: { ["__proto__"]: "b\"" } });
// === step: Copy (Needs MongoDB 4.2.)
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForStats(name) {
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
function isComparedForStats(name, kind) {
  const state = db.getCollection("stats.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.getCollection("stats").findOne({ ["__proto__"]: kind }, { _id: 1 }) !== null && state === stateForStats(name);
}
db.getCollection("stats").updateMany({ ["__proto__"]: { $exists: false } }, [
  { $set: { ["__proto__"]: { $literal: "$a" } } },
]);
if (db.getCollectionInfos({ name: "b`s */" }).length > 0 && !isComparedForStats("b`s */", "b\"")) {
// While it is noted as being copied nobody uses the copies, and what was changed here is newer; later what is there.
const notes = db.getCollection("stats.compared");
if (!notes.findOne({ _id: "b`s */" }) && !db.getCollection("stats").findOne({ ["__proto__"]: "b\"" }, { _id: 1 })) notes.insertOne({ _id: "b`s */", state: "copying" });
const copying = notes.findOne({ _id: "b`s */" })?.state === "copying";
const newer = [{ $replaceWith: { $cond: [{ $eq: ["$__proto__", { $literal: "b\"" }] }, "$$new", "$$ROOT"] } }];
db.getCollection("b`s */").aggregate([
  { $set: { ["__proto__"]: { $literal: "b\"" } } },
  { $merge: { into: "stats", on: "_id", whenMatched: copying ? newer : [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
]);
}
if (db.getCollectionInfos({ name: "c{1}" }).length > 0 && !isComparedForStats("c{1}", "c */")) {
// While it is noted as being copied nobody uses the copies, and what was changed here is newer; later what is there.
const notes = db.getCollection("stats.compared");
if (!notes.findOne({ _id: "c{1}" }) && !db.getCollection("stats").findOne({ ["__proto__"]: "c */" }, { _id: 1 })) notes.insertOne({ _id: "c{1}", state: "copying" });
const copying = notes.findOne({ _id: "c{1}" })?.state === "copying";
const newer = [{ $replaceWith: { $cond: [{ $eq: ["$__proto__", { $literal: "c */" }] }, "$$new", "$$ROOT"] } }];
db.getCollection("c{1}").aggregate([
  { $set: { ["__proto__"]: { $literal: "c */" } } },
  { $merge: { into: "stats", on: "_id", whenMatched: copying ? newer : [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
]);
}
// === step: Compare ()
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForStats(name) {
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
function isComparedForStats(name, kind) {
  const state = db.getCollection("stats.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.getCollection("stats").findOne({ ["__proto__"]: kind }, { _id: 1 }) !== null && state === stateForStats(name);
}
function kindsOfStats() {
  return [
    { name: "stats", kind: "$a" },
    { name: "b`s */", kind: "b\"" },
    { name: "c{1}", kind: "c */" },
  ];
}
// Documents of a kind that are not in the one collection, or not as this kind.
function missingInStats({ name, kind }) {
  if (name === "stats") return db.getCollection("stats").countDocuments({ ["__proto__"]: { $exists: false } });
  if (isComparedForStats(name, kind)) return 0;
  return db.getCollection(name).aggregate([
    { $lookup: { from: "stats", localField: "_id", foreignField: "_id", as: "copy" } },
    { $match: { copy: { $not: { $elemMatch: { ["__proto__"]: kind } } } } },
    { $count: "n" },
  ]).toArray()[0]?.n ?? 0;
}
for (const one of kindsOfStats()) {
  const left = missingInStats(one);
  print(one.name, db.getCollection(one.name).countDocuments({}), one.kind, db.getCollection("stats").countDocuments({ ["__proto__"]: one.kind }), "missing (must be none)", left);
  if (left > 0) throw new Error("run the step before once more: " + one.name);
}
if (db.getCollectionInfos({ name: "b`s */" }).length > 0) {
  const note = db.getCollection("stats.compared").findOne({ _id: "b`s */" });
  const copying = note?.state === "copying";
  const state = stateForStats("b`s */");
  const different = state !== null && note?.state === state ? [] : db.getCollection("b`s */").aggregate([
    { $set: { ["__proto__"]: { $literal: "b\"" } } },
    { $lookup: { from: "stats", let: { id: "$_id", item: "$$ROOT" }, as: "same", pipeline: [
      { $match: { $expr: { $and: [{ $eq: ["$_id", "$$id"] }, { $setEquals: [{ $objectToArray: "$$ROOT" }, { $objectToArray: "$$item" }] }] } } },
      { $project: { _id: 1 } },
    ] } },
    { $match: { same: [] } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (different.length > 0 && copying) throw new Error("these documents of " + "b`s */" + " have changed since they were copied: stop those who write, then run the step before once more: " + EJSON.stringify(different));
  if (different.length > 0) throw new Error("somebody has written into " + "b`s */" + " since it was compared, and these documents differ from those in " + "stats" + ". Nobody can say which ones are newer: stop those who write. While nothing uses " + "stats" + " yet, say so by db.getCollection(" + EJSON.stringify("stats.compared") + ").updateOne(" + EJSON.stringify({ _id: "b`s */" }) + ", { $set: { state: \"copying\" } }) and run the step before once more; else make them the same: " + EJSON.stringify(different));
  const gone = !copying || !db.getCollection("b`s */").findOne({}, { _id: 1 }) ? [] : db.getCollection("stats").aggregate([
    { $match: { ["__proto__"]: "b\"" } },
    { $project: { _id: 1 } },
    { $lookup: { from: "b`s */", localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "same" } },
    { $match: { same: [] } },
    { $limit: 20 },
  ]).toArray().map(one => one._id);
  if (gone.length > 0) throw new Error("these documents are in " + "stats" + " and not in " + "b`s */" + ". If they were deleted after they had been copied, delete them in " + "stats" + " too: " + EJSON.stringify(gone));
  if (note?.state !== state) db.getCollection("stats.compared").updateOne({ _id: "b`s */" }, { $set: { state: state } }, { upsert: true });
}
if (db.getCollectionInfos({ name: "c{1}" }).length > 0) {
  const note = db.getCollection("stats.compared").findOne({ _id: "c{1}" });
  const copying = note?.state === "copying";
  const state = stateForStats("c{1}");
  const different = state !== null && note?.state === state ? [] : db.getCollection("c{1}").aggregate([
    { $set: { ["__proto__"]: { $literal: "c */" } } },
    { $lookup: { from: "stats", let: { id: "$_id", item: "$$ROOT" }, as: "same", pipeline: [
      { $match: { $expr: { $and: [{ $eq: ["$_id", "$$id"] }, { $setEquals: [{ $objectToArray: "$$ROOT" }, { $objectToArray: "$$item" }] }] } } },
      { $project: { _id: 1 } },
    ] } },
    { $match: { same: [] } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (different.length > 0 && copying) throw new Error("these documents of " + "c{1}" + " have changed since they were copied: stop those who write, then run the step before once more: " + EJSON.stringify(different));
  if (different.length > 0) throw new Error("somebody has written into " + "c{1}" + " since it was compared, and these documents differ from those in " + "stats" + ". Nobody can say which ones are newer: stop those who write. While nothing uses " + "stats" + " yet, say so by db.getCollection(" + EJSON.stringify("stats.compared") + ").updateOne(" + EJSON.stringify({ _id: "c{1}" }) + ", { $set: { state: \"copying\" } }) and run the step before once more; else make them the same: " + EJSON.stringify(different));
  const gone = !copying || !db.getCollection("c{1}").findOne({}, { _id: 1 }) ? [] : db.getCollection("stats").aggregate([
    { $match: { ["__proto__"]: "c */" } },
    { $project: { _id: 1 } },
    { $lookup: { from: "c{1}", localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "same" } },
    { $match: { same: [] } },
    { $limit: 20 },
  ]).toArray().map(one => one._id);
  if (gone.length > 0) throw new Error("these documents are in " + "stats" + " and not in " + "c{1}" + ". If they were deleted after they had been copied, delete them in " + "stats" + " too: " + EJSON.stringify(gone));
  if (note?.state !== state) db.getCollection("stats.compared").updateOne({ _id: "c{1}" }, { $set: { state: state } }, { upsert: true });
}
// === step: Start readers and writers that use the new code ()
// All kinds together, by one query.
function findAllStats(filter = {}, sort = {}) {
  return db.getCollection("stats").find(filter).sort(sort).toArray();
}
// One way through the code for each kind, by its name in handlers.
function handleStats(doc, handlers) {
  if (!Object.hasOwn(handlers, doc.__proto__)) throw new Error("no code for this kind: " + doc.__proto__);
  return handlers[doc.__proto__](doc);
}
// The kind is named, so that the indexes of this kind serve the query.
function findA(filter = {}, sort = {}) {
  return db.getCollection("stats").find({ $and: [{ ["__proto__"]: "$a" }, filter] }).sort(sort).toArray();
}
// fields: what such a document has besides its kind.
function addA(fields) {
  return db.getCollection("stats").insertOne({ ...fields, ["__proto__"]: "$a" }).insertedId;
}
// change: as for updateOne, for example { $set: { … } }. False when there is no such document of this kind.
function changeA(id, change) {
  const result = db.getCollection("stats").updateOne({ _id: id, ["__proto__"]: "$a" }, change);
  return result.matchedCount === 1;
}
function removeA(id) {
  const result = db.getCollection("stats").deleteOne({ _id: id, ["__proto__"]: "$a" });
  return result.deletedCount === 1;
}
// The kind is named, so that the indexes of this kind serve the query.
function findB(filter = {}, sort = {}) {
  return db.getCollection("stats").find({ $and: [{ ["__proto__"]: "b\"" }, filter] }).sort(sort).toArray();
}
// fields: what such a document has besides its kind.
function addB(fields) {
  return db.getCollection("stats").insertOne({ ...fields, ["__proto__"]: "b\"" }).insertedId;
}
// change: as for updateOne, for example { $set: { … } }. False when there is no such document of this kind.
function changeB(id, change) {
  const result = db.getCollection("stats").updateOne({ _id: id, ["__proto__"]: "b\"" }, change);
  return result.matchedCount === 1;
}
function removeB(id) {
  const result = db.getCollection("stats").deleteOne({ _id: id, ["__proto__"]: "b\"" });
  return result.deletedCount === 1;
}
// The kind is named, so that the indexes of this kind serve the query.
function findC(filter = {}, sort = {}) {
  return db.getCollection("stats").find({ $and: [{ ["__proto__"]: "c */" }, filter] }).sort(sort).toArray();
}
// fields: what such a document has besides its kind.
function addC(fields) {
  return db.getCollection("stats").insertOne({ ...fields, ["__proto__"]: "c */" }).insertedId;
}
// change: as for updateOne, for example { $set: { … } }. False when there is no such document of this kind.
function changeC(id, change) {
  const result = db.getCollection("stats").updateOne({ _id: id, ["__proto__"]: "c */" }, change);
  return result.matchedCount === 1;
}
function removeC(id) {
  const result = db.getCollection("stats").deleteOne({ _id: id, ["__proto__"]: "c */" });
  return result.deletedCount === 1;
}
// === step: Drop the former collections (Only when they are no longer used.)
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForStats(name) {
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
function isComparedForStats(name, kind) {
  const state = db.getCollection("stats.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.getCollection("stats").findOne({ ["__proto__"]: kind }, { _id: 1 }) !== null && state === stateForStats(name);
}
function kindsOfStats() {
  return [
    { name: "stats", kind: "$a" },
    { name: "b`s */", kind: "b\"" },
    { name: "c{1}", kind: "c */" },
  ];
}
// Documents of a kind that are not in the one collection, or not as this kind.
function missingInStats({ name, kind }) {
  if (name === "stats") return db.getCollection("stats").countDocuments({ ["__proto__"]: { $exists: false } });
  if (isComparedForStats(name, kind)) return 0;
  return db.getCollection(name).aggregate([
    { $lookup: { from: "stats", localField: "_id", foreignField: "_id", as: "copy" } },
    { $match: { copy: { $not: { $elemMatch: { ["__proto__"]: kind } } } } },
    { $count: "n" },
  ]).toArray()[0]?.n ?? 0;
}
// All of them are looked at before the first one goes, and those whose links another one holds go before it.
const former = kindsOfStats().filter(one => one.name !== "stats" && db.getCollectionInfos({ name: one.name }).length > 0).reverse();
for (const one of former) {
  if (missingInStats(one) > 0) throw new Error("some documents were not copied: " + one.name);
  const compared = db.getCollection("stats.compared").findOne({ _id: one.name });
  if (!compared || compared.state !== stateForStats(one.name)) throw new Error("somebody has written into " + one.name + " since it was compared: run the steps that copy and compare once more");
}
former.forEach(one => db.getCollection(one.name).drop());
db.getCollection("stats.compared").drop();
// === undo: Stop those who write (What they write meanwhile would be lost.)
// === undo: Copy each kind back ()
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForStats(name) {
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
function isComparedForStats(name, kind) {
  const state = db.getCollection("stats.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.getCollection("stats").findOne({ ["__proto__"]: kind }, { _id: 1 }) !== null && state === stateForStats(name);
}
{
// What new code has deleted is still in the former collection. It goes if nobody has written there since all was compared, and
// before the one collection is emptied.
const notes = db.getCollection("stats.compared");
const state = notes.findOne({ _id: "b`s */" })?.state;
const gone = typeof state !== "string" || state !== stateForStats("b`s */") ? [] : db.getCollection("b`s */").aggregate([
  { $project: { _id: 1 } },
  { $lookup: { from: "stats", localField: "_id", foreignField: "_id", pipeline: [{ $match: { ["__proto__"]: "b\"" } }, { $project: { _id: 1 } }], as: "same" } },
  { $match: { same: [] } },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
for (let from = 0; from < gone.length; from += 1000) db.getCollection("b`s */").deleteMany({ _id: { $in: gone.slice(from, from + 1000) } });
notes.updateOne({ _id: "b`s */" }, { $set: { state: "back" } });
db.getCollection("stats").aggregate([
  { $match: { ["__proto__"]: "b\"" } },
  { $unset: "__proto__" },
  { $merge: { into: "b`s */", on: "_id", whenMatched: [{ $replaceWith: "$$new" }], whenNotMatched: "insert" } },
]);
}
{
// What new code has deleted is still in the former collection. It goes if nobody has written there since all was compared, and
// before the one collection is emptied.
const notes = db.getCollection("stats.compared");
const state = notes.findOne({ _id: "c{1}" })?.state;
const gone = typeof state !== "string" || state !== stateForStats("c{1}") ? [] : db.getCollection("c{1}").aggregate([
  { $project: { _id: 1 } },
  { $lookup: { from: "stats", localField: "_id", foreignField: "_id", pipeline: [{ $match: { ["__proto__"]: "c */" } }, { $project: { _id: 1 } }], as: "same" } },
  { $match: { same: [] } },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
for (let from = 0; from < gone.length; from += 1000) db.getCollection("c{1}").deleteMany({ _id: { $in: gone.slice(from, from + 1000) } });
notes.updateOne({ _id: "c{1}" }, { $set: { state: "back" } });
db.getCollection("stats").aggregate([
  { $match: { ["__proto__"]: "c */" } },
  { $unset: "__proto__" },
  { $merge: { into: "c{1}", on: "_id", whenMatched: [{ $replaceWith: "$$new" }], whenNotMatched: "insert" } },
]);
}
// === undo: Remove what was put together ()
function kindsOfStats() {
  return [
    { name: "stats", kind: "$a" },
    { name: "b`s */", kind: "b\"" },
    { name: "c{1}", kind: "c */" },
  ];
}
for (const { name, kind } of kindsOfStats()) {
  if (name === "stats") continue;
  const left = db.getCollection("stats").aggregate([
    { $match: { ["__proto__"]: kind } },
    { $project: { _id: 1 } },
    { $lookup: { from: name, localField: "_id", foreignField: "_id", as: "copy" } },
    { $match: { copy: [] } },
    { $count: "n" },
  ]).toArray()[0]?.n ?? 0;
  print(name, "not copied back (must be none)", left);
  if (left > 0) throw new Error("run the step before once more: " + name);
}
db.getCollection("stats").updateMany({ ["__proto__"]: "$a" }, [
  { $unset: "__proto__" },
]);
for (const { name, kind } of kindsOfStats()) if (name !== "stats") db.getCollection("stats").deleteMany({ ["__proto__"]: kind });
db.getCollection("stats.compared").drop();
// === undo: Build the former indexes ()
for (const name of ["__proto___1_what\"is_1", "end */_1", "both_1"]) if (db.getCollection("stats").getIndexes().some(one => one.name === name)) db.getCollection("stats").dropIndex(name);
db.getCollection("stats").createIndex({ "what\"is": 1 }, { unique: true });
db.getCollection("stats").createIndex({ "end */": 1 }, { expireAfterSeconds: 315360000 });
db.getCollection("stats").createIndex({ type: 1 });
db.getCollection("b`s */").createIndex({ "what\"is": 1 }, { unique: true });
db.getCollection("b`s */").createIndex({ type: 1 });
db.getCollection("b`s */").createIndex({ both: 1 });
db.getCollection("c{1}").createIndex({ "what\"is": 1 }, { unique: true });
db.getCollection("c{1}").createIndex({ type: 1 });
