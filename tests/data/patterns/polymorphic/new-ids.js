// === code: Find across the kinds (Search all that can be hired) trips 1, index 
// All kinds together, by one query.
function findAllVehicles(filter = {}, sort = {}) {
  return db.vehicles.find(filter).sort(sort).toArray();
}
// === code: A way for each kind () trips 0, index 
// One way through the code for each kind, by its name in handlers.
function handleVehicles(doc, handlers) {
  if (!Object.hasOwn(handlers, doc.type)) throw new Error("no code for this kind: " + doc.type);
  return handlers[doc.type](doc);
}
// === code: Find the document of a source () trips 1, index source_ids.source_1_source_ids.id_1
// source is the name of the former collection or of a system, id what identifies the document there.
function findSourceOfVehicles(source, id) {
  return db.vehicles.findOne({ source_ids: { $elemMatch: { source: source, id: id } } });
}
// === code: Find "car" (Search all that can be hired) trips 1, index colour_1
// The kind is named, so that the indexes of this kind serve the query.
function findCar(filter = {}, sort = {}) {
  return db.vehicles.find({ $and: [{ type: "car" }, filter] }).sort(sort).toArray();
}
// === code: Write "car" () trips 1, index _id
// fields: what such a document has besides its kind.
function addCar(fields) {
  return db.vehicles.insertOne({ ...fields, type: "car" }).insertedId;
}
// change: as for updateOne, for example { $set: { … } }. False when there is no such document of this kind.
function changeCar(id, change) {
  const result = db.vehicles.updateOne({ _id: id, type: "car" }, change);
  return result.matchedCount === 1;
}
function removeCar(id) {
  const result = db.vehicles.deleteOne({ _id: id, type: "car" });
  return result.deletedCount === 1;
}
// === code: Find "bike" () trips 1, index 
// The kind is named, so that the indexes of this kind serve the query.
function findBike(filter = {}, sort = {}) {
  return db.vehicles.find({ $and: [{ type: "bike" }, filter] }).sort(sort).toArray();
}
// === code: Write "bike" () trips 1, index _id
// fields: what such a document has besides its kind.
function addBike(fields) {
  return db.vehicles.insertOne({ ...fields, type: "bike" }).insertedId;
}
// change: as for updateOne, for example { $set: { … } }. False when there is no such document of this kind.
function changeBike(id, change) {
  const result = db.vehicles.updateOne({ _id: id, type: "bike" }, change);
  return result.matchedCount === 1;
}
function removeBike(id) {
  const result = db.vehicles.deleteOne({ _id: id, type: "bike" });
  return result.deletedCount === 1;
}
// === step: Check (Needs MongoDB 4.4.)
function kindsOfVehicles() {
  return [
    { name: "cars", kind: "car" },
    { name: "bikes", kind: "bike" },
  ];
}
print("server", db.version());
const clashes = [];
for (const { name, kind } of kindsOfVehicles()) {
  print(name, kind, db.getCollection(name).countDocuments({}));
  const own = name === "vehicles" ? [] : db.getCollection(name).find({ type: { $exists: true, $ne: kind } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
  if (own.length > 0) throw new Error("these documents of " + name + " have a field " + "type" + " of their own, which would be lost: rename it there first: " + EJSON.stringify(own));
  for (const other of new Set([...kindsOfVehicles().map(one => one.name), "vehicles"])) {
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
print("ids that two collections have, some of them: the documents of the later kind get new ones", clashes);
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.cars.aggregate([{ $match: {  } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.cars.aggregate([
      { $match: { _id: one._id } },
      { $set: { type: { $literal: "car" } } },
      { $set: { source_ids: [{ source: { $literal: "cars" }, id: { $ifNull: ["$legacy_id", "$_id"] } }] } },
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
for (const one of db.bikes.aggregate([{ $match: {  } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.bikes.aggregate([
      { $match: { _id: one._id } },
      { $set: { type: { $literal: "bike" } } },
      { $set: { source_ids: [{ source: { $literal: "bikes" }, id: { $ifNull: ["$legacy_id", "$_id"] } }] } },
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
{ name: "cars", kind: "car", stages: [
  { $set: { source_ids: [{ source: { $literal: "cars" }, id: { $ifNull: ["$legacy_id", "$_id"] } }] } },
  ] },
  { name: "bikes", kind: "bike", stages: [
  { $set: { source_ids: [{ source: { $literal: "bikes" }, id: { $ifNull: ["$legacy_id", "$_id"] } }] } },
  ] },
];
const exists = name => db.getCollectionInfos({ name: name }).length > 0;
const state = name => db.getCollection("vehicles.compared").findOne({ _id: name })?.state;
const isCopying = ({ name, kind }) => state(name) === "copying" || (state(name) === undefined && !db.vehicles.findOne({ type: kind }, { _id: 1 }));
// What an index holds of a path: each item of arrays once, and null where there is nothing; arrays in arrays it does not enter.
const keysAt = (value, [name, ...below]) => {
  const items = { $cond: [{ $isArray: [value] }, value, [value]] };
  if (name === undefined) return { $cond: [{ $eq: [value, []] }, [[]], { $setUnion: [items] }] };
  return { $cond: [{ $eq: [value, []] }, [null], { $reduce: { input: items, initialValue: [], in: { $setUnion: ["$$value", keysAt({ $cond: [{ $isArray: ["$$this"] }, null, "$$this." + name] }, below)] } } }] };
};
for (const { paths, filter, options } of [
  { paths: ["plate"], filter: { type: "car" }, options: {} },
  { paths: ["frame"], filter: { type: "bike" }, options: {} },
]) {
  const keys = Object.fromEntries(paths.map((path, at) => ["key" + at, keysAt("$$ROOT", path.split("."))]));
  const keysOf = [{ $match: filter }, { $project: { kind: "$type", keys: keys } }];
  const stored = [{ $match: { type: { $exists: true } } }, ...keysOf];
  const all = [];
  for (const one of kinds.filter(one => exists(one.name))) {
    const own = one.name === "vehicles", copying = !own && isCopying(one);
    const there = name => ({ $lookup: { from: name, localField: "_id", foreignField: "_id", as: "same" } });
    if (copying) stored.push(there(one.name), { $match: { $or: [{ kind: { $ne: one.kind } }, { same: [] }] } });
    const pipeline = [{ $match: own ? { type: { $exists: false } } : {} }, { $set: { type: { $literal: one.kind } } }, ...one.stages, ...keysOf];
    if (!own && !copying) pipeline.push(there("vehicles"), { $match: { same: { $not: { $elemMatch: { type: one.kind } } } } });
    all.push({ $unionWith: { coll: one.name, pipeline: pipeline } });
  }
  const twice = db.vehicles.aggregate([
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
// === step: Give new ids (References follow. Needs MongoDB 4.2 and the right to bypass validation: the former collections do not know "legacy_id".)
// In references to documents of a kind: the ids in olds become those in news, in the same order.
function swapIdsOfVehicles(kind, olds, news) {
  const bypass = { bypassDocumentValidation: true };
  const swapped = value => ({ $cond: [{ $in: [value, { $literal: olds }] }, { $arrayElemAt: [{ $literal: news }, { $indexOfArray: [{ $literal: olds }, value] }] }, value] });
  if (kind === "bike") db.getCollection("rentals").updateMany({ $or: [{ bike_id: { $in: olds } }] }, [{ $set: { bike_id: swapped("$bike_id") } }], bypass);
  if (kind === "bike") db.getCollection("tours").updateMany({ $or: [{ bike_ids: { $in: olds } }] }, [{ $set: { bike_ids: { $cond: [{ $isArray: ["$bike_ids"] }, { $map: { input: "$bike_ids", as: "one0", in: swapped("$$one0") } }, "$bike_ids"] } } }], bypass);
  if (kind === "bike") db.getCollection("workshops").updateMany({ $or: [{ "jobs.bike_id": { $in: olds } }] }, [{ $set: { jobs: { $cond: [{ $isArray: ["$jobs"] }, { $map: { input: "$jobs", as: "one0", in: { $cond: [{ $eq: [{ $type: "$$one0" }, "object"] }, { $mergeObjects: ["$$one0", { bike_id: swapped("$$one0.bike_id") }] }, "$$one0"] } } }, "$jobs"] } } }], bypass);
}
function giveNewIdsForVehicles() {
  const kinds = [
    { name: "cars", kind: "car" },
    { name: "bikes", kind: "bike" },
  ];
  const made = db.getCollection("vehicles_new_ids");
  const names = [...new Set(["vehicles", ...kinds.map(one => one.name)])];
  let last = 0;
  for (const name of names) {
    const top = db.getCollection(name).find({ _id: { $type: "number" } }, { _id: 1 }).sort({ _id: -1 }).limit(1).toArray()[0];
    if (top) last = Math.max(last, Math.ceil(Number(top._id)));
  }
  const latest = made.find({}, { new: 1 }).sort({ new: -1 }).limit(1).toArray()[0];
  if (latest) last = Math.max(last, Number(latest.new));
  const earlier = ["vehicles"];
  for (const { name, kind } of kinds) {
    if (name === "vehicles") continue;
    const own = db.getCollection(name);
    const known = new Set(made.find({ "_id.kind": kind }, { _id: 1 }).toArray().map(one => EJSON.stringify(one._id.id)));
    const rows = [];
    for (const other of earlier) {
      const ids = own.aggregate([
        { $lookup: { from: other, localField: "_id", foreignField: "_id", as: "same" } },
        { $match: { same: { $elemMatch: { type: { $ne: kind } } } } },
        { $sort: { _id: 1 } },
        { $project: { _id: 1 } },
      ]).toArray().map(one => one._id);
      for (const id of ids) {
        if (known.has(EJSON.stringify(id))) continue;
        known.add(EJSON.stringify(id));
        last += 1;
        if (last > 2147483647) throw new Error("there is no larger number for an _id: " + last);
        const chosen = last;
        rows.push({ _id: { kind: kind, id: id }, new: chosen });
      }
    }
    earlier.push(name);
    if (rows.length > 0) made.insertMany(rows);
    if (known.size === 0) continue;
    print(name, "documents with a new _id", known.size);
    // Each document waits beside its new _id until it is back: nothing is lost if this is broken off.
    own.aggregate([
      { $project: { _id: { kind: { $literal: kind }, id: "$_id" }, document: "$$ROOT" } },
      { $lookup: { from: "vehicles_new_ids", localField: "_id", foreignField: "_id", as: "made" } },
      { $match: { made: { $ne: [] } } },
      { $project: { document: { $mergeObjects: ["$document", { _id: { $first: "$made.new" }, legacy_id: "$document._id" }] } } },
      { $merge: { into: "vehicles_new_ids", on: "_id", whenMatched: "merge", whenNotMatched: "discard" } },
    ]);
    const waiting = { "_id.kind": kind, document: { $exists: true } };
    const olds = made.find(waiting, { _id: 1 }).toArray().map(one => one._id.id);
    for (let from = 0; from < olds.length; from += 1000) own.deleteMany({ _id: { $in: olds.slice(from, from + 1000) } });
    made.aggregate([
      { $match: waiting },
      { $replaceRoot: { newRoot: "$document" } },
      { $merge: { into: name, on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
    ], { bypassDocumentValidation: true });
    const pairs = made.find({ "_id.kind": kind }, { new: 1 }).toArray();
    for (let from = 0; from < pairs.length; from += 1000) {
      const some = pairs.slice(from, from + 1000);
      swapIdsOfVehicles(kind, some.map(one => one._id.id), some.map(one => one.new));
    }
  }
}
giveNewIdsForVehicles();
// === step: Build the new indexes ()
db.vehicles.createIndex({ "source_ids.source": 1, "source_ids.id": 1 });
db.vehicles.createIndex({ plate: 1 }, { unique: true, partialFilterExpression: { type: "car" } });
db.vehicles.createIndex({ frame: 1 }, { unique: true, partialFilterExpression: { type: "bike" } });
db.vehicles.createIndex({ colour: 1 });
// === step: Copy (Needs MongoDB 4.2.)
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForVehicles(name) {
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
function isComparedForVehicles(name, kind) {
  const state = db.getCollection("vehicles.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.vehicles.findOne({ type: kind }, { _id: 1 }) !== null && state === stateForVehicles(name);
}
if (db.getCollectionInfos({ name: "cars" }).length > 0 && !isComparedForVehicles("cars", "car")) {
// While it is noted as being copied nobody uses the copies, and what was changed here is newer; later what is there.
const notes = db.getCollection("vehicles.compared");
if (!notes.findOne({ _id: "cars" }) && !db.vehicles.findOne({ type: "car" }, { _id: 1 })) notes.insertOne({ _id: "cars", state: "copying" });
const copying = notes.findOne({ _id: "cars" })?.state === "copying";
const newer = [{ $replaceWith: { $cond: [{ $eq: ["$type", { $literal: "car" }] }, "$$new", "$$ROOT"] } }];
db.cars.aggregate([
  { $set: { type: { $literal: "car" } } },
  { $set: { source_ids: [{ source: { $literal: "cars" }, id: { $ifNull: ["$legacy_id", "$_id"] } }] } },
  { $merge: { into: "vehicles", on: "_id", whenMatched: copying ? newer : [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
]);
}
if (db.getCollectionInfos({ name: "bikes" }).length > 0 && !isComparedForVehicles("bikes", "bike")) {
// While it is noted as being copied nobody uses the copies, and what was changed here is newer; later what is there.
const notes = db.getCollection("vehicles.compared");
if (!notes.findOne({ _id: "bikes" }) && !db.vehicles.findOne({ type: "bike" }, { _id: 1 })) notes.insertOne({ _id: "bikes", state: "copying" });
const copying = notes.findOne({ _id: "bikes" })?.state === "copying";
const newer = [{ $replaceWith: { $cond: [{ $eq: ["$type", { $literal: "bike" }] }, "$$new", "$$ROOT"] } }];
db.bikes.aggregate([
  { $set: { type: { $literal: "bike" } } },
  { $set: { source_ids: [{ source: { $literal: "bikes" }, id: { $ifNull: ["$legacy_id", "$_id"] } }] } },
  { $merge: { into: "vehicles", on: "_id", whenMatched: copying ? newer : [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
]);
}
// === step: Compare ()
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForVehicles(name) {
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
function isComparedForVehicles(name, kind) {
  const state = db.getCollection("vehicles.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.vehicles.findOne({ type: kind }, { _id: 1 }) !== null && state === stateForVehicles(name);
}
function kindsOfVehicles() {
  return [
    { name: "cars", kind: "car" },
    { name: "bikes", kind: "bike" },
  ];
}
// Documents of a kind that are not in the one collection, or not as this kind.
function missingInVehicles({ name, kind }) {
  if (name === "vehicles") return db.vehicles.countDocuments({ type: { $exists: false } });
  if (isComparedForVehicles(name, kind)) return 0;
  return db.getCollection(name).aggregate([
    { $lookup: { from: "vehicles", localField: "_id", foreignField: "_id", as: "copy" } },
    { $match: { copy: { $not: { $elemMatch: { type: kind } } } } },
    { $count: "n" },
  ]).toArray()[0]?.n ?? 0;
}
for (const one of kindsOfVehicles()) {
  const left = missingInVehicles(one);
  print(one.name, db.getCollection(one.name).countDocuments({}), one.kind, db.vehicles.countDocuments({ type: one.kind }), "missing (must be none)", left);
  if (left > 0) throw new Error("run the step before once more: " + one.name);
}
if (db.getCollectionInfos({ name: "cars" }).length > 0) {
  const note = db.getCollection("vehicles.compared").findOne({ _id: "cars" });
  const copying = note?.state === "copying";
  const state = stateForVehicles("cars");
  const different = state !== null && note?.state === state ? [] : db.cars.aggregate([
    { $set: { type: { $literal: "car" } } },
    { $set: { source_ids: [{ source: { $literal: "cars" }, id: { $ifNull: ["$legacy_id", "$_id"] } }] } },
    { $lookup: { from: "vehicles", let: { id: "$_id", item: "$$ROOT" }, as: "same", pipeline: [
      { $match: { $expr: { $and: [{ $eq: ["$_id", "$$id"] }, { $setEquals: [{ $objectToArray: "$$ROOT" }, { $objectToArray: "$$item" }] }] } } },
      { $project: { _id: 1 } },
    ] } },
    { $match: { same: [] } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (different.length > 0 && copying) throw new Error("these documents of " + "cars" + " have changed since they were copied: stop those who write, then run the step before once more: " + EJSON.stringify(different));
  if (different.length > 0) throw new Error("somebody has written into " + "cars" + " since it was compared, and these documents differ from those in " + "vehicles" + ". Nobody can say which ones are newer: stop those who write. While nothing uses " + "vehicles" + " yet, say so by db.getCollection(" + EJSON.stringify("vehicles.compared") + ").updateOne(" + EJSON.stringify({ _id: "cars" }) + ", { $set: { state: \"copying\" } }) and run the step before once more; else make them the same: " + EJSON.stringify(different));
  const gone = !copying || !db.cars.findOne({}, { _id: 1 }) ? [] : db.vehicles.aggregate([
    { $match: { type: "car" } },
    { $project: { _id: 1 } },
    { $lookup: { from: "cars", localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "same" } },
    { $match: { same: [] } },
    { $limit: 20 },
  ]).toArray().map(one => one._id);
  if (gone.length > 0) throw new Error("these documents are in " + "vehicles" + " and not in " + "cars" + ". If they were deleted after they had been copied, delete them in " + "vehicles" + " too: " + EJSON.stringify(gone));
  if (note?.state !== state) db.getCollection("vehicles.compared").updateOne({ _id: "cars" }, { $set: { state: state } }, { upsert: true });
}
if (db.getCollectionInfos({ name: "bikes" }).length > 0) {
  const note = db.getCollection("vehicles.compared").findOne({ _id: "bikes" });
  const copying = note?.state === "copying";
  const state = stateForVehicles("bikes");
  const different = state !== null && note?.state === state ? [] : db.bikes.aggregate([
    { $set: { type: { $literal: "bike" } } },
    { $set: { source_ids: [{ source: { $literal: "bikes" }, id: { $ifNull: ["$legacy_id", "$_id"] } }] } },
    { $lookup: { from: "vehicles", let: { id: "$_id", item: "$$ROOT" }, as: "same", pipeline: [
      { $match: { $expr: { $and: [{ $eq: ["$_id", "$$id"] }, { $setEquals: [{ $objectToArray: "$$ROOT" }, { $objectToArray: "$$item" }] }] } } },
      { $project: { _id: 1 } },
    ] } },
    { $match: { same: [] } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (different.length > 0 && copying) throw new Error("these documents of " + "bikes" + " have changed since they were copied: stop those who write, then run the step before once more: " + EJSON.stringify(different));
  if (different.length > 0) throw new Error("somebody has written into " + "bikes" + " since it was compared, and these documents differ from those in " + "vehicles" + ". Nobody can say which ones are newer: stop those who write. While nothing uses " + "vehicles" + " yet, say so by db.getCollection(" + EJSON.stringify("vehicles.compared") + ").updateOne(" + EJSON.stringify({ _id: "bikes" }) + ", { $set: { state: \"copying\" } }) and run the step before once more; else make them the same: " + EJSON.stringify(different));
  const gone = !copying || !db.bikes.findOne({}, { _id: 1 }) ? [] : db.vehicles.aggregate([
    { $match: { type: "bike" } },
    { $project: { _id: 1 } },
    { $lookup: { from: "bikes", localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "same" } },
    { $match: { same: [] } },
    { $limit: 20 },
  ]).toArray().map(one => one._id);
  if (gone.length > 0) throw new Error("these documents are in " + "vehicles" + " and not in " + "bikes" + ". If they were deleted after they had been copied, delete them in " + "vehicles" + " too: " + EJSON.stringify(gone));
  if (note?.state !== state) db.getCollection("vehicles.compared").updateOne({ _id: "bikes" }, { $set: { state: state } }, { upsert: true });
}
// === step: Start readers and writers that use the new code ()
// All kinds together, by one query.
function findAllVehicles(filter = {}, sort = {}) {
  return db.vehicles.find(filter).sort(sort).toArray();
}
// One way through the code for each kind, by its name in handlers.
function handleVehicles(doc, handlers) {
  if (!Object.hasOwn(handlers, doc.type)) throw new Error("no code for this kind: " + doc.type);
  return handlers[doc.type](doc);
}
// source is the name of the former collection or of a system, id what identifies the document there.
function findSourceOfVehicles(source, id) {
  return db.vehicles.findOne({ source_ids: { $elemMatch: { source: source, id: id } } });
}
// The kind is named, so that the indexes of this kind serve the query.
function findCar(filter = {}, sort = {}) {
  return db.vehicles.find({ $and: [{ type: "car" }, filter] }).sort(sort).toArray();
}
// fields: what such a document has besides its kind.
function addCar(fields) {
  return db.vehicles.insertOne({ ...fields, type: "car" }).insertedId;
}
// change: as for updateOne, for example { $set: { … } }. False when there is no such document of this kind.
function changeCar(id, change) {
  const result = db.vehicles.updateOne({ _id: id, type: "car" }, change);
  return result.matchedCount === 1;
}
function removeCar(id) {
  const result = db.vehicles.deleteOne({ _id: id, type: "car" });
  return result.deletedCount === 1;
}
// The kind is named, so that the indexes of this kind serve the query.
function findBike(filter = {}, sort = {}) {
  return db.vehicles.find({ $and: [{ type: "bike" }, filter] }).sort(sort).toArray();
}
// fields: what such a document has besides its kind.
function addBike(fields) {
  return db.vehicles.insertOne({ ...fields, type: "bike" }).insertedId;
}
// change: as for updateOne, for example { $set: { … } }. False when there is no such document of this kind.
function changeBike(id, change) {
  const result = db.vehicles.updateOne({ _id: id, type: "bike" }, change);
  return result.matchedCount === 1;
}
function removeBike(id) {
  const result = db.vehicles.deleteOne({ _id: id, type: "bike" });
  return result.deletedCount === 1;
}
// === step: Drop the former collections (Only when they are no longer used.)
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForVehicles(name) {
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
function isComparedForVehicles(name, kind) {
  const state = db.getCollection("vehicles.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.vehicles.findOne({ type: kind }, { _id: 1 }) !== null && state === stateForVehicles(name);
}
function kindsOfVehicles() {
  return [
    { name: "cars", kind: "car" },
    { name: "bikes", kind: "bike" },
  ];
}
// Documents of a kind that are not in the one collection, or not as this kind.
function missingInVehicles({ name, kind }) {
  if (name === "vehicles") return db.vehicles.countDocuments({ type: { $exists: false } });
  if (isComparedForVehicles(name, kind)) return 0;
  return db.getCollection(name).aggregate([
    { $lookup: { from: "vehicles", localField: "_id", foreignField: "_id", as: "copy" } },
    { $match: { copy: { $not: { $elemMatch: { type: kind } } } } },
    { $count: "n" },
  ]).toArray()[0]?.n ?? 0;
}
// All of them are looked at before the first one goes, and those whose links another one holds go before it.
const former = kindsOfVehicles().filter(one => one.name !== "vehicles" && db.getCollectionInfos({ name: one.name }).length > 0).reverse();
for (const one of former) {
  if (missingInVehicles(one) > 0) throw new Error("some documents were not copied: " + one.name);
  const compared = db.getCollection("vehicles.compared").findOne({ _id: one.name });
  if (!compared || compared.state !== stateForVehicles(one.name)) throw new Error("somebody has written into " + one.name + " since it was compared: run the steps that copy and compare once more");
}
former.forEach(one => db.getCollection(one.name).drop());
db.getCollection("vehicles.compared").drop();
db.getCollection("vehicles_new_ids").drop();
// === undo: Stop those who write (What they write meanwhile would be lost.)
// === undo: Copy each kind back ()
// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function stateForVehicles(name) {
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
function isComparedForVehicles(name, kind) {
  const state = db.getCollection("vehicles.compared").findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && db.vehicles.findOne({ type: kind }, { _id: 1 }) !== null && state === stateForVehicles(name);
}
{
// What new code has deleted is still in the former collection. It goes if nobody has written there since all was compared, and
// before the one collection is emptied.
const notes = db.getCollection("vehicles.compared");
const state = notes.findOne({ _id: "cars" })?.state;
const gone = typeof state !== "string" || state !== stateForVehicles("cars") ? [] : db.cars.aggregate([
  { $project: { _id: 1 } },
  { $lookup: { from: "vehicles", localField: "_id", foreignField: "_id", pipeline: [{ $match: { type: "car" } }, { $project: { _id: 1 } }], as: "same" } },
  { $match: { same: [] } },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
for (let from = 0; from < gone.length; from += 1000) db.cars.deleteMany({ _id: { $in: gone.slice(from, from + 1000) } });
notes.updateOne({ _id: "cars" }, { $set: { state: "back" } });
// They come back with their former ids.
const withNew = db.cars.aggregate([
  { $match: { legacy_id: { $exists: true } } },
  { $project: { _id: 1 } },
  { $lookup: { from: "vehicles", localField: "_id", foreignField: "_id", pipeline: [{ $match: { type: "car", legacy_id: { $exists: true } } }, { $project: { _id: 1 } }], as: "same" } },
  { $match: { same: { $ne: [] } } },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
for (let from = 0; from < withNew.length; from += 1000) db.cars.deleteMany({ _id: { $in: withNew.slice(from, from + 1000) } });
db.vehicles.aggregate([
  { $match: { type: "car" } },
  { $unset: "source_ids" }, { $set: { _id: { $ifNull: ["$legacy_id", "$_id"] } } }, { $unset: "legacy_id" },
  { $unset: "type" },
  { $merge: { into: "cars", on: "_id", whenMatched: [{ $replaceWith: "$$new" }], whenNotMatched: "insert" } },
]);
}
{
// What new code has deleted is still in the former collection. It goes if nobody has written there since all was compared, and
// before the one collection is emptied.
const notes = db.getCollection("vehicles.compared");
const state = notes.findOne({ _id: "bikes" })?.state;
const gone = typeof state !== "string" || state !== stateForVehicles("bikes") ? [] : db.bikes.aggregate([
  { $project: { _id: 1 } },
  { $lookup: { from: "vehicles", localField: "_id", foreignField: "_id", pipeline: [{ $match: { type: "bike" } }, { $project: { _id: 1 } }], as: "same" } },
  { $match: { same: [] } },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
for (let from = 0; from < gone.length; from += 1000) db.bikes.deleteMany({ _id: { $in: gone.slice(from, from + 1000) } });
notes.updateOne({ _id: "bikes" }, { $set: { state: "back" } });
// They come back with their former ids.
const withNew = db.bikes.aggregate([
  { $match: { legacy_id: { $exists: true } } },
  { $project: { _id: 1 } },
  { $lookup: { from: "vehicles", localField: "_id", foreignField: "_id", pipeline: [{ $match: { type: "bike", legacy_id: { $exists: true } } }, { $project: { _id: 1 } }], as: "same" } },
  { $match: { same: { $ne: [] } } },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
for (let from = 0; from < withNew.length; from += 1000) db.bikes.deleteMany({ _id: { $in: withNew.slice(from, from + 1000) } });
db.vehicles.aggregate([
  { $match: { type: "bike" } },
  { $unset: "source_ids" }, { $set: { _id: { $ifNull: ["$legacy_id", "$_id"] } } }, { $unset: "legacy_id" },
  { $unset: "type" },
  { $merge: { into: "bikes", on: "_id", whenMatched: [{ $replaceWith: "$$new" }], whenNotMatched: "insert" } },
]);
}
// === undo: Give references the former ids ()
// In references to documents of a kind: the ids in olds become those in news, in the same order.
function swapIdsOfVehicles(kind, olds, news) {
  const bypass = { bypassDocumentValidation: true };
  const swapped = value => ({ $cond: [{ $in: [value, { $literal: olds }] }, { $arrayElemAt: [{ $literal: news }, { $indexOfArray: [{ $literal: olds }, value] }] }, value] });
  if (kind === "bike") db.getCollection("rentals").updateMany({ $or: [{ bike_id: { $in: olds } }] }, [{ $set: { bike_id: swapped("$bike_id") } }], bypass);
  if (kind === "bike") db.getCollection("tours").updateMany({ $or: [{ bike_ids: { $in: olds } }] }, [{ $set: { bike_ids: { $cond: [{ $isArray: ["$bike_ids"] }, { $map: { input: "$bike_ids", as: "one0", in: swapped("$$one0") } }, "$bike_ids"] } } }], bypass);
  if (kind === "bike") db.getCollection("workshops").updateMany({ $or: [{ "jobs.bike_id": { $in: olds } }] }, [{ $set: { jobs: { $cond: [{ $isArray: ["$jobs"] }, { $map: { input: "$jobs", as: "one0", in: { $cond: [{ $eq: [{ $type: "$$one0" }, "object"] }, { $mergeObjects: ["$$one0", { bike_id: swapped("$$one0.bike_id") }] }, "$$one0"] } } }, "$jobs"] } } }], bypass);
}
for (const kind of ["car", "bike"]) {
  const pairs = db.vehicles.find({ type: kind, legacy_id: { $exists: true } }, { legacy_id: 1 }).toArray();
  for (let from = 0; from < pairs.length; from += 1000) {
    const some = pairs.slice(from, from + 1000);
    swapIdsOfVehicles(kind, some.map(one => one._id), some.map(one => one.legacy_id));
  }
}
// === undo: Remove what was put together ()
function kindsOfVehicles() {
  return [
    { name: "cars", kind: "car" },
    { name: "bikes", kind: "bike" },
  ];
}
for (const { name, kind } of kindsOfVehicles()) {
  if (name === "vehicles") continue;
  const left = db.vehicles.aggregate([
    { $match: { type: kind } },
    { $set: { _id: { $ifNull: ["$legacy_id", "$_id"] } } }, { $unset: "legacy_id" },
    { $project: { _id: 1 } },
    { $lookup: { from: name, localField: "_id", foreignField: "_id", as: "copy" } },
    { $match: { copy: [] } },
    { $count: "n" },
  ]).toArray()[0]?.n ?? 0;
  print(name, "not copied back (must be none)", left);
  if (left > 0) throw new Error("run the step before once more: " + name);
}
for (const { kind } of kindsOfVehicles()) db.vehicles.deleteMany({ type: kind });
const others = db.vehicles.countDocuments({});
if (others === 0) db.vehicles.drop();
else print("documents of other kinds, which stay", "vehicles", others, db.vehicles.distinct("type"));
db.getCollection("vehicles.compared").drop();
// === undo: Build the former indexes ()
db.cars.createIndex({ plate: 1 }, { unique: true });
db.cars.createIndex({ colour: 1 });
db.bikes.createIndex({ frame: 1 }, { unique: true });
db.bikes.createIndex({ colour: 1 });
