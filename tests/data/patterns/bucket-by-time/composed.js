// === code: Read a document of any version (calibrated) trips 1, index _id
// Each handler makes a document of the next version out of one, and asks nobody. Keep those of all versions that are left.
const upgradesOfReadingBucket = {
  0: doc => ({ ...doc, schema_version: 1 }),
};
function upgradeReadingBucket(doc) {
  let one = doc;
  while (one && (one.schema_version ?? 0) < 1) one = upgradesOfReadingBucket[one.schema_version ?? 0](one);
  return one;
}
function readReadingBucket(id) {
  return upgradeReadingBucket(db.reading_buckets.findOne({ _id: id }));
}
// === code: Insert a document (add) trips 1, index _id
function insertReadingBucket(item) {
  return db.reading_buckets.insertOne({ ...item, schema_version: 1 });
}
// === code: Change a document () trips 2, index _id
// Converts what filter finds of older versions; run again it finds nothing.
function convertReadingBuckets(filter) {
  return db.reading_buckets.updateMany({ ...filter, schema_version: { $not: { $gte: 1 } } }, [
    { $set: { schema_version: 1 } },
  ]).modifiedCount;
}
// change is an update such as { $set: { … } }, in the names of the newest shape. False: no document of this id has that shape, and
// nothing is changed.
function changeReadingBucket(id, change) {
  convertReadingBuckets({ _id: id });
  return db.reading_buckets.updateOne({ _id: id, schema_version: 1 }, change).matchedCount === 1;
}
// === code: Convert the rest () trips 1, index 
// Converts what filter finds of older versions; run again it finds nothing.
function convertReadingBuckets(filter) {
  return db.reading_buckets.updateMany({ ...filter, schema_version: { $not: { $gte: 1 } } }, [
    { $set: { schema_version: 1 } },
  ]).modifiedCount;
}
function convertAllReadingBuckets() {
  let ids = [];
  let converted = 0;
  for (const doc of db.reading_buckets.find({ schema_version: { $not: { $gte: 1 } } }, { _id: 1 })) {
    ids.push(doc._id);
    if (ids.length < 1000) continue;
    converted += convertReadingBuckets({ _id: { $in: ids } });
    ids = [];
  }
  if (ids.length > 0) converted += convertReadingBuckets({ _id: { $in: ids } });
  return converted;
}
// === step: Check ()
print("server", db.version());
print("documents by version", db.reading_buckets.aggregate([{ $group: { _id: "$schema_version", n: { $sum: 1 } } }, { $sort: { _id: 1 } }]).toArray());
{
const odd = db.reading_buckets.find({ $expr: { $not: [{ $in: [{ $type: "$schema_version" }, ["missing", "null", "int", "long", "double", "decimal"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field schema_version of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.reading_buckets.aggregate([{ $match: { schema_version: { $not: { $gte: 1 } } } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.reading_buckets.aggregate([
      { $match: { _id: one._id } },
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
// === step: Set the validator to warn (It does not know the new shape yet.)
// === step: Roll out readers that know all versions (One server after the other: take it out, install, put it back. Only then may anybody write the new version.)
// Each handler makes a document of the next version out of one, and asks nobody. Keep those of all versions that are left.
const upgradesOfReadingBucket = {
  0: doc => ({ ...doc, schema_version: 1 }),
};
function upgradeReadingBucket(doc) {
  let one = doc;
  while (one && (one.schema_version ?? 0) < 1) one = upgradesOfReadingBucket[one.schema_version ?? 0](one);
  return one;
}
function readReadingBucket(id) {
  return upgradeReadingBucket(db.reading_buckets.findOne({ _id: id }));
}
// === step: Roll out writers of the newest version ()
function insertReadingBucket(item) {
  return db.reading_buckets.insertOne({ ...item, schema_version: 1 });
}
// Converts what filter finds of older versions; run again it finds nothing.
function convertReadingBuckets(filter) {
  return db.reading_buckets.updateMany({ ...filter, schema_version: { $not: { $gte: 1 } } }, [
    { $set: { schema_version: 1 } },
  ]).modifiedCount;
}
// change is an update such as { $set: { … } }, in the names of the newest shape. False: no document of this id has that shape, and
// nothing is changed.
function changeReadingBucket(id, change) {
  convertReadingBuckets({ _id: id });
  return db.reading_buckets.updateOne({ _id: id, schema_version: 1 }, change).matchedCount === 1;
}
// === step: Set the validator of this design (Its level is moderate: new documents must have the newest shape, older ones may still be changed.)
// === step: Convert the rest (In steps, while everybody goes on working.)
// Converts what filter finds of older versions; run again it finds nothing.
function convertReadingBuckets(filter) {
  return db.reading_buckets.updateMany({ ...filter, schema_version: { $not: { $gte: 1 } } }, [
    { $set: { schema_version: 1 } },
  ]).modifiedCount;
}
function convertAllReadingBuckets() {
  let ids = [];
  let converted = 0;
  for (const doc of db.reading_buckets.find({ schema_version: { $not: { $gte: 1 } } }, { _id: 1 })) {
    ids.push(doc._id);
    if (ids.length < 1000) continue;
    converted += convertReadingBuckets({ _id: { $in: ids } });
    ids = [];
  }
  if (ids.length > 0) converted += convertReadingBuckets({ _id: { $in: ids } });
  return converted;
}
print("converted", convertAllReadingBuckets());
// === step: Compare ()
const left = db.reading_buckets.countDocuments({ schema_version: { $not: { $gte: 1 } } });
print("left of older versions (must be none)", left);
print("of the newest version", db.reading_buckets.countDocuments({ schema_version: 1 }));
if (left > 0) throw new Error("a writer with the old code is still at work: stop it, and run the step before once more");
// === step: Clean up (When none is left: remove the old handlers, drop the indexes of the old places, and let the oldest accepted shape be the newest.)
// === undo: Back to the version before (First switch the writers back. What was dropped does not return.)
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.reading_buckets.aggregate([{ $match: { schema_version: 1 } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.reading_buckets.aggregate([
      { $match: { _id: one._id } },
      { $unset: "schema_version" },
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
db.reading_buckets.updateMany({ schema_version: 1 }, [
  { $unset: "schema_version" },
]);
// === code: Add an item (add) trips 2, index _id
function startOfHour(date) {
  const start = new Date(date);
  start.setUTCMinutes(0, 0, 0);
  return start;
}
// A full bucket makes the upsert collide; then the next number is tried. A bucket that somebody opened at the same moment
// collides once as well and is tried again. Large items fill a bucket before it has as many as it may hold.
function addReading(buoyId, item, fixed /* schema_version */) {
  const hour = startOfHour(item.ts);
  const last = db.reading_buckets.find({ _id: { $gte: { buoy_id: buoyId, hour: hour, seq: MinKey() }, $lte: { buoy_id: buoyId, hour: hour, seq: MaxKey() } } }).sort({ _id: -1 }).limit(1).toArray()[0];
  let seq = last ? last._id.seq : 0;
  let tried = -1;
  for (;;) {
    try {
      const result = db.reading_buckets.updateOne(
        { _id: { buoy_id: buoyId, hour, seq: Int32(seq) }, count: { $lt: 1000 } },
        { $push: { readings: item }, $inc: { count: 1, sum_t: item.t ?? 0, count_t: item.t == null ? 0 : 1 }, $min: { start_date: item.ts }, $max: { end_date: item.ts }, $setOnInsert: fixed },
        { upsert: true });
      return result;
    } catch (error) {
      const isTooLarge = [10334, 17419, 17420].includes(error.code) && db.reading_buckets.findOne({ _id: { buoy_id: buoyId, hour, seq: Int32(seq) } }, { _id: 1 });
      if (error.code !== 11000 && !isTooLarge) throw error;
      if (isTooLarge || tried === seq) seq += 1;
      else tried = seq;
    }
  }
}
// === code: Read a range of time (day) trips 1, index _id
function startOfHour(date) {
  const start = new Date(date);
  start.setUTCMinutes(0, 0, 0);
  return start;
}
// The buckets from one moment to another; the items at both ends may lie outside.
function readReadings(buoyId, from, to) {
  return db.reading_buckets.find({ _id: { $gte: { buoy_id: buoyId, hour: startOfHour(from), seq: MinKey() }, $lte: { buoy_id: buoyId, hour: startOfHour(to), seq: MaxKey() } } }).sort({ _id: 1 }).toArray();
}
// === code: Average over a range of time () trips 1, index _id
function startOfHour(date) {
  const start = new Date(date);
  start.setUTCMinutes(0, 0, 0);
  return start;
}
// An average needs no item: the sum of the sums by the sum of the counts.
function averageReading(buoyId, from, to) {
  const [total] = db.reading_buckets.aggregate([
    { $match: { _id: { $gte: { buoy_id: buoyId, hour: startOfHour(from), seq: MinKey() }, $lte: { buoy_id: buoyId, hour: startOfHour(to), seq: MaxKey() } } } },
    { $group: { _id: null, sum: { $sum: "$sum_t" }, count: { $sum: "$count_t" } } },
  ]).toArray();
  return total && total.count > 0 ? total.sum / total.count : null;
}
// === step: Check ()
print("server", db.version());
print("items", db.readings.countDocuments({}));
print("already in buckets", db.reading_buckets.aggregate([{ $group: { _id: null, n: { $sum: "$count" } } }]).toArray());
{
const odd = db.readings.find({ $expr: { $ne: [{ $type: "$ts" }, "date"] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these items have no date by which they could be put in order: give them one first: " + EJSON.stringify(odd));
}
// Only large items make a bucket larger than a document can be: then the buckets are counted as they are built.
if (parseFloat(db.version()) >= 5 && db.readings.findOne({ $expr: { $gt: [{ $bsonSize: "$$ROOT" }, 16757] } }, { _id: 1 })) {
const large = db.readings.aggregate([
  { $replaceWith: { _id: "$_id", keys: { buoy_id: "$buoy_id" }, start: { $dateTrunc: { date: "$ts", unit: "hour" } }, inner: null, order: { date: "$ts", id: "$_id" }, bytes: { $bsonSize: "$$ROOT" } } },
  { $lookup: { from: "reading_buckets.taken", localField: "_id", foreignField: "_id", as: "taken" } },
  { $match: { taken: [] } },
  { $setWindowFields: { partitionBy: { keys: "$keys", start: "$start", inner: "$inner" }, sortBy: { order: 1 }, output: { number: { $documentNumber: {} } } } },
  { $group: { _id: { keys: "$keys", start: "$start", seq: { $floor: { $divide: [{ $subtract: ["$number", 1] }, 1000] } } }, bytes: { $sum: { $add: ["$bytes", 10] } }, first: { $first: "$_id" } } },
  { $match: { bytes: { $gt: 16775000 } } },
  { $limit: 20 },
], { allowDiskUse: true }).toArray().map(one => one.first);
if (large.length > 0) throw new Error("with these items begin buckets that would be larger than a document can be: make items smaller or move them elsewhere first, or choose fewer items for each: " + EJSON.stringify(large));
}
// === step: Stop the writers (The buckets are built in one run; what is written meanwhile would be missing.)
// === step: Build the buckets (Needs MongoDB 5.0. A second run adds what is missing and takes nothing away.)
{
// What is built waits in a collection of its own until it is in place, and the items that are in place are noted by their _id:
// a run that was broken off goes on, and a later one takes only what has come since.
// Two runs at once would take the same items twice, so the second one is told. A run that was killed is no longer connected; one
// that lost its connection and goes on over another one says so before it changes anything, or is told that it was taken for dead.
const running = db.getCollection("reading_buckets.running");
globalThis.ownRun ??= new ObjectId().toString() + Math.random();
const ownClient = () => db.runCommand({ whatsmyuri: 1 }).you;
const isConnected = client => {
  const among = allUsers => db.getSiblingDB("admin").aggregate([
    { $currentOp: { allUsers: allUsers, idleConnections: true, localOps: true } },
    { $match: { client: client } },
    { $limit: 1 },
  ]).hasNext();
  let found = null;
  try {
    found = among(true);
  } catch (error) {
    if (error.code !== 13) throw error;
  }
  return found ?? among(false);
};
const mine = { _id: 1, run: globalThis.ownRun, client: ownClient(), since: new Date() };
for (let begun = false; !begun; ) {
  try {
    begun = running.insertOne(mine).acknowledged;
  } catch (error) {
    if (error.code !== 11000) throw error;
  }
  const other = begun ? null : running.findOne({ _id: 1 });
  if (other && other.run !== mine.run && isConnected(other.client)) throw new Error("another run has been at this since " + other.since.toISOString() + ", from " + other.client + ": wait until it has ended, or end it and start this one again");
  if (other) running.deleteOne({ _id: 1, run: other.run, client: other.client });
}
const goOn = () => {
  if (running.updateOne({ _id: 1, run: mine.run }, { $set: { client: ownClient() } }).matchedCount === 0) throw new Error("this run had lost its connection, and another one took it for dead and is at this now: nothing more is done here; wait until that one has ended, then start this one again");
};
const putInPlace = () => {
  const built = db.getCollection("reading_buckets.built");
  goOn();
  built.aggregate([
    { $match: { bucket: { $exists: true } } },
    { $replaceRoot: { newRoot: "$bucket" } },
    { $merge: { into: "reading_buckets", on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
  ]);
  const wrong = built.aggregate([
    { $match: { bucket: { $exists: true } } },
    { $lookup: { from: "reading_buckets", let: { new: "$bucket" }, as: "there", pipeline: [
      { $match: { $expr: { $and: [{ $eq: ["$_id", "$$new._id"] }] } } },
      { $match: { $expr: { $setIsSubset: ["$$new.readings", "$readings"] } } },
      { $project: { _id: 1 } },
    ] } },
    { $match: { there: [] } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (wrong.length > 0) throw new Error("others are in the places of these, and what they hold is only in " + "reading_buckets.built" + ": " + EJSON.stringify(wrong));
  goOn();
  built.aggregate([
    { $unwind: "$ids" },
    { $project: { _id: "$ids" } },
    { $merge: { into: "reading_buckets.taken", on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
  ]);
  goOn();
  built.drop();
};
const exists = name => db.getCollectionInfos({ name: name }).length > 0;
putInPlace();
const later = db.reading_buckets.findOne({}, { _id: 1 }) !== null;
if (later && !exists("reading_buckets.taken") && db.readings.findOne({}, { _id: 1 })) throw new Error("there are documents in " + "reading_buckets" + " that this script did not build. If none of them holds what is in " + "readings" + ", say so by db.createCollection(" + EJSON.stringify("reading_buckets.taken") + ")");
if (!later) {
  db.getCollection("reading_buckets.taken").drop();
  db.getCollection("reading_buckets.taken").insertOne({ _id: { stateOf: "readings" }, state: "building" });
}
const start = { $dateTrunc: { date: "$ts", unit: "hour" } };
const afterOthers = [
  { $lookup: { from: "reading_buckets", let: { keys: "$_id.keys", start: "$_id.start" }, as: "others", pipeline: [
    { $match: { $expr: { $and: [{ $eq: ["$_id.buoy_id", "$$keys.buoy_id"] }, { $eq: ["$_id.hour", "$$start"] }] } } },
    { $group: { _id: null, last: { $max: "$_id.seq" } } },
  ] } },
  { $set: { "_id.seq": { $toInt: { $add: ["$_id.seq", 1, { $ifNull: [{ $arrayElemAt: ["$others.last", 0] }, -1] }] } } } },
];
goOn();
db.readings.aggregate([
  { $replaceWith: { _id: "$_id", item: "$$ROOT", keys: { buoy_id: "$buoy_id" }, start: start, order: { date: "$ts", id: "$_id" } } },
  { $lookup: { from: "reading_buckets.taken", localField: "_id", foreignField: "_id", as: "taken" } },
  { $match: { taken: [] } },
  { $setWindowFields: { partitionBy: { keys: "$keys", start: "$start" }, sortBy: { order: 1 }, output: { number: { $documentNumber: {} } } } },
  { $unset: ["item.buoy_id", "item._id"] },
  { $group: {
    _id: { keys: "$keys", start: "$start", seq: { $toInt: { $floor: { $divide: [{ $subtract: ["$number", 1] }, 1000] } } } },
    count: { $sum: 1 },
    sum_t: { $sum: "$item.t" }, count_t: { $sum: { $cond: [{ $in: [{ $type: "$item.t" }, ["int", "long", "double", "decimal"]] }, 1, 0] } },
    start_date: { $min: "$item.ts" }, end_date: { $max: "$item.ts" },
    ids: { $push: "$order.id" }, items: { $push: "$item" } } },
  ...(later ? afterOthers : []),
  { $project: { ids: 1, bucket: {
    _id: { buoy_id: "$_id.keys.buoy_id", hour: "$_id.start", seq: "$_id.seq" },
    count: { $toInt: "$count" },
    sum_t: "$sum_t", count_t: { $toInt: "$count_t" },
    start_date: "$start_date", end_date: "$end_date", readings: "$items" } } },
  { $out: "reading_buckets.built" },
], { allowDiskUse: true });
putInPlace();
running.drop();
}
// === step: Compare (What old code deletes later stays in reading_buckets.)
// A hash of all items, which tells whether anybody has written there since; null where a server gives none.
const stateOfItems = () => {
  try {
    const reply = db.runCommand({ dbHash: 1, collections: ["readings"] });
    return reply.collections["readings"] ?? "";
  } catch (error) {
    return null;
  }
};
// Whole items, of which one place holds more than the other: n is what the old collection has more.
const differingItems = (n, onlyThose = []) => db.reading_buckets.aggregate([
  { $unwind: "$readings" },
  { $replaceWith: { item: "$readings", keys: { buoy_id: "$_id.buoy_id" }, n: { $literal: -1 } } },
  { $unionWith: { coll: "readings", pipeline: [
    { $replaceWith: { id: "$_id", item: "$$ROOT", keys: { buoy_id: "$buoy_id" }, n: { $literal: 1 } } },
    { $unset: ["item.buoy_id", "item._id"] },
    ...onlyThose,
  ] } },
  { $group: { _id: { item: "$item", keys: "$keys" }, n: { $sum: "$n" }, id: { $max: "$id" } } },
  { $match: { n: n } },
  { $limit: 20 },
], { allowDiskUse: true }).toArray();
const missing = db.readings.aggregate([
  { $project: { _id: 1 } },
  { $lookup: { from: "reading_buckets.taken", localField: "_id", foreignField: "_id", as: "taken" } },
  { $match: { taken: [] } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
const stored = db.reading_buckets.aggregate([{ $group: { _id: null, n: { $sum: { $size: "$readings" } } } }]).toArray()[0]?.n ?? 0;
print("items", db.readings.countDocuments({}), "in reading_buckets", stored, "not there (must be none)", missing);
if (missing > 0) throw new Error("items are missing: are all writers stopped? Then build " + "reading_buckets" + " once more");
// Whole items are compared unless nobody has written since the last time.
const taken = db.getCollection("reading_buckets.taken");
const note = taken.findOne({ _id: { stateOf: "readings" } });
const building = note?.state === "building";
const state = stateOfItems();
const different = state === "" || (state !== null && note?.state === state) ? [] : differingItems(building ? { $ne: 0 } : { $gt: 0 });
if (different.length > 0 && building) throw new Error("items of " + "readings" + " were changed or deleted after they had been taken: stop those who write. While new code has stored nothing in " + "reading_buckets" + ", drop it and " + "reading_buckets.taken" + ", and begin with the first step: " + EJSON.stringify(different.map(one => one.id ?? one._id.item)));
if (different.length > 0) throw new Error("somebody has written into " + "readings" + " since it was compared, and these items differ from those in " + "reading_buckets" + ". Nobody can say which ones are newer: stop those who write. While new code has stored nothing in " + "reading_buckets" + ", drop it and " + "reading_buckets.taken" + ", and begin with the first step; else make them the same: " + EJSON.stringify(different.map(one => one.id)));
if (state !== "" && note?.state !== state) taken.updateOne({ _id: { stateOf: "readings" } }, { $set: { state: state } }, { upsert: true });
// === step: Start readers and writers that use the new code ()
function startOfHour(date) {
  const start = new Date(date);
  start.setUTCMinutes(0, 0, 0);
  return start;
}
// A full bucket makes the upsert collide; then the next number is tried. A bucket that somebody opened at the same moment
// collides once as well and is tried again. Large items fill a bucket before it has as many as it may hold.
function addReading(buoyId, item, fixed /* schema_version */) {
  const hour = startOfHour(item.ts);
  const last = db.reading_buckets.find({ _id: { $gte: { buoy_id: buoyId, hour: hour, seq: MinKey() }, $lte: { buoy_id: buoyId, hour: hour, seq: MaxKey() } } }).sort({ _id: -1 }).limit(1).toArray()[0];
  let seq = last ? last._id.seq : 0;
  let tried = -1;
  for (;;) {
    try {
      const result = db.reading_buckets.updateOne(
        { _id: { buoy_id: buoyId, hour, seq: Int32(seq) }, count: { $lt: 1000 } },
        { $push: { readings: item }, $inc: { count: 1, sum_t: item.t ?? 0, count_t: item.t == null ? 0 : 1 }, $min: { start_date: item.ts }, $max: { end_date: item.ts }, $setOnInsert: fixed },
        { upsert: true });
      return result;
    } catch (error) {
      const isTooLarge = [10334, 17419, 17420].includes(error.code) && db.reading_buckets.findOne({ _id: { buoy_id: buoyId, hour, seq: Int32(seq) } }, { _id: 1 });
      if (error.code !== 11000 && !isTooLarge) throw error;
      if (isTooLarge || tried === seq) seq += 1;
      else tried = seq;
    }
  }
}
// The buckets from one moment to another; the items at both ends may lie outside.
function readReadings(buoyId, from, to) {
  return db.reading_buckets.find({ _id: { $gte: { buoy_id: buoyId, hour: startOfHour(from), seq: MinKey() }, $lte: { buoy_id: buoyId, hour: startOfHour(to), seq: MaxKey() } } }).sort({ _id: 1 }).toArray();
}
// === step: Drop the former collection (Only when it is no longer used.)
{
// Two runs at once would take the same items twice, so the second one is told. A run that was killed is no longer connected; one
// that lost its connection and goes on over another one says so before it changes anything, or is told that it was taken for dead.
const running = db.getCollection("reading_buckets.running");
globalThis.ownRun ??= new ObjectId().toString() + Math.random();
const ownClient = () => db.runCommand({ whatsmyuri: 1 }).you;
const isConnected = client => {
  const among = allUsers => db.getSiblingDB("admin").aggregate([
    { $currentOp: { allUsers: allUsers, idleConnections: true, localOps: true } },
    { $match: { client: client } },
    { $limit: 1 },
  ]).hasNext();
  let found = null;
  try {
    found = among(true);
  } catch (error) {
    if (error.code !== 13) throw error;
  }
  return found ?? among(false);
};
const mine = { _id: 1, run: globalThis.ownRun, client: ownClient(), since: new Date() };
for (let begun = false; !begun; ) {
  try {
    begun = running.insertOne(mine).acknowledged;
  } catch (error) {
    if (error.code !== 11000) throw error;
  }
  const other = begun ? null : running.findOne({ _id: 1 });
  if (other && other.run !== mine.run && isConnected(other.client)) throw new Error("another run has been at this since " + other.since.toISOString() + ", from " + other.client + ": wait until it has ended, or end it and start this one again");
  if (other) running.deleteOne({ _id: 1, run: other.run, client: other.client });
}
const goOn = () => {
  if (running.updateOne({ _id: 1, run: mine.run }, { $set: { client: ownClient() } }).matchedCount === 0) throw new Error("this run had lost its connection, and another one took it for dead and is at this now: nothing more is done here; wait until that one has ended, then start this one again");
};
// A hash of all items, which tells whether anybody has written there since; null where a server gives none.
const stateOfItems = () => {
  try {
    const reply = db.runCommand({ dbHash: 1, collections: ["readings"] });
    return reply.collections["readings"] ?? "";
  } catch (error) {
    return null;
  }
};
// Whole items, of which one place holds more than the other: n is what the old collection has more.
const differingItems = (n, onlyThose = []) => db.reading_buckets.aggregate([
  { $unwind: "$readings" },
  { $replaceWith: { item: "$readings", keys: { buoy_id: "$_id.buoy_id" }, n: { $literal: -1 } } },
  { $unionWith: { coll: "readings", pipeline: [
    { $replaceWith: { id: "$_id", item: "$$ROOT", keys: { buoy_id: "$buoy_id" }, n: { $literal: 1 } } },
    { $unset: ["item.buoy_id", "item._id"] },
    ...onlyThose,
  ] } },
  { $group: { _id: { item: "$item", keys: "$keys" }, n: { $sum: "$n" }, id: { $max: "$id" } } },
  { $match: { n: n } },
  { $limit: 20 },
], { allowDiskUse: true }).toArray();
const missing = db.readings.aggregate([
  { $project: { _id: 1 } },
  { $lookup: { from: "reading_buckets.taken", localField: "_id", foreignField: "_id", as: "taken" } },
  { $match: { taken: [] } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
const stored = db.reading_buckets.aggregate([{ $group: { _id: null, n: { $sum: { $size: "$readings" } } } }]).toArray()[0]?.n ?? 0;
print("items", db.readings.countDocuments({}), "in reading_buckets", stored, "not there (must be none)", missing);
if (missing > 0) throw new Error("items are missing: are all writers stopped? Then build " + "reading_buckets" + " once more");
// Whole items are compared unless nobody has written since the last time.
const taken = db.getCollection("reading_buckets.taken");
const note = taken.findOne({ _id: { stateOf: "readings" } });
const building = note?.state === "building";
const state = stateOfItems();
const different = state === "" || (state !== null && note?.state === state) ? [] : differingItems(building ? { $ne: 0 } : { $gt: 0 });
if (different.length > 0 && building) throw new Error("items of " + "readings" + " were changed or deleted after they had been taken: stop those who write. While new code has stored nothing in " + "reading_buckets" + ", drop it and " + "reading_buckets.taken" + ", and begin with the first step: " + EJSON.stringify(different.map(one => one.id ?? one._id.item)));
if (different.length > 0) throw new Error("somebody has written into " + "readings" + " since it was compared, and these items differ from those in " + "reading_buckets" + ". Nobody can say which ones are newer: stop those who write. While new code has stored nothing in " + "reading_buckets" + ", drop it and " + "reading_buckets.taken" + ", and begin with the first step; else make them the same: " + EJSON.stringify(different.map(one => one.id)));
if (state !== "" && note?.state !== state) taken.updateOne({ _id: { stateOf: "readings" } }, { $set: { state: state } }, { upsert: true });
goOn();
db.readings.drop();
taken.drop();
running.drop();
}
// === undo: Stop those who write (What they write meanwhile would be lost.)
// === undo: Put the items back (Items that kept no _id get a new one. What new code has deleted goes from the old collection as well.)
// What is unpacked waits in a collection of its own until all of it is back: a run that was broken off goes on.
// Two runs at once would take the same items twice, so the second one is told. A run that was killed is no longer connected; one
// that lost its connection and goes on over another one says so before it changes anything, or is told that it was taken for dead.
const running = db.getCollection("reading_buckets.running");
globalThis.ownRun ??= new ObjectId().toString() + Math.random();
const ownClient = () => db.runCommand({ whatsmyuri: 1 }).you;
const isConnected = client => {
  const among = allUsers => db.getSiblingDB("admin").aggregate([
    { $currentOp: { allUsers: allUsers, idleConnections: true, localOps: true } },
    { $match: { client: client } },
    { $limit: 1 },
  ]).hasNext();
  let found = null;
  try {
    found = among(true);
  } catch (error) {
    if (error.code !== 13) throw error;
  }
  return found ?? among(false);
};
const mine = { _id: 1, run: globalThis.ownRun, client: ownClient(), since: new Date() };
for (let begun = false; !begun; ) {
  try {
    begun = running.insertOne(mine).acknowledged;
  } catch (error) {
    if (error.code !== 11000) throw error;
  }
  const other = begun ? null : running.findOne({ _id: 1 });
  if (other && other.run !== mine.run && isConnected(other.client)) throw new Error("another run has been at this since " + other.since.toISOString() + ", from " + other.client + ": wait until it has ended, or end it and start this one again");
  if (other) running.deleteOne({ _id: 1, run: other.run, client: other.client });
}
const goOn = () => {
  if (running.updateOne({ _id: 1, run: mine.run }, { $set: { client: ownClient() } }).matchedCount === 0) throw new Error("this run had lost its connection, and another one took it for dead and is at this now: nothing more is done here; wait until that one has ended, then start this one again");
};
// A hash of all items, which tells whether anybody has written there since; null where a server gives none.
const stateOfItems = () => {
  try {
    const reply = db.runCommand({ dbHash: 1, collections: ["readings"] });
    return reply.collections["readings"] ?? "";
  } catch (error) {
    return null;
  }
};
// Whole items, of which one place holds more than the other: n is what the old collection has more.
const differingItems = (n, onlyThose = []) => db.reading_buckets.aggregate([
  { $unwind: "$readings" },
  { $replaceWith: { item: "$readings", keys: { buoy_id: "$_id.buoy_id" }, n: { $literal: -1 } } },
  { $unionWith: { coll: "readings", pipeline: [
    { $replaceWith: { id: "$_id", item: "$$ROOT", keys: { buoy_id: "$buoy_id" }, n: { $literal: 1 } } },
    { $unset: ["item.buoy_id", "item._id"] },
    ...onlyThose,
  ] } },
  { $group: { _id: { item: "$item", keys: "$keys" }, n: { $sum: "$n" }, id: { $max: "$id" } } },
  { $match: { n: n } },
  { $limit: 20 },
], { allowDiskUse: true }).toArray();
const exists = name => db.getCollectionInfos({ name: name }).length > 0;
const unpacked = db.getCollection("readings.unpacked");
const taken = db.getCollection("reading_buckets.taken");
if (!exists("readings.unpacked")) {
  if (!exists("reading_buckets.taken") && db.reading_buckets.findOne({}, { _id: 1 }) && db.readings.findOne({}, { _id: 1 })) throw new Error("there are documents in " + "readings" + " already, and the items kept no _id by which they could be told apart: move these documents elsewhere first");
  // Items that were put into the buckets may still be in the old collection: what the buckets say of them counts, if nobody has written
  // there since both were compared.
  const state = stateOfItems();
  const isCompared = state === "" || (state !== null && taken.findOne({ _id: { stateOf: "readings" } })?.state === state);
  const wasTaken = [{ $lookup: { from: "reading_buckets.taken", localField: "id", foreignField: "_id", as: "taken" } }, { $match: { taken: { $ne: [] } } }];
  const different = isCompared ? [] : differingItems({ $gt: 0 }, wasTaken);
  if (different.length > 0) throw new Error("these items of " + "readings" + " differ from those in " + "reading_buckets" + ", or are not there any more, and nobody can say which ones are newer: make them the same, or delete them where they are no longer needed. While new code has stored nothing in " + "reading_buckets" + ", nothing has to be put back: drop it and " + "reading_buckets.taken" + " instead: " + EJSON.stringify(different.map(one => one.id)));
  goOn();
  db.reading_buckets.aggregate([
    { $unwind: "$readings" },
    { $replaceRoot: { newRoot: { $mergeObjects: [{ buoy_id: "$_id.buoy_id" }, "$readings"] } } },
    { $out: "readings.unpacked" },
  ], { allowDiskUse: true });
}
goOn();
unpacked.aggregate([{ $merge: { into: "readings", on: "_id", whenMatched: [{ $replaceWith: "$$new" }], whenNotMatched: "insert" } }]);
const missing = unpacked.aggregate([
  { $project: { item: "$$ROOT" } },
  { $lookup: { from: "readings", localField: "_id", foreignField: "_id", as: "back" } },
  { $match: { $expr: { $ne: ["$item", { $arrayElemAt: ["$back", 0] }] } } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
print("items that are not back (must be none)", missing);
if (missing > 0) throw new Error("nothing is removed: run this step once more");
goOn();
// Of what had been put into the buckets, the rest is what new code has deleted, or what has come back with another _id.
let gone = [];
const goes = () => {
  db.readings.deleteMany({ _id: { $in: gone } });
  gone = [];
};
for (const one of taken.aggregate([
  { $lookup: { from: "readings.unpacked", localField: "_id", foreignField: "_id", as: "back" } },
  { $match: { back: [] } },
  { $project: { _id: 1 } },
])) {
  gone.push(one._id);
  if (gone.length === 1000) goes();
}
goes();
goOn();
db.reading_buckets.drop();
taken.drop();
unpacked.drop();
running.drop();
// === undo: Build the former indexes ()
db.readings.createIndex({ ts: 1 }, { expireAfterSeconds: 31536000 });
db.readings.createIndex({ buoy_id: 1, ts: 1 });
db.readings.createIndex({ offset: 1 }, { partialFilterExpression: { offset: { "$exists": true } } });
