// === code: Add an item (add) trips 2, index _id
function startOfMonth(date) {
  const start = new Date(date);
  start.setUTCDate(1);
  start.setUTCHours(0, 0, 0, 0);
  return start;
}
// A full bucket makes the upsert collide; then the next number is tried. A bucket that somebody opened at the same moment
// collides once as well and is tried again.
function addReading(buoyId, item) {
  const month = startOfMonth(item.ts);
  const last = db.reading_buckets.find({ _id: { $gte: { buoy_id: buoyId, month: month, seq: MinKey() }, $lte: { buoy_id: buoyId, month: month, seq: MaxKey() } } }).sort({ _id: -1 }).limit(1).toArray()[0];
  let seq = last ? last._id.seq : 0;
  let tried = -1;
  for (;;) {
    try {
      const result = db.reading_buckets.updateOne(
        { _id: { buoy_id: buoyId, month, seq: Int32(seq) }, count: { $lt: 5 } },
        { $push: { readings: item }, $inc: { count: 1, sum_temperature: item.temperature, sum_battery: item.battery ?? 0 }, $min: { start_date: item.ts, ...(item.battery == null ? {} : { min_battery: item.battery }) }, $max: { end_date: item.ts, ...(item.battery == null ? {} : { max_battery: item.battery }) } },
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
function startOfMonth(date) {
  const start = new Date(date);
  start.setUTCDate(1);
  start.setUTCHours(0, 0, 0, 0);
  return start;
}
// The buckets from one moment to another; the items at both ends may lie outside.
function readReadings(buoyId, from, to) {
  return db.reading_buckets.find({ _id: { $gte: { buoy_id: buoyId, month: startOfMonth(from), seq: MinKey() }, $lte: { buoy_id: buoyId, month: startOfMonth(to), seq: MaxKey() } } }).sort({ _id: 1 }).toArray();
}
// === code: Average over a range of time () trips 1, index _id
function startOfMonth(date) {
  const start = new Date(date);
  start.setUTCDate(1);
  start.setUTCHours(0, 0, 0, 0);
  return start;
}
// An average needs no item: the sum of the sums by the sum of the counts.
function averageReading(buoyId, from, to) {
  const [total] = db.reading_buckets.aggregate([
    { $match: { _id: { $gte: { buoy_id: buoyId, month: startOfMonth(from), seq: MinKey() }, $lte: { buoy_id: buoyId, month: startOfMonth(to), seq: MaxKey() } } } },
    { $group: { _id: null, sum: { $sum: "$sum_temperature" }, count: { $sum: "$count" } } },
  ]).toArray();
  return total ? total.sum / total.count : null;
}
// === step: Check ()
print("server", db.version());
print("items", db.readings.countDocuments({}));
print("already in buckets", db.reading_buckets.aggregate([{ $group: { _id: null, n: { $sum: "$count" } } }]).toArray());
// === step: Stop the writers (The buckets are built in one run; what is written meanwhile would be missing.)
// === step: Build the buckets (Needs MongoDB 5.0. A second run adds what is missing and takes nothing away.)
const start = { $dateTrunc: { date: "$ts", unit: "month" } };
db.readings.aggregate([
  { $project: { item: "$$ROOT", keys: { buoy_id: "$buoy_id" }, start: start, order: { date: "$ts", id: "$_id" } } },
  { $setWindowFields: { partitionBy: { keys: "$keys", start: "$start" }, sortBy: { order: 1 }, output: { number: { $documentNumber: {} } } } },
  { $unset: ["item.buoy_id", "item._id"] },
  { $group: {
    _id: { keys: "$keys", start: "$start", seq: { $toInt: { $floor: { $divide: [{ $subtract: ["$number", 1] }, 5] } } } },
    count: { $sum: 1 },
    sum_temperature: { $sum: "$item.temperature" }, sum_battery: { $sum: "$item.battery" }, min_battery: { $min: "$item.battery" }, max_battery: { $max: "$item.battery" },
    start_date: { $min: "$item.ts" }, end_date: { $max: "$item.ts" },
    items: { $push: "$item" } } },
  { $project: {
    _id: { buoy_id: "$_id.keys.buoy_id", month: "$_id.start", seq: "$_id.seq" },
    count: { $toInt: "$count" },
    sum_temperature: 1, sum_battery: 1, min_battery: { $ifNull: ["$min_battery", "$$REMOVE"] }, max_battery: { $ifNull: ["$max_battery", "$$REMOVE"] },
    start_date: 1, end_date: 1, readings: "$items" } },
  { $merge: { into: "reading_buckets", on: "_id", whenNotMatched: "insert", whenMatched: [
    { $replaceWith: { $cond: [{ $lt: ["$count", "$$new.count"] }, { $mergeObjects: ["$$ROOT", "$$new", { _id: "$_id" }] }, "$$ROOT"] } },
  ] } },
], { allowDiskUse: true });
// === step: Compare ()
const items = db.readings.countDocuments({});
const inBuckets = db.reading_buckets.aggregate([{ $group: { _id: null, n: { $sum: "$count" } } }]).toArray()[0]?.n ?? 0;
print("items", items, "in buckets", inBuckets);
if (inBuckets < items) throw new Error("items are missing: are all writers stopped? Then build the buckets again");
// === step: Start readers and writers that use the new code ()
function startOfMonth(date) {
  const start = new Date(date);
  start.setUTCDate(1);
  start.setUTCHours(0, 0, 0, 0);
  return start;
}
// A full bucket makes the upsert collide; then the next number is tried. A bucket that somebody opened at the same moment
// collides once as well and is tried again.
function addReading(buoyId, item) {
  const month = startOfMonth(item.ts);
  const last = db.reading_buckets.find({ _id: { $gte: { buoy_id: buoyId, month: month, seq: MinKey() }, $lte: { buoy_id: buoyId, month: month, seq: MaxKey() } } }).sort({ _id: -1 }).limit(1).toArray()[0];
  let seq = last ? last._id.seq : 0;
  let tried = -1;
  for (;;) {
    try {
      const result = db.reading_buckets.updateOne(
        { _id: { buoy_id: buoyId, month, seq: Int32(seq) }, count: { $lt: 5 } },
        { $push: { readings: item }, $inc: { count: 1, sum_temperature: item.temperature, sum_battery: item.battery ?? 0 }, $min: { start_date: item.ts, ...(item.battery == null ? {} : { min_battery: item.battery }) }, $max: { end_date: item.ts, ...(item.battery == null ? {} : { max_battery: item.battery }) } },
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
function readReadings(buoyId, from, to) {
  return db.reading_buckets.find({ _id: { $gte: { buoy_id: buoyId, month: startOfMonth(from), seq: MinKey() }, $lte: { buoy_id: buoyId, month: startOfMonth(to), seq: MaxKey() } } }).sort({ _id: 1 }).toArray();
}
// === step: Keep the old collection until nobody reads it ()
// === undo: Put the items back (Into an empty collection: the items get a new _id where they did not keep theirs.)
db.reading_buckets.aggregate([
  { $unwind: "$readings" },
  { $replaceRoot: { newRoot: { $mergeObjects: [{ buoy_id: "$_id.buoy_id" }, "$readings"] } } },
  { $merge: { into: "readings", on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } },
], { allowDiskUse: true });
