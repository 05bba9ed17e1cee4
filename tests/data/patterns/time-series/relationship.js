// === code: Add values (add) trips 1, index 
function addReading(source, item) {
  return db.reading_series.insertOne({ ...item, buoy_id: source });
}
// Many at once and in the order of their dates is what the server stores best.
function addAllReadings(source, items) {
  return db.reading_series.insertMany(items.map(item => ({ ...item, buoy_id: source })), { ordered: false });
}
// === code: Read a range of time (day) trips 1, index buoy_id_1_ts_1
// From the first moment up to, but not including, the second.
function readReadings(source, from, to) {
  return db.reading_series.find({ buoy_id: source, ts: { $gte: from, $lt: to } }).sort({ ts: 1 }).toArray();
}
// === code: Read the newest value () trips 1, index buoy_id_1_ts_1
function newestReading(source) {
  return db.reading_series.find({ buoy_id: source }).sort({ ts: -1 }).limit(1).toArray()[0];
}
// === code: Averages over a range of time () trips 1, index buoy_id_1_ts_1
// unit is minute, hour, day, week or month.
function averageReadings(source, from, to, unit) {
  return db.reading_series.aggregate([
    { $match: { buoy_id: source, ts: { $gte: from, $lt: to } } },
    { $group: { _id: { $dateTrunc: { date: "$ts", unit: unit } }, average: { $avg: "$temperature" }, least: { $min: "$temperature" }, most: { $max: "$temperature" }, n: { $sum: 1 } } },
    { $sort: { _id: 1 } },
  ]).toArray();
}
// === step: Check ()
print("server", db.version());
print("documents", db.readings.countDocuments({}));
print("the new collection", db.getCollectionInfos({ name: "reading_series" })[0]?.type ?? "is not there yet");
{
const odd = db.readings.find({ $expr: { $ne: [{ $type: "$ts" }, "date"] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have no date, which a time-series collection refuses: give them one first: " + EJSON.stringify(odd));
}
{
const odd = db.readings.find({ $expr: { $gt: [{ $bsonSize: "$$ROOT" }, 4194304] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents are larger than the 4 MB that a time-series collection takes: make them smaller or move them elsewhere first: " + EJSON.stringify(odd));
}
{
const odd = db.readings.find({ ts: { $gt: new Date(-1000), $lte: new Date(0) } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents are from the last second before 1970 or its first moment; a time-series collection takes them and does not find them by their date: correct the date first: " + EJSON.stringify(odd));
}
// === step: Create the time-series collection (Needs MongoDB 5.0. The server takes no validator for it, so the rules of the design are not enforced there.)
const [found] = db.getCollectionInfos({ name: "reading_series" });
if (!found) db.createCollection("reading_series", { timeseries: { timeField: "ts", metaField: "buoy_id", granularity: "minutes" } });
else if (found.type !== "timeseries") throw new Error("there is another collection of this name already");
db.reading_series.createIndex({ buoy_id: 1, ts: 1 });
// === step: Start writers that use the new code, stop the old ones (From now on the old collection stays as it is. Readers find new values in the new collection and old ones in the old one.)
function addReading(source, item) {
  return db.reading_series.insertOne({ ...item, buoy_id: source });
}
// Many at once and in the order of their dates is what the server stores best.
function addAllReadings(source, items) {
  return db.reading_series.insertMany(items.map(item => ({ ...item, buoy_id: source })), { ordered: false });
}
// === step: Copy (In the order of the dates, while the new code writes. A second run copies what is missing; never run it twice at the same time.)
{
const asStored = { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) };
const key = item => EJSON.stringify(item._id, { relaxed: false });
const text = item => EJSON.stringify(Object.fromEntries(Object.entries(item).sort(([one], [other]) => (one < other ? -1 : 1))), { relaxed: false });
const holdsUndefined = value => value === undefined || (typeof value === "object" && value !== null && !value._bsontype && Object.prototype.toString.call(value) !== "[object Date]" && Object.values(value).some(holdsUndefined));
const differing = [];
const missingOf = items => {
  const dates = { $gte: items[0].ts, $lte: items[items.length - 1].ts };
  const there = new Map(db.reading_series.find({ ts: dates, _id: { $in: items.map(item => item._id) } }, {}, asStored).toArray().map(item => [key(item), text(item)]));
  for (const item of items) if (there.has(key(item)) && there.get(key(item)) !== text(item) && differing.length < 20) differing.push(item._id);
  let missing = items.filter(item => !there.has(key(item)));
  return missing;
};
let copied = 0;
let items = [];
const flush = () => {
  if (items.length === 0) return;
  const missing = missingOf(items);
  const odd = missing.filter(holdsUndefined).map(item => item._id);
  if (odd.length > 0) throw new Error("these documents hold a value of the type undefined, which no shell can write: give it another value or take it away first: " + EJSON.stringify(odd.slice(0, 20)));
  copied += missing.length;
  if (missing.length > 0) db.reading_series.insertMany(missing);
  items = [];
};
for (const item of db.readings.find({}, {}, asStored).sort({ ts: 1, _id: 1 }).allowDiskUse()) {
  items.push(item);
  if (items.length === 1000) flush();
}
flush();
print("copied", copied);
}
// === step: Compare ()
{
const asStored = { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) };
const key = item => EJSON.stringify(item._id, { relaxed: false });
const text = item => EJSON.stringify(Object.fromEntries(Object.entries(item).sort(([one], [other]) => (one < other ? -1 : 1))), { relaxed: false });
const holdsUndefined = value => value === undefined || (typeof value === "object" && value !== null && !value._bsontype && Object.prototype.toString.call(value) !== "[object Date]" && Object.values(value).some(holdsUndefined));
const differing = [];
const missingOf = items => {
  const dates = { $gte: items[0].ts, $lte: items[items.length - 1].ts };
  const there = new Map(db.reading_series.find({ ts: dates, _id: { $in: items.map(item => item._id) } }, {}, asStored).toArray().map(item => [key(item), text(item)]));
  for (const item of items) if (there.has(key(item)) && there.get(key(item)) !== text(item) && differing.length < 20) differing.push(item._id);
  let missing = items.filter(item => !there.has(key(item)));
  return missing;
};
let missed = 0;
let items = [];
const flush = () => {
  if (items.length === 0) return;
  const missing = missingOf(items);
  const odd = missing.filter(holdsUndefined).map(item => item._id);
  if (odd.length > 0) throw new Error("these documents hold a value of the type undefined, which no shell can write: give it another value or take it away first: " + EJSON.stringify(odd.slice(0, 20)));
  missed += missing.length;
  items = [];
};
for (const item of db.readings.find({}, {}, asStored).sort({ ts: 1, _id: 1 }).allowDiskUse()) {
  items.push(item);
  if (items.length === 1000) flush();
}
flush();
print("documents", db.readings.countDocuments({}), "in the new collection", db.reading_series.countDocuments({}), "missing", missed);
if (differing.length > 0) throw new Error("these documents differ from those of the new collection, because an old writer changed them after they were copied: delete them there, or change them there as well: " + EJSON.stringify(differing));
if (missed > 0) throw new Error("documents are missing: does an old writer still run? Then copy again");
}
// === step: Start readers that use the new code ()
// From the first moment up to, but not including, the second.
function readReadings(source, from, to) {
  return db.reading_series.find({ buoy_id: source, ts: { $gte: from, $lt: to } }).sort({ ts: 1 }).toArray();
}
function newestReading(source) {
  return db.reading_series.find({ buoy_id: source }).sort({ ts: -1 }).limit(1).toArray()[0];
}
// === step: Let old values expire (The server deletes whole buckets, within a minute or so.)
db.runCommand({ collMod: "reading_series", expireAfterSeconds: 31536000 });
// === step: Drop the former collection (Only when it is no longer used.)
{
const asStored = { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) };
const key = item => EJSON.stringify(item._id, { relaxed: false });
const text = item => EJSON.stringify(Object.fromEntries(Object.entries(item).sort(([one], [other]) => (one < other ? -1 : 1))), { relaxed: false });
const holdsUndefined = value => value === undefined || (typeof value === "object" && value !== null && !value._bsontype && Object.prototype.toString.call(value) !== "[object Date]" && Object.values(value).some(holdsUndefined));
const differing = [];
const missingOf = items => {
  const dates = { $gte: items[0].ts, $lte: items[items.length - 1].ts };
  const there = new Map(db.reading_series.find({ ts: dates, _id: { $in: items.map(item => item._id) } }, {}, asStored).toArray().map(item => [key(item), text(item)]));
  for (const item of items) if (there.has(key(item)) && there.get(key(item)) !== text(item) && differing.length < 20) differing.push(item._id);
  let missing = items.filter(item => !there.has(key(item)));
  // What the server may have deleted by now is not missed.
  const oldest = new Date(db.hello().localTime.getTime() - 31536000 * 1000);
  missing = missing.filter(item => !(item.ts <= oldest));
  return missing;
};
let missed = 0;
let items = [];
const flush = () => {
  if (items.length === 0) return;
  const missing = missingOf(items);
  const odd = missing.filter(holdsUndefined).map(item => item._id);
  if (odd.length > 0) throw new Error("these documents hold a value of the type undefined, which no shell can write: give it another value or take it away first: " + EJSON.stringify(odd.slice(0, 20)));
  missed += missing.length;
  items = [];
};
for (const item of db.readings.find({}, {}, asStored).sort({ ts: 1, _id: 1 }).allowDiskUse()) {
  items.push(item);
  if (items.length === 1000) flush();
}
flush();
print("documents", db.readings.countDocuments({}), "in the new collection", db.reading_series.countDocuments({}), "missing", missed);
if (differing.length > 0) throw new Error("these documents differ from those of the new collection, because an old writer changed them after they were copied: delete them there, or change them there as well: " + EJSON.stringify(differing));
if (missed > 0) throw new Error("documents are missing: does an old writer still run? Then copy again");
}
db.readings.drop();
// === undo: Start the old writers, stop the new ones ()
// === undo: Put the values back (Those that expired are gone.)
// A document that is still there is the one that was copied, or a newer one: nothing in a time series changes.
db.reading_series.aggregate([
  { $merge: { into: "readings", on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } },
], { allowDiskUse: true });
// === undo: Build the former indexes ()
db.readings.createIndex({ ts: 1 }, { expireAfterSeconds: 31536000 });
db.readings.createIndex({ buoy_id: 1, ts: 1 });
