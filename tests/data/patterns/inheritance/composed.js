// === code: Find across the kinds (Show vessel) trips 1, index 
// All kinds together, by one query.
function findAllVessels(filter = {}, sort = {}) {
  return db.vessels.find(filter).sort(sort).toArray();
}
// === code: A way for each kind () trips 0, index 
// One way through the code for each kind, by its name in handlers.
function handleVessels(doc, handlers) {
  if (!Object.hasOwn(handlers, doc.type)) throw new Error("no code for this kind: " + doc.type);
  return handlers[doc.type](doc);
}
// === code: Find "ferry" (Ferries with room) trips 1, index passengers_-1
// The kind is named, so that the indexes of this kind serve the query.
function findFerry(filter = {}, sort = {}) {
  return db.vessels.find({ $and: [{ type: "ferry" }, filter] }).sort(sort).toArray();
}
// === code: Write "ferry" (Build ferry) trips 1, index _id
// fields: what such a document has besides its kind.
function addFerry(fields) {
  return db.vessels.insertOne({ ...fields, type: "ferry" }).insertedId;
}
// change: as for updateOne, for example { $set: { … } }. False when there is no such document of this kind.
function changeFerry(id, change) {
  const result = db.vessels.updateOne({ _id: id, type: "ferry" }, change);
  return result.matchedCount === 1;
}
function removeFerry(id) {
  const result = db.vessels.deleteOne({ _id: id, type: "ferry" });
  return result.deletedCount === 1;
}
// === code: Find "tug" (Tugs in service) trips 1, index type_1_status_1
// The kind is named, so that the indexes of this kind serve the query.
function findTug(filter = {}, sort = {}) {
  return db.vessels.find({ $and: [{ type: "tug" }, filter] }).sort(sort).toArray();
}
// === code: Write "tug" () trips 1, index _id
// fields: what such a document has besides its kind.
function addTug(fields) {
  return db.vessels.insertOne({ ...fields, type: "tug" }).insertedId;
}
// change: as for updateOne, for example { $set: { … } }. False when there is no such document of this kind.
function changeTug(id, change) {
  const result = db.vessels.updateOne({ _id: id, type: "tug" }, change);
  return result.matchedCount === 1;
}
function removeTug(id) {
  const result = db.vessels.deleteOne({ _id: id, type: "tug" });
  return result.deletedCount === 1;
}
// === step: Check (Needs MongoDB 4.4.)
function kindsOfVessels() {
  return [
    { name: "ferries", kind: "ferry" },
    { name: "tugs", kind: "tug" },
  ];
}
print("server", db.version());
const clashes = [];
for (const { name, kind } of kindsOfVessels()) {
  print(name, kind, db.getCollection(name).countDocuments({}));
  const own = name === "vessels" ? [] : db.getCollection(name).find({ type: { $exists: true, $ne: kind } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
  if (own.length > 0) throw new Error("these documents of " + name + " have a field " + "type" + " of their own, which would be lost: rename it there first: " + EJSON.stringify(own));
  for (const other of new Set([...kindsOfVessels().map(one => one.name), "vessels"])) {
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
for (const one of db.ferries.aggregate([{ $match: {  } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.ferries.aggregate([
      { $match: { _id: one._id } },
      { $set: { type: { $literal: "ferry" } } },
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
for (const one of db.tugs.aggregate([{ $match: {  } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.tugs.aggregate([
      { $match: { _id: one._id } },
      { $set: { type: { $literal: "tug" } } },
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
{ name: "ferries", kind: "ferry", stages: [
  
  ] },
  { name: "tugs", kind: "tug", stages: [
  
  ] },
];
const exists = name => db.getCollectionInfos({ name: name }).length > 0;
const state = name => db.getCollection("vessels.compared").findOne({ _id: name })?.state;
const isCopying = ({ name, kind }) => state(name) === "copying" || (state(name) === undefined && !db.vessels.findOne({ type: kind }, { _id: 1 }));
// What an index holds of a path: each item of arrays once, and null where there is nothing; arrays in arrays it does not enter.
const keysAt = (value, [name, ...below]) => {
  const items = { $cond: [{ $isArray: [value] }, value, [value]] };
  if (name === undefined) return { $cond: [{ $eq: [value, []] }, [[]], { $setUnion: [items] }] };
  return { $cond: [{ $eq: [value, []] }, [null], { $reduce: { input: items, initialValue: [], in: { $setUnion: ["$$value", keysAt({ $cond: [{ $isArray: ["$$this"] }, null, "$$this." + name] }, below)] } } }] };
};
for (const { paths, filter, options } of [
  { paths: ["imo"], filter: {}, options: {} },
  { paths: ["licence"], filter: { type: "tug" }, options: {} },
]) {
  const keys = Object.fromEntries(paths.map((path, at) => ["key" + at, keysAt("$$ROOT", path.split("."))]));
  const keysOf = [{ $match: filter }, { $project: { kind: "$type", keys: keys } }];
  const stored = [{ $match: { type: { $exists: true } } }, ...keysOf];
  const all = [];
  for (const one of kinds.filter(one => exists(one.name))) {
    const own = one.name === "vessels", copying = !own && isCopying(one);
    const there = name => ({ $lookup: { from: name, localField: "_id", foreignField: "_id", as: "same" } });
    if (copying) stored.push(there(one.name), { $match: { $or: [{ kind: { $ne: one.kind } }, { same: [] }] } });
    const pipeline = [{ $match: own ? { type: { $exists: false } } : {} }, { $set: { type: { $literal: one.kind } } }, ...one.stages, ...keysOf];
    if (!own && !copying) pipeline.push(there("vessels"), { $match: { same: { $not: { $elemMatch: { type: one.kind } } } } });
    all.push({ $unionWith: { coll: one.name, pipeline: pipeline } });
  }
  const twice = db.vessels.aggregate([
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
db.vessels.createIndex({ imo: 1 }, { unique: true });
db.vessels.createIndex({ licence: 1 }, { unique: true, partialFilterExpression: { type: "tug" } });
db.vessels.createIndex({ passengers: -1 }, { partialFilterExpression: { type: "ferry" } });
db.vessels.createIndex({ type: 1, status: 1 });
// === step: Copy (Needs MongoDB 4.2.)
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForVessels(name) {
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
function isComparedForVessels(name, kind) {
  const state = db.getCollection("vessels.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.vessels.findOne({ type: kind }, { _id: 1 }) !== null && state === stateForVessels(name);
}
if (db.getCollectionInfos({ name: "ferries" }).length > 0 && !isComparedForVessels("ferries", "ferry")) {
// While it is noted as being copied nobody uses the copies, and what was changed here is newer; later what is there.
const notes = db.getCollection("vessels.compared");
if (!notes.findOne({ _id: "ferries" }) && !db.vessels.findOne({ type: "ferry" }, { _id: 1 })) notes.insertOne({ _id: "ferries", state: "copying" });
const copying = notes.findOne({ _id: "ferries" })?.state === "copying";
const newer = [{ $replaceWith: { $cond: [{ $eq: ["$type", { $literal: "ferry" }] }, "$$new", "$$ROOT"] } }];
db.ferries.aggregate([
  { $set: { type: { $literal: "ferry" } } },
  { $merge: { into: "vessels", on: "_id", whenMatched: copying ? newer : [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
]);
}
if (db.getCollectionInfos({ name: "tugs" }).length > 0 && !isComparedForVessels("tugs", "tug")) {
// While it is noted as being copied nobody uses the copies, and what was changed here is newer; later what is there.
const notes = db.getCollection("vessels.compared");
if (!notes.findOne({ _id: "tugs" }) && !db.vessels.findOne({ type: "tug" }, { _id: 1 })) notes.insertOne({ _id: "tugs", state: "copying" });
const copying = notes.findOne({ _id: "tugs" })?.state === "copying";
const newer = [{ $replaceWith: { $cond: [{ $eq: ["$type", { $literal: "tug" }] }, "$$new", "$$ROOT"] } }];
db.tugs.aggregate([
  { $set: { type: { $literal: "tug" } } },
  { $merge: { into: "vessels", on: "_id", whenMatched: copying ? newer : [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
]);
}
// === step: Compare ()
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForVessels(name) {
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
function isComparedForVessels(name, kind) {
  const state = db.getCollection("vessels.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.vessels.findOne({ type: kind }, { _id: 1 }) !== null && state === stateForVessels(name);
}
function kindsOfVessels() {
  return [
    { name: "ferries", kind: "ferry" },
    { name: "tugs", kind: "tug" },
  ];
}
// Documents of a kind that are not in the one collection, or not as this kind.
function missingInVessels({ name, kind }) {
  if (name === "vessels") return db.vessels.countDocuments({ type: { $exists: false } });
  if (isComparedForVessels(name, kind)) return 0;
  return db.getCollection(name).aggregate([
    { $lookup: { from: "vessels", localField: "_id", foreignField: "_id", as: "copy" } },
    { $match: { copy: { $not: { $elemMatch: { type: kind } } } } },
    { $count: "n" },
  ]).toArray()[0]?.n ?? 0;
}
for (const one of kindsOfVessels()) {
  const left = missingInVessels(one);
  print(one.name, db.getCollection(one.name).countDocuments({}), one.kind, db.vessels.countDocuments({ type: one.kind }), "missing (must be none)", left);
  if (left > 0) throw new Error("run the step before once more: " + one.name);
}
if (db.getCollectionInfos({ name: "ferries" }).length > 0) {
  const note = db.getCollection("vessels.compared").findOne({ _id: "ferries" });
  const copying = note?.state === "copying";
  const state = stateForVessels("ferries");
  const different = state !== null && note?.state === state ? [] : db.ferries.aggregate([
    { $set: { type: { $literal: "ferry" } } },
    { $lookup: { from: "vessels", let: { id: "$_id", item: "$$ROOT" }, as: "same", pipeline: [
      { $match: { $expr: { $and: [{ $eq: ["$_id", "$$id"] }, { $setEquals: [{ $objectToArray: "$$ROOT" }, { $objectToArray: "$$item" }] }] } } },
      { $project: { _id: 1 } },
    ] } },
    { $match: { same: [] } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (different.length > 0 && copying) throw new Error("these documents of " + "ferries" + " have changed since they were copied: stop those who write, then run the step before once more: " + EJSON.stringify(different));
  if (different.length > 0) throw new Error("somebody has written into " + "ferries" + " since it was compared, and these documents differ from those in " + "vessels" + ". Nobody can say which ones are newer: stop those who write. While nothing uses " + "vessels" + " yet, say so by db.getCollection(" + EJSON.stringify("vessels.compared") + ").updateOne(" + EJSON.stringify({ _id: "ferries" }) + ", { $set: { state: \"copying\" } }) and run the step before once more; else make them the same: " + EJSON.stringify(different));
  const gone = !copying || !db.ferries.findOne({}, { _id: 1 }) ? [] : db.vessels.aggregate([
    { $match: { type: "ferry" } },
    { $project: { _id: 1 } },
    { $lookup: { from: "ferries", localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "same" } },
    { $match: { same: [] } },
    { $limit: 20 },
  ]).toArray().map(one => one._id);
  if (gone.length > 0) throw new Error("these documents are in " + "vessels" + " and not in " + "ferries" + ". If they were deleted after they had been copied, delete them in " + "vessels" + " too: " + EJSON.stringify(gone));
  if (note?.state !== state) db.getCollection("vessels.compared").updateOne({ _id: "ferries" }, { $set: { state: state } }, { upsert: true });
}
if (db.getCollectionInfos({ name: "tugs" }).length > 0) {
  const note = db.getCollection("vessels.compared").findOne({ _id: "tugs" });
  const copying = note?.state === "copying";
  const state = stateForVessels("tugs");
  const different = state !== null && note?.state === state ? [] : db.tugs.aggregate([
    { $set: { type: { $literal: "tug" } } },
    { $lookup: { from: "vessels", let: { id: "$_id", item: "$$ROOT" }, as: "same", pipeline: [
      { $match: { $expr: { $and: [{ $eq: ["$_id", "$$id"] }, { $setEquals: [{ $objectToArray: "$$ROOT" }, { $objectToArray: "$$item" }] }] } } },
      { $project: { _id: 1 } },
    ] } },
    { $match: { same: [] } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (different.length > 0 && copying) throw new Error("these documents of " + "tugs" + " have changed since they were copied: stop those who write, then run the step before once more: " + EJSON.stringify(different));
  if (different.length > 0) throw new Error("somebody has written into " + "tugs" + " since it was compared, and these documents differ from those in " + "vessels" + ". Nobody can say which ones are newer: stop those who write. While nothing uses " + "vessels" + " yet, say so by db.getCollection(" + EJSON.stringify("vessels.compared") + ").updateOne(" + EJSON.stringify({ _id: "tugs" }) + ", { $set: { state: \"copying\" } }) and run the step before once more; else make them the same: " + EJSON.stringify(different));
  const gone = !copying || !db.tugs.findOne({}, { _id: 1 }) ? [] : db.vessels.aggregate([
    { $match: { type: "tug" } },
    { $project: { _id: 1 } },
    { $lookup: { from: "tugs", localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "same" } },
    { $match: { same: [] } },
    { $limit: 20 },
  ]).toArray().map(one => one._id);
  if (gone.length > 0) throw new Error("these documents are in " + "vessels" + " and not in " + "tugs" + ". If they were deleted after they had been copied, delete them in " + "vessels" + " too: " + EJSON.stringify(gone));
  if (note?.state !== state) db.getCollection("vessels.compared").updateOne({ _id: "tugs" }, { $set: { state: state } }, { upsert: true });
}
// === step: Start readers and writers that use the new code ()
// All kinds together, by one query.
function findAllVessels(filter = {}, sort = {}) {
  return db.vessels.find(filter).sort(sort).toArray();
}
// One way through the code for each kind, by its name in handlers.
function handleVessels(doc, handlers) {
  if (!Object.hasOwn(handlers, doc.type)) throw new Error("no code for this kind: " + doc.type);
  return handlers[doc.type](doc);
}
// The kind is named, so that the indexes of this kind serve the query.
function findFerry(filter = {}, sort = {}) {
  return db.vessels.find({ $and: [{ type: "ferry" }, filter] }).sort(sort).toArray();
}
// fields: what such a document has besides its kind.
function addFerry(fields) {
  return db.vessels.insertOne({ ...fields, type: "ferry" }).insertedId;
}
// change: as for updateOne, for example { $set: { … } }. False when there is no such document of this kind.
function changeFerry(id, change) {
  const result = db.vessels.updateOne({ _id: id, type: "ferry" }, change);
  return result.matchedCount === 1;
}
function removeFerry(id) {
  const result = db.vessels.deleteOne({ _id: id, type: "ferry" });
  return result.deletedCount === 1;
}
// The kind is named, so that the indexes of this kind serve the query.
function findTug(filter = {}, sort = {}) {
  return db.vessels.find({ $and: [{ type: "tug" }, filter] }).sort(sort).toArray();
}
// fields: what such a document has besides its kind.
function addTug(fields) {
  return db.vessels.insertOne({ ...fields, type: "tug" }).insertedId;
}
// change: as for updateOne, for example { $set: { … } }. False when there is no such document of this kind.
function changeTug(id, change) {
  const result = db.vessels.updateOne({ _id: id, type: "tug" }, change);
  return result.matchedCount === 1;
}
function removeTug(id) {
  const result = db.vessels.deleteOne({ _id: id, type: "tug" });
  return result.deletedCount === 1;
}
// === step: Drop the former collections (Only when they are no longer used.)
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForVessels(name) {
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
function isComparedForVessels(name, kind) {
  const state = db.getCollection("vessels.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.vessels.findOne({ type: kind }, { _id: 1 }) !== null && state === stateForVessels(name);
}
function kindsOfVessels() {
  return [
    { name: "ferries", kind: "ferry" },
    { name: "tugs", kind: "tug" },
  ];
}
// Documents of a kind that are not in the one collection, or not as this kind.
function missingInVessels({ name, kind }) {
  if (name === "vessels") return db.vessels.countDocuments({ type: { $exists: false } });
  if (isComparedForVessels(name, kind)) return 0;
  return db.getCollection(name).aggregate([
    { $lookup: { from: "vessels", localField: "_id", foreignField: "_id", as: "copy" } },
    { $match: { copy: { $not: { $elemMatch: { type: kind } } } } },
    { $count: "n" },
  ]).toArray()[0]?.n ?? 0;
}
// All of them are looked at before the first one goes, and those whose links another one holds go before it.
const former = kindsOfVessels().filter(one => one.name !== "vessels" && db.getCollectionInfos({ name: one.name }).length > 0).reverse();
for (const one of former) {
  if (missingInVessels(one) > 0) throw new Error("some documents were not copied: " + one.name);
  const compared = db.getCollection("vessels.compared").findOne({ _id: one.name });
  if (!compared || compared.state !== stateForVessels(one.name)) throw new Error("somebody has written into " + one.name + " since it was compared: run the steps that copy and compare once more");
}
former.forEach(one => db.getCollection(one.name).drop());
db.getCollection("vessels.compared").drop();
// === undo: Stop those who write (What they write meanwhile would be lost.)
// === undo: Copy each kind back ()
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForVessels(name) {
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
function isComparedForVessels(name, kind) {
  const state = db.getCollection("vessels.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.vessels.findOne({ type: kind }, { _id: 1 }) !== null && state === stateForVessels(name);
}
{
// What new code has deleted is still in the former collection. It goes if nobody has written there since all was compared, and
// before the one collection is emptied.
const notes = db.getCollection("vessels.compared");
const state = notes.findOne({ _id: "ferries" })?.state;
const gone = typeof state !== "string" || state !== stateForVessels("ferries") ? [] : db.ferries.aggregate([
  { $project: { _id: 1 } },
  { $lookup: { from: "vessels", localField: "_id", foreignField: "_id", pipeline: [{ $match: { type: "ferry" } }, { $project: { _id: 1 } }], as: "same" } },
  { $match: { same: [] } },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
for (let from = 0; from < gone.length; from += 1000) db.ferries.deleteMany({ _id: { $in: gone.slice(from, from + 1000) } });
notes.updateOne({ _id: "ferries" }, { $set: { state: "back" } });
db.vessels.aggregate([
  { $match: { type: "ferry" } },
  { $unset: "type" },
  { $merge: { into: "ferries", on: "_id", whenMatched: [{ $replaceWith: "$$new" }], whenNotMatched: "insert" } },
]);
}
{
// What new code has deleted is still in the former collection. It goes if nobody has written there since all was compared, and
// before the one collection is emptied.
const notes = db.getCollection("vessels.compared");
const state = notes.findOne({ _id: "tugs" })?.state;
const gone = typeof state !== "string" || state !== stateForVessels("tugs") ? [] : db.tugs.aggregate([
  { $project: { _id: 1 } },
  { $lookup: { from: "vessels", localField: "_id", foreignField: "_id", pipeline: [{ $match: { type: "tug" } }, { $project: { _id: 1 } }], as: "same" } },
  { $match: { same: [] } },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
for (let from = 0; from < gone.length; from += 1000) db.tugs.deleteMany({ _id: { $in: gone.slice(from, from + 1000) } });
notes.updateOne({ _id: "tugs" }, { $set: { state: "back" } });
db.vessels.aggregate([
  { $match: { type: "tug" } },
  { $unset: "type" },
  { $merge: { into: "tugs", on: "_id", whenMatched: [{ $replaceWith: "$$new" }], whenNotMatched: "insert" } },
]);
}
// === undo: Remove what was put together ()
function kindsOfVessels() {
  return [
    { name: "ferries", kind: "ferry" },
    { name: "tugs", kind: "tug" },
  ];
}
for (const { name, kind } of kindsOfVessels()) {
  if (name === "vessels") continue;
  const left = db.vessels.aggregate([
    { $match: { type: kind } },
    { $project: { _id: 1 } },
    { $lookup: { from: name, localField: "_id", foreignField: "_id", as: "copy" } },
    { $match: { copy: [] } },
    { $count: "n" },
  ]).toArray()[0]?.n ?? 0;
  print(name, "not copied back (must be none)", left);
  if (left > 0) throw new Error("run the step before once more: " + name);
}
for (const { kind } of kindsOfVessels()) db.vessels.deleteMany({ type: kind });
const others = db.vessels.countDocuments({});
if (others === 0) db.vessels.drop();
else print("documents of other kinds, which stay", "vessels", others, db.vessels.distinct("type"));
db.getCollection("vessels.compared").drop();
// === undo: Build the former indexes ()
db.ferries.createIndex({ imo: 1 }, { unique: true });
db.ferries.createIndex({ passengers: -1 });
db.tugs.createIndex({ imo: 1 }, { unique: true });
db.tugs.createIndex({ licence: 1 }, { unique: true });
db.tugs.createIndex({ status: 1 });
// === code: Read with the copied fields (Timetable) trips 1, index departs_1
// What is shown of vessel is there already: no join.
function readTimetable(fromDeparts, beforeDeparts) {
  return db.voyages.find({ departs: { $gte: fromDeparts, $lt: beforeDeparts } });
}
// === code: Make a copy () trips 1, index _id
// The object to store beside a reference, or in place of it.
function copyOfVessel(vesselId) {
  const found = db.vessels.findOne({ _id: vesselId }, { name: 1 });
  if (!found) throw new Error("no such document");
  return found;
}
// === code: Store a document with a copy () trips 3, index _id
// Takes the copies of these originals from them as they are now.
function renewCopiesOfVessels(originals) {
  db.vessels.aggregate([
    { $match: originals },
    { $project: { name: 1 } },
    { $replaceRoot: { newRoot: { copy: "$$ROOT" } } },
    { $lookup: { from: "voyages", localField: "copy._id", foreignField: "vessel._id", pipeline: [{ $project: { _id: 1 } }], as: "holder" } },
    { $unwind: "$holder" },
    { $project: { _id: "$holder._id", copy: 1 } },
    { $merge: { into: "voyages", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { vessel: { $cond: [{ $eq: ["$vessel._id", "$$new.copy._id"] }, { $mergeObjects: ["$vessel", "$$new.copy"] }, "$vessel"] } } }] } },
  ]);
}
// store gets the copy and stores the document that holds it. Whoever changes the original at that moment does not find that document
// yet: its copy is taken from the original until that stays the same meanwhile.
function storeWithVessel(vesselId, store) {
  const read = () => db.vessels.findOne({ _id: vesselId }, { name: 1 });
  const found = read();
  if (!found) throw new Error("no such document");
  store(found);
  let copied = EJSON.stringify(found);
  for (let now = EJSON.stringify(read()); now !== copied; now = EJSON.stringify(read())) {
    copied = now;
    renewCopiesOfVessels({ _id: vesselId });
  }
}
// === code: Change the original and its copies () trips 2, index 
// Takes the copies of these originals from them as they are now.
function renewCopiesOfVessels(originals) {
  db.vessels.aggregate([
    { $match: originals },
    { $project: { name: 1 } },
    { $replaceRoot: { newRoot: { copy: "$$ROOT" } } },
    { $lookup: { from: "voyages", localField: "copy._id", foreignField: "vessel._id", pipeline: [{ $project: { _id: 1 } }], as: "holder" } },
    { $unwind: "$holder" },
    { $project: { _id: "$holder._id", copy: 1 } },
    { $merge: { into: "voyages", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { vessel: { $cond: [{ $eq: ["$vessel._id", "$$new.copy._id"] }, { $mergeObjects: ["$vessel", "$$new.copy"] }, "$vessel"] } } }] } },
  ]);
}
// changes holds new values by field, for example { name: "…" }. The copies are taken from the original until it stays
// the same meanwhile: of two changes at one moment the copies keep the one that the original keeps.
function changeVessel(vesselId, changes) {
  db.vessels.updateOne({ _id: vesselId }, { $set: changes });
  if (!Object.keys(changes).some(name => ["name"].includes(name.split(".")[0]))) return;
  const read = () => EJSON.stringify(db.vessels.findOne({ _id: vesselId }, { name: 1 }));
  let copied;
  for (let found = read(); found !== copied; found = read()) {
    copied = found;
    renewCopiesOfVessels({ _id: vesselId });
  }
}
