// === code: Add an item () trips 2, index _id
function startOfDay(date) {
  const start = new Date(date);
  start.setUTCHours(0, 0, 0, 0);
  return start;
}
// A full bucket makes the upsert collide; then the next number is tried. A bucket that somebody opened at the same moment
// collides once as well and is tried again.
function addEvent(host, level, item) {
  const day = startOfDay(item.at);
  const last = db.event_buckets.find({ host, level, day }).sort({ seq: -1 }).limit(1).toArray()[0];
  let seq = last ? last.seq : 0;
  let tried = -1;
  for (;;) {
    try {
      const result = db.event_buckets.updateOne(
        { host, level, day, seq: Int32(seq), count: { $lt: 500 } },
        { $push: { events: item }, $inc: { count: 1 }, $min: { start_date: item.at }, $max: { end_date: item.at } },
        { upsert: true });
      return result;
    } catch (error) {
      if (error.code !== 11000) throw error;
      if (tried === seq) seq += 1;
      else tried = seq;
    }
  }
}
// === code: Read a range of time (day) trips 1, index _id
function startOfDay(date) {
  const start = new Date(date);
  start.setUTCHours(0, 0, 0, 0);
  return start;
}
// The buckets from one moment to another; the items at both ends may lie outside.
function readEvents(host, level, from, to) {
  return db.event_buckets.find({ host, level, day: { $gte: startOfDay(from), $lte: startOfDay(to) } }).sort({ day: 1, seq: 1 }).toArray();
}
// === step: Check ()
print("server", db.version());
print("items", db.events.countDocuments({}));
print("already in buckets", db.event_buckets.aggregate([{ $group: { _id: null, n: { $sum: "$count" } } }]).toArray());
// === step: Stop the writers (The buckets are built in one run; what is written meanwhile would be missing.)
// === step: Build the index ()
db.event_buckets.createIndex({ host: 1, level: 1, day: 1, seq: 1 }, { unique: true });
// === step: Build the buckets (Needs MongoDB 5.0. A second run adds what is missing and takes nothing away.)
const start = { $dateTrunc: { date: "$at", unit: "day" } };
db.events.aggregate([
  { $project: { item: "$$ROOT", keys: { host: "$host", level: "$level" }, start: start, order: { date: "$at", id: "$_id" } } },
  { $setWindowFields: { partitionBy: { keys: "$keys", start: "$start" }, sortBy: { order: 1 }, output: { number: { $documentNumber: {} } } } },
  { $unset: ["item.host", "item.level", "item._id"] },
  { $group: {
    _id: { keys: "$keys", start: "$start", seq: { $toInt: { $floor: { $divide: [{ $subtract: ["$number", 1] }, 500] } } } },
    count: { $sum: 1 },
    start_date: { $min: "$item.at" }, end_date: { $max: "$item.at" },
    first_id: { $first: "$order.id" },
    items: { $push: "$item" } } },
  { $project: {
    _id: "$first_id", host: "$_id.keys.host", level: "$_id.keys.level", day: "$_id.start", seq: "$_id.seq",
    count: { $toInt: "$count" },
    start_date: 1, end_date: 1, events: "$items" } },
  { $merge: { into: "event_buckets", on: ["host", "level", "day", "seq"], whenNotMatched: "insert", whenMatched: [
    { $replaceWith: { $cond: [{ $lt: ["$count", "$$new.count"] }, { $mergeObjects: ["$$ROOT", "$$new", { _id: "$_id" }] }, "$$ROOT"] } },
  ] } },
], { allowDiskUse: true });
// === step: Compare ()
const items = db.events.countDocuments({});
const inBuckets = db.event_buckets.aggregate([{ $group: { _id: null, n: { $sum: "$count" } } }]).toArray()[0]?.n ?? 0;
print("items", items, "in buckets", inBuckets);
if (inBuckets < items) throw new Error("items are missing: are all writers stopped? Then build the buckets again");
// === step: Start readers and writers that use the new code ()
function startOfDay(date) {
  const start = new Date(date);
  start.setUTCHours(0, 0, 0, 0);
  return start;
}
// A full bucket makes the upsert collide; then the next number is tried. A bucket that somebody opened at the same moment
// collides once as well and is tried again.
function addEvent(host, level, item) {
  const day = startOfDay(item.at);
  const last = db.event_buckets.find({ host, level, day }).sort({ seq: -1 }).limit(1).toArray()[0];
  let seq = last ? last.seq : 0;
  let tried = -1;
  for (;;) {
    try {
      const result = db.event_buckets.updateOne(
        { host, level, day, seq: Int32(seq), count: { $lt: 500 } },
        { $push: { events: item }, $inc: { count: 1 }, $min: { start_date: item.at }, $max: { end_date: item.at } },
        { upsert: true });
      return result;
    } catch (error) {
      if (error.code !== 11000) throw error;
      if (tried === seq) seq += 1;
      else tried = seq;
    }
  }
}
// The buckets from one moment to another; the items at both ends may lie outside.
function readEvents(host, level, from, to) {
  return db.event_buckets.find({ host, level, day: { $gte: startOfDay(from), $lte: startOfDay(to) } }).sort({ day: 1, seq: 1 }).toArray();
}
// === step: Keep the old collection until nobody reads it ()
// === undo: Put the items back (Into an empty collection: the items get a new _id where they did not keep theirs.)
db.event_buckets.aggregate([
  { $unwind: "$events" },
  { $replaceRoot: { newRoot: { $mergeObjects: [{ host: "$host", level: "$level" }, "$events"] } } },
  { $merge: { into: "events", on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } },
], { allowDiskUse: true });
