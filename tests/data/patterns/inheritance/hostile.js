// === code: Find across the kinds (All */) trips 1, index 
// All kinds together, by one query.
function findAllHelp(filter = {}, sort = {}) {
  return db.getCollection("help").find(filter).sort(sort).toArray();
}
// === code: A way for each kind () trips 0, index 
// One way through the code for each kind, by its name in handlers.
function handleHelp(doc, handlers) {
  if (!Object.hasOwn(handlers, doc["ki`nd \"*/"])) throw new Error("no code for this kind: " + doc["ki`nd \"*/"]);
  return handlers[doc["ki`nd \"*/"]](doc);
}
// === code: Find "$help" (All */) trips 1, index na"me_1
// The kind is named, so that the indexes of this kind serve the query.
function findHelp(filter = {}, sort = {}) {
  return db.getCollection("help").find({ $and: [{ "ki`nd \"*/": "$help" }, filter] }).sort(sort).toArray();
}
// === code: Write "$help" () trips 1, index _id
// fields: what such a document has besides its kind.
function addHelp(fields) {
  return db.getCollection("help").insertOne({ ...fields, "ki`nd \"*/": "$help" }).insertedId;
}
// change: as for updateOne, for example { $set: { … } }. False when there is no such document of this kind.
function changeHelp(id, change) {
  const result = db.getCollection("help").updateOne({ _id: id, "ki`nd \"*/": "$help" }, change);
  return result.matchedCount === 1;
}
function removeHelp(id) {
  const result = db.getCollection("help").deleteOne({ _id: id, "ki`nd \"*/": "$help" });
  return result.deletedCount === 1;
}
// === code: Find "ki"d" () trips 1, index 
// The kind is named, so that the indexes of this kind serve the query.
function findKiD(filter = {}, sort = {}) {
  return db.getCollection("help").find({ $and: [{ "ki`nd \"*/": "ki\"d" }, filter] }).sort(sort).toArray();
}
// === code: Write "ki"d" () trips 1, index _id
// fields: what such a document has besides its kind.
function addKiD(fields) {
  return db.getCollection("help").insertOne({ ...fields, "ki`nd \"*/": "ki\"d" }).insertedId;
}
// change: as for updateOne, for example { $set: { … } }. False when there is no such document of this kind.
function changeKiD(id, change) {
  const result = db.getCollection("help").updateOne({ _id: id, "ki`nd \"*/": "ki\"d" }, change);
  return result.matchedCount === 1;
}
function removeKiD(id) {
  const result = db.getCollection("help").deleteOne({ _id: id, "ki`nd \"*/": "ki\"d" });
  return result.deletedCount === 1;
}
// === code: Find "gr and" (Kids) trips 1, index de`tails.new Date()_1
// The kind is named, so that the indexes of this kind serve the query.
function findGrAnd(filter = {}, sort = {}) {
  return db.getCollection("help").find({ $and: [{ "ki`nd \"*/": "gr\u2028and" }, filter] }).sort(sort).toArray();
}
// === code: Write "gr and" () trips 1, index _id
// fields: what such a document has besides its kind.
function addGrAnd(fields) {
  return db.getCollection("help").insertOne({ ...fields, "ki`nd \"*/": "gr\u2028and" }).insertedId;
}
// change: as for updateOne, for example { $set: { … } }. False when there is no such document of this kind.
function changeGrAnd(id, change) {
  const result = db.getCollection("help").updateOne({ _id: id, "ki`nd \"*/": "gr\u2028and" }, change);
  return result.matchedCount === 1;
}
function removeGrAnd(id) {
  const result = db.getCollection("help").deleteOne({ _id: id, "ki`nd \"*/": "gr\u2028and" });
  return result.deletedCount === 1;
}
// === step: Check (Needs MongoDB 4.4.)
function kindsOfHelp() {
  return [
    { name: "help", kind: "$help" },
    { name: "kid`s \"*/", kind: "ki\"d" },
    { name: "system", kind: "gr\u2028and" },
  ];
}
print("server", db.version());
const clashes = [];
for (const { name, kind } of kindsOfHelp()) {
  print(name, kind, db.getCollection(name).countDocuments({}));
  const own = name === "help" ? [] : db.getCollection(name).find({ "ki`nd \"*/": { $exists: true, $ne: kind } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
  if (own.length > 0) throw new Error("these documents of " + name + " have a field " + "ki`nd \"*/" + " of their own, which would be lost: rename it there first: " + EJSON.stringify(own));
  for (const other of new Set([...kindsOfHelp().map(one => one.name), "help"])) {
    if (other === name) continue;
    const ids = db.getCollection(name).aggregate([
      { $match: { "ki`nd \"*/": { $in: [null, kind] } } },
      { $lookup: { from: other, localField: "_id", foreignField: "_id", as: "same" } },
      { $match: { same: { $elemMatch: { "ki`nd \"*/": { $ne: kind } } } } },
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
for (const one of db.getCollection("help").aggregate([{ $match: { "ki`nd \"*/": { $exists: false } } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.getCollection("help").aggregate([
      { $match: { _id: one._id } },
      { $set: { "ki`nd \"*/": { $literal: "$help" } } },
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
for (const one of db.getCollection("kid`s \"*/").aggregate([{ $match: {  } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.getCollection("kid`s \"*/").aggregate([
      { $match: { _id: one._id } },
      { $set: { "ki`nd \"*/": { $literal: "ki\"d" } } },
      { $set: { "de`tails": { ["__proto__"]: "$__proto__", "con\u2028st": "$con\u2028st" } } }, { $unset: ["__proto__", "con\u2028st"] },
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
for (const one of db.system.aggregate([{ $match: {  } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.system.aggregate([
      { $match: { _id: one._id } },
      { $set: { "ki`nd \"*/": { $literal: "gr\u2028and" } } },
      { $set: { "de`tails": { ["__proto__"]: "$__proto__", "con\u2028st": "$con\u2028st", "new Date()": "$new Date()" } } }, { $unset: ["__proto__", "con\u2028st", "new Date()"] },
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
{ name: "help", kind: "$help", stages: [
  
  ] },
  { name: "kid`s \"*/", kind: "ki\"d", stages: [
  { $set: { "de`tails": { ["__proto__"]: "$__proto__", "con\u2028st": "$con\u2028st" } } }, { $unset: ["__proto__", "con\u2028st"] },
  ] },
  { name: "system", kind: "gr\u2028and", stages: [
  { $set: { "de`tails": { ["__proto__"]: "$__proto__", "con\u2028st": "$con\u2028st", "new Date()": "$new Date()" } } }, { $unset: ["__proto__", "con\u2028st", "new Date()"] },
  ] },
];
const exists = name => db.getCollectionInfos({ name: name }).length > 0;
const state = name => db.getCollection("help.compared").findOne({ _id: name })?.state;
const isCopying = ({ name, kind }) => state(name) === "copying" || (state(name) === undefined && !db.getCollection("help").findOne({ "ki`nd \"*/": kind }, { _id: 1 }));
// What an index holds of a path: each item of arrays once, and null where there is nothing; arrays in arrays it does not enter.
const keysAt = (value, [name, ...below]) => {
  const items = { $cond: [{ $isArray: [value] }, value, [value]] };
  if (name === undefined) return { $cond: [{ $eq: [value, []] }, [[]], { $setUnion: [items] }] };
  return { $cond: [{ $eq: [value, []] }, [null], { $reduce: { input: items, initialValue: [], in: { $setUnion: ["$$value", keysAt({ $cond: [{ $isArray: ["$$this"] }, null, "$$this." + name] }, below)] } } }] };
};
for (const { paths, filter, options } of [
  { paths: ["de`tails.new Date()"], filter: { "ki`nd \"*/": "gr\u2028and" }, options: {} },
]) {
  const keys = Object.fromEntries(paths.map((path, at) => ["key" + at, keysAt("$$ROOT", path.split("."))]));
  const keysOf = [{ $match: filter }, { $project: { kind: "$ki`nd \"*/", keys: keys } }];
  const stored = [{ $match: { "ki`nd \"*/": { $exists: true } } }, ...keysOf];
  const all = [];
  for (const one of kinds.filter(one => exists(one.name))) {
    const own = one.name === "help", copying = !own && isCopying(one);
    const there = name => ({ $lookup: { from: name, localField: "_id", foreignField: "_id", as: "same" } });
    if (copying) stored.push(there(one.name), { $match: { $or: [{ kind: { $ne: one.kind } }, { same: [] }] } });
    const pipeline = [{ $match: own ? { "ki`nd \"*/": { $exists: false } } : {} }, { $set: { "ki`nd \"*/": { $literal: one.kind } } }, ...one.stages, ...keysOf];
    if (!own && !copying) pipeline.push(there("help"), { $match: { same: { $not: { $elemMatch: { "ki`nd \"*/": one.kind } } } } });
    all.push({ $unionWith: { coll: one.name, pipeline: pipeline } });
  }
  const twice = db.getCollection("help").aggregate([
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
db.getCollection("help").createIndex({ "de`tails.new Date()": 1 }, { unique: true, partialFilterExpression: { "ki`nd \"*/": "gr\u2028and" } });
db.getCollection("help").createIndex({ "na\"me": 1 });
// === step: Copy (Needs MongoDB 4.2.)
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForHelp(name) {
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
function isComparedForHelp(name, kind) {
  const state = db.getCollection("help.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.getCollection("help").findOne({ "ki`nd \"*/": kind }, { _id: 1 }) !== null && state === stateForHelp(name);
}
db.getCollection("help").updateMany({ "ki`nd \"*/": { $exists: false } }, [
  { $set: { "ki`nd \"*/": { $literal: "$help" } } },
]);
if (db.getCollectionInfos({ name: "kid`s \"*/" }).length > 0 && !isComparedForHelp("kid`s \"*/", "ki\"d")) {
// While it is noted as being copied nobody uses the copies, and what was changed here is newer; later what is there.
const notes = db.getCollection("help.compared");
if (!notes.findOne({ _id: "kid`s \"*/" }) && !db.getCollection("help").findOne({ "ki`nd \"*/": "ki\"d" }, { _id: 1 })) notes.insertOne({ _id: "kid`s \"*/", state: "copying" });
const copying = notes.findOne({ _id: "kid`s \"*/" })?.state === "copying";
const newer = [{ $replaceWith: { $cond: [{ $eq: ["$ki`nd \"*/", { $literal: "ki\"d" }] }, "$$new", "$$ROOT"] } }];
db.getCollection("kid`s \"*/").aggregate([
  { $set: { "ki`nd \"*/": { $literal: "ki\"d" } } },
  { $set: { "de`tails": { ["__proto__"]: "$__proto__", "con\u2028st": "$con\u2028st" } } }, { $unset: ["__proto__", "con\u2028st"] },
  { $merge: { into: "help", on: "_id", whenMatched: copying ? newer : [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
]);
}
if (db.getCollectionInfos({ name: "system" }).length > 0 && !isComparedForHelp("system", "gr\u2028and")) {
// While it is noted as being copied nobody uses the copies, and what was changed here is newer; later what is there.
const notes = db.getCollection("help.compared");
if (!notes.findOne({ _id: "system" }) && !db.getCollection("help").findOne({ "ki`nd \"*/": "gr\u2028and" }, { _id: 1 })) notes.insertOne({ _id: "system", state: "copying" });
const copying = notes.findOne({ _id: "system" })?.state === "copying";
const newer = [{ $replaceWith: { $cond: [{ $eq: ["$ki`nd \"*/", { $literal: "gr\u2028and" }] }, "$$new", "$$ROOT"] } }];
db.system.aggregate([
  { $set: { "ki`nd \"*/": { $literal: "gr\u2028and" } } },
  { $set: { "de`tails": { ["__proto__"]: "$__proto__", "con\u2028st": "$con\u2028st", "new Date()": "$new Date()" } } }, { $unset: ["__proto__", "con\u2028st", "new Date()"] },
  { $merge: { into: "help", on: "_id", whenMatched: copying ? newer : [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
]);
}
// === step: Compare ()
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForHelp(name) {
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
function isComparedForHelp(name, kind) {
  const state = db.getCollection("help.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.getCollection("help").findOne({ "ki`nd \"*/": kind }, { _id: 1 }) !== null && state === stateForHelp(name);
}
function kindsOfHelp() {
  return [
    { name: "help", kind: "$help" },
    { name: "kid`s \"*/", kind: "ki\"d" },
    { name: "system", kind: "gr\u2028and" },
  ];
}
// Documents of a kind that are not in the one collection, or not as this kind.
function missingInHelp({ name, kind }) {
  if (name === "help") return db.getCollection("help").countDocuments({ "ki`nd \"*/": { $exists: false } });
  if (isComparedForHelp(name, kind)) return 0;
  return db.getCollection(name).aggregate([
    { $lookup: { from: "help", localField: "_id", foreignField: "_id", as: "copy" } },
    { $match: { copy: { $not: { $elemMatch: { "ki`nd \"*/": kind } } } } },
    { $count: "n" },
  ]).toArray()[0]?.n ?? 0;
}
for (const one of kindsOfHelp()) {
  const left = missingInHelp(one);
  print(one.name, db.getCollection(one.name).countDocuments({}), one.kind, db.getCollection("help").countDocuments({ "ki`nd \"*/": one.kind }), "missing (must be none)", left);
  if (left > 0) throw new Error("run the step before once more: " + one.name);
}
if (db.getCollectionInfos({ name: "kid`s \"*/" }).length > 0) {
  const note = db.getCollection("help.compared").findOne({ _id: "kid`s \"*/" });
  const copying = note?.state === "copying";
  const state = stateForHelp("kid`s \"*/");
  const different = state !== null && note?.state === state ? [] : db.getCollection("kid`s \"*/").aggregate([
    { $set: { "ki`nd \"*/": { $literal: "ki\"d" } } },
    { $set: { "de`tails": { ["__proto__"]: "$__proto__", "con\u2028st": "$con\u2028st" } } }, { $unset: ["__proto__", "con\u2028st"] },
    { $lookup: { from: "help", let: { id: "$_id", item: "$$ROOT" }, as: "same", pipeline: [
      { $match: { $expr: { $and: [{ $eq: ["$_id", "$$id"] }, { $setEquals: [{ $objectToArray: "$$ROOT" }, { $objectToArray: "$$item" }] }] } } },
      { $project: { _id: 1 } },
    ] } },
    { $match: { same: [] } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (different.length > 0 && copying) throw new Error("these documents of " + "kid`s \"*/" + " have changed since they were copied: stop those who write, then run the step before once more: " + EJSON.stringify(different));
  if (different.length > 0) throw new Error("somebody has written into " + "kid`s \"*/" + " since it was compared, and these documents differ from those in " + "help" + ". Nobody can say which ones are newer: stop those who write. While nothing uses " + "help" + " yet, say so by db.getCollection(" + EJSON.stringify("help.compared") + ").updateOne(" + EJSON.stringify({ _id: "kid`s \"*/" }) + ", { $set: { state: \"copying\" } }) and run the step before once more; else make them the same: " + EJSON.stringify(different));
  const gone = !copying || !db.getCollection("kid`s \"*/").findOne({}, { _id: 1 }) ? [] : db.getCollection("help").aggregate([
    { $match: { "ki`nd \"*/": "ki\"d" } },
    { $project: { _id: 1 } },
    { $lookup: { from: "kid`s \"*/", localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "same" } },
    { $match: { same: [] } },
    { $limit: 20 },
  ]).toArray().map(one => one._id);
  if (gone.length > 0) throw new Error("these documents are in " + "help" + " and not in " + "kid`s \"*/" + ". If they were deleted after they had been copied, delete them in " + "help" + " too: " + EJSON.stringify(gone));
  if (note?.state !== state) db.getCollection("help.compared").updateOne({ _id: "kid`s \"*/" }, { $set: { state: state } }, { upsert: true });
}
if (db.getCollectionInfos({ name: "system" }).length > 0) {
  const note = db.getCollection("help.compared").findOne({ _id: "system" });
  const copying = note?.state === "copying";
  const state = stateForHelp("system");
  const different = state !== null && note?.state === state ? [] : db.system.aggregate([
    { $set: { "ki`nd \"*/": { $literal: "gr\u2028and" } } },
    { $set: { "de`tails": { ["__proto__"]: "$__proto__", "con\u2028st": "$con\u2028st", "new Date()": "$new Date()" } } }, { $unset: ["__proto__", "con\u2028st", "new Date()"] },
    { $lookup: { from: "help", let: { id: "$_id", item: "$$ROOT" }, as: "same", pipeline: [
      { $match: { $expr: { $and: [{ $eq: ["$_id", "$$id"] }, { $setEquals: [{ $objectToArray: "$$ROOT" }, { $objectToArray: "$$item" }] }] } } },
      { $project: { _id: 1 } },
    ] } },
    { $match: { same: [] } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (different.length > 0 && copying) throw new Error("these documents of " + "system" + " have changed since they were copied: stop those who write, then run the step before once more: " + EJSON.stringify(different));
  if (different.length > 0) throw new Error("somebody has written into " + "system" + " since it was compared, and these documents differ from those in " + "help" + ". Nobody can say which ones are newer: stop those who write. While nothing uses " + "help" + " yet, say so by db.getCollection(" + EJSON.stringify("help.compared") + ").updateOne(" + EJSON.stringify({ _id: "system" }) + ", { $set: { state: \"copying\" } }) and run the step before once more; else make them the same: " + EJSON.stringify(different));
  const gone = !copying || !db.system.findOne({}, { _id: 1 }) ? [] : db.getCollection("help").aggregate([
    { $match: { "ki`nd \"*/": "gr\u2028and" } },
    { $project: { _id: 1 } },
    { $lookup: { from: "system", localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "same" } },
    { $match: { same: [] } },
    { $limit: 20 },
  ]).toArray().map(one => one._id);
  if (gone.length > 0) throw new Error("these documents are in " + "help" + " and not in " + "system" + ". If they were deleted after they had been copied, delete them in " + "help" + " too: " + EJSON.stringify(gone));
  if (note?.state !== state) db.getCollection("help.compared").updateOne({ _id: "system" }, { $set: { state: state } }, { upsert: true });
}
// === step: Start readers and writers that use the new code ()
// All kinds together, by one query.
function findAllHelp(filter = {}, sort = {}) {
  return db.getCollection("help").find(filter).sort(sort).toArray();
}
// One way through the code for each kind, by its name in handlers.
function handleHelp(doc, handlers) {
  if (!Object.hasOwn(handlers, doc["ki`nd \"*/"])) throw new Error("no code for this kind: " + doc["ki`nd \"*/"]);
  return handlers[doc["ki`nd \"*/"]](doc);
}
// The kind is named, so that the indexes of this kind serve the query.
function findHelp(filter = {}, sort = {}) {
  return db.getCollection("help").find({ $and: [{ "ki`nd \"*/": "$help" }, filter] }).sort(sort).toArray();
}
// fields: what such a document has besides its kind.
function addHelp(fields) {
  return db.getCollection("help").insertOne({ ...fields, "ki`nd \"*/": "$help" }).insertedId;
}
// change: as for updateOne, for example { $set: { … } }. False when there is no such document of this kind.
function changeHelp(id, change) {
  const result = db.getCollection("help").updateOne({ _id: id, "ki`nd \"*/": "$help" }, change);
  return result.matchedCount === 1;
}
function removeHelp(id) {
  const result = db.getCollection("help").deleteOne({ _id: id, "ki`nd \"*/": "$help" });
  return result.deletedCount === 1;
}
// The kind is named, so that the indexes of this kind serve the query.
function findKiD(filter = {}, sort = {}) {
  return db.getCollection("help").find({ $and: [{ "ki`nd \"*/": "ki\"d" }, filter] }).sort(sort).toArray();
}
// fields: what such a document has besides its kind.
function addKiD(fields) {
  return db.getCollection("help").insertOne({ ...fields, "ki`nd \"*/": "ki\"d" }).insertedId;
}
// change: as for updateOne, for example { $set: { … } }. False when there is no such document of this kind.
function changeKiD(id, change) {
  const result = db.getCollection("help").updateOne({ _id: id, "ki`nd \"*/": "ki\"d" }, change);
  return result.matchedCount === 1;
}
function removeKiD(id) {
  const result = db.getCollection("help").deleteOne({ _id: id, "ki`nd \"*/": "ki\"d" });
  return result.deletedCount === 1;
}
// The kind is named, so that the indexes of this kind serve the query.
function findGrAnd(filter = {}, sort = {}) {
  return db.getCollection("help").find({ $and: [{ "ki`nd \"*/": "gr\u2028and" }, filter] }).sort(sort).toArray();
}
// fields: what such a document has besides its kind.
function addGrAnd(fields) {
  return db.getCollection("help").insertOne({ ...fields, "ki`nd \"*/": "gr\u2028and" }).insertedId;
}
// change: as for updateOne, for example { $set: { … } }. False when there is no such document of this kind.
function changeGrAnd(id, change) {
  const result = db.getCollection("help").updateOne({ _id: id, "ki`nd \"*/": "gr\u2028and" }, change);
  return result.matchedCount === 1;
}
function removeGrAnd(id) {
  const result = db.getCollection("help").deleteOne({ _id: id, "ki`nd \"*/": "gr\u2028and" });
  return result.deletedCount === 1;
}
// === step: Drop the former collections (Only when they are no longer used.)
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForHelp(name) {
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
function isComparedForHelp(name, kind) {
  const state = db.getCollection("help.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.getCollection("help").findOne({ "ki`nd \"*/": kind }, { _id: 1 }) !== null && state === stateForHelp(name);
}
function kindsOfHelp() {
  return [
    { name: "help", kind: "$help" },
    { name: "kid`s \"*/", kind: "ki\"d" },
    { name: "system", kind: "gr\u2028and" },
  ];
}
// Documents of a kind that are not in the one collection, or not as this kind.
function missingInHelp({ name, kind }) {
  if (name === "help") return db.getCollection("help").countDocuments({ "ki`nd \"*/": { $exists: false } });
  if (isComparedForHelp(name, kind)) return 0;
  return db.getCollection(name).aggregate([
    { $lookup: { from: "help", localField: "_id", foreignField: "_id", as: "copy" } },
    { $match: { copy: { $not: { $elemMatch: { "ki`nd \"*/": kind } } } } },
    { $count: "n" },
  ]).toArray()[0]?.n ?? 0;
}
// All of them are looked at before the first one goes, and those whose links another one holds go before it.
const former = kindsOfHelp().filter(one => one.name !== "help" && db.getCollectionInfos({ name: one.name }).length > 0).reverse();
for (const one of former) {
  if (missingInHelp(one) > 0) throw new Error("some documents were not copied: " + one.name);
  const compared = db.getCollection("help.compared").findOne({ _id: one.name });
  if (!compared || compared.state !== stateForHelp(one.name)) throw new Error("somebody has written into " + one.name + " since it was compared: run the steps that copy and compare once more");
}
former.forEach(one => db.getCollection(one.name).drop());
db.getCollection("help.compared").drop();
// === undo: Stop those who write (What they write meanwhile would be lost.)
// === undo: Copy each kind back ()
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForHelp(name) {
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
function isComparedForHelp(name, kind) {
  const state = db.getCollection("help.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.getCollection("help").findOne({ "ki`nd \"*/": kind }, { _id: 1 }) !== null && state === stateForHelp(name);
}
{
// What new code has deleted is still in the former collection. It goes if nobody has written there since all was compared, and
// before the one collection is emptied.
const notes = db.getCollection("help.compared");
const state = notes.findOne({ _id: "kid`s \"*/" })?.state;
const gone = typeof state !== "string" || state !== stateForHelp("kid`s \"*/") ? [] : db.getCollection("kid`s \"*/").aggregate([
  { $project: { _id: 1 } },
  { $lookup: { from: "help", localField: "_id", foreignField: "_id", pipeline: [{ $match: { "ki`nd \"*/": "ki\"d" } }, { $project: { _id: 1 } }], as: "same" } },
  { $match: { same: [] } },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
for (let from = 0; from < gone.length; from += 1000) db.getCollection("kid`s \"*/").deleteMany({ _id: { $in: gone.slice(from, from + 1000) } });
notes.updateOne({ _id: "kid`s \"*/" }, { $set: { state: "back" } });
db.getCollection("help").aggregate([
  { $match: { "ki`nd \"*/": "ki\"d" } },
  { $replaceRoot: { newRoot: { $mergeObjects: ["$$ROOT", "$de`tails"] } } }, { $unset: "de`tails" },
  { $unset: "ki`nd \"*/" },
  { $merge: { into: "kid`s \"*/", on: "_id", whenMatched: [{ $replaceWith: "$$new" }], whenNotMatched: "insert" } },
]);
}
{
// What new code has deleted is still in the former collection. It goes if nobody has written there since all was compared, and
// before the one collection is emptied.
const notes = db.getCollection("help.compared");
const state = notes.findOne({ _id: "system" })?.state;
const gone = typeof state !== "string" || state !== stateForHelp("system") ? [] : db.system.aggregate([
  { $project: { _id: 1 } },
  { $lookup: { from: "help", localField: "_id", foreignField: "_id", pipeline: [{ $match: { "ki`nd \"*/": "gr\u2028and" } }, { $project: { _id: 1 } }], as: "same" } },
  { $match: { same: [] } },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
for (let from = 0; from < gone.length; from += 1000) db.system.deleteMany({ _id: { $in: gone.slice(from, from + 1000) } });
notes.updateOne({ _id: "system" }, { $set: { state: "back" } });
db.getCollection("help").aggregate([
  { $match: { "ki`nd \"*/": "gr\u2028and" } },
  { $replaceRoot: { newRoot: { $mergeObjects: ["$$ROOT", "$de`tails"] } } }, { $unset: "de`tails" },
  { $unset: "ki`nd \"*/" },
  { $merge: { into: "system", on: "_id", whenMatched: [{ $replaceWith: "$$new" }], whenNotMatched: "insert" } },
]);
}
// === undo: Remove what was put together ()
function kindsOfHelp() {
  return [
    { name: "help", kind: "$help" },
    { name: "kid`s \"*/", kind: "ki\"d" },
    { name: "system", kind: "gr\u2028and" },
  ];
}
for (const { name, kind } of kindsOfHelp()) {
  if (name === "help") continue;
  const left = db.getCollection("help").aggregate([
    { $match: { "ki`nd \"*/": kind } },
    { $project: { _id: 1 } },
    { $lookup: { from: name, localField: "_id", foreignField: "_id", as: "copy" } },
    { $match: { copy: [] } },
    { $count: "n" },
  ]).toArray()[0]?.n ?? 0;
  print(name, "not copied back (must be none)", left);
  if (left > 0) throw new Error("run the step before once more: " + name);
}
db.getCollection("help").updateMany({ "ki`nd \"*/": "$help" }, [
  { $unset: "ki`nd \"*/" },
]);
for (const { name, kind } of kindsOfHelp()) if (name !== "help") db.getCollection("help").deleteMany({ "ki`nd \"*/": kind });
db.getCollection("help.compared").drop();
// === undo: Build the former indexes ()
for (const name of ["de`tails.new Date()_1"]) if (db.getCollection("help").getIndexes().some(one => one.name === name)) db.getCollection("help").dropIndex(name);
db.getCollection("help").createIndex({ "na\"me": 1 });
db.system.createIndex({ "new Date()": 1 }, { unique: true });
