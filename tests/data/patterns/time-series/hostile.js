// === code: Add values (log) trips 1, index 
function addStat(item) {
  return db.getCollection("stats */ of \"us\"").insertOne({ ...item });
}
// Many at once and in the order of their dates is what the server stores best.
function addAllStats(items) {
  return db.getCollection("stats */ of \"us\"").insertMany(items.map(item => ({ ...item })), { ordered: false });
}
// === code: Read a range of time (look) trips 1, index from`${item}`_1_when "it" was_1
// From the first moment up to, but not including, the second.
function readStats(source, from, to) {
  return db.getCollection("stats */ of \"us\"").find({ "from`${item}`": source, "when \"it\" was": { $gte: from, $lt: to } }).sort({ "when \"it\" was": 1 }).toArray();
}
// === code: Read the newest value () trips 1, index from`${item}`_1_when "it" was_1
function newestStat(source) {
  return db.getCollection("stats */ of \"us\"").find({ "from`${item}`": source }).sort({ "when \"it\" was": -1 }).limit(1).toArray()[0];
}
// === code: Averages over a range of time () trips 1, index from`${item}`_1_when "it" was_1
// unit is minute, hour, day, week or month.
function averageStats(source, from, to, unit) {
  return db.getCollection("stats */ of \"us\"").aggregate([
    { $match: { "from`${item}`": source, "when \"it\" was": { $gte: from, $lt: to } } },
    { $group: { _id: { $dateTrunc: { date: "$when \"it\" was", unit: unit } }, average: { $avg: "$t$ime" }, least: { $min: "$t$ime" }, most: { $max: "$t$ime" }, n: { $sum: 1 } } },
    { $sort: { _id: 1 } },
  ]).toArray();
}
// === step: Check ()
print("server", db.version());
print("documents", db.getCollection("stats").countDocuments({}));
print("the new collection", db.getCollectionInfos({ name: "stats */ of \"us\"" })[0]?.type ?? "is not there yet");
{
const odd = db.getCollection("stats").find({ $expr: { $ne: [{ $type: "$when \"it\" was" }, "date"] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have no date, which a time-series collection refuses: give them one first: " + EJSON.stringify(odd));
}
{
const odd = db.getCollection("stats").find({ $expr: { $gt: [{ $bsonSize: "$$ROOT" }, 4194304] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents are larger than the 4 MB that a time-series collection takes: make them smaller or move them elsewhere first: " + EJSON.stringify(odd));
}
{
const odd = db.getCollection("stats").find({ "when \"it\" was": { $gt: new Date(-1000), $lte: new Date(0) } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents are from the last second before 1970 or its first moment; a time-series collection takes them and does not find them by their date: correct the date first: " + EJSON.stringify(odd));
}
// === step: Create the time-series collection (Needs MongoDB 5.0. The server takes no validator for it, so the rules of the design are not enforced there.)
const [found] = db.getCollectionInfos({ name: "stats */ of \"us\"" });
if (!found) db.createCollection("stats */ of \"us\"", { timeseries: { timeField: "when \"it\" was", metaField: "from`${item}`", granularity: "minutes" } });
else if (found.type !== "timeseries") throw new Error("there is another collection of this name already");
db.getCollection("stats */ of \"us\"").createIndex({ "from`${item}`": 1, "when \"it\" was": 1 });
// === step: Start writers that use the new code, stop the old ones (From now on the old collection stays as it is. Readers find new values in the new collection and old ones in the old one.)
function addStat(item) {
  return db.getCollection("stats */ of \"us\"").insertOne({ ...item });
}
// Many at once and in the order of their dates is what the server stores best.
function addAllStats(items) {
  return db.getCollection("stats */ of \"us\"").insertMany(items.map(item => ({ ...item })), { ordered: false });
}
// === step: Copy (In the order of the dates, while the new code writes. A second run copies what is missing; never run it twice at the same time.)
{
const asStored = { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) };
const key = item => EJSON.stringify(item._id, { relaxed: false });
const text = item => EJSON.stringify(Object.fromEntries(Object.entries(item).sort(([one], [other]) => (one < other ? -1 : 1))), { relaxed: false });
const holdsUndefined = value => value === undefined || (typeof value === "object" && value !== null && !value._bsontype && Object.prototype.toString.call(value) !== "[object Date]" && Object.values(value).some(holdsUndefined));
const differing = [];
const missingOf = items => {
  const dates = { $gte: items[0]["when \"it\" was"], $lte: items[items.length - 1]["when \"it\" was"] };
  const there = new Map(db.getCollection("stats */ of \"us\"").find({ "when \"it\" was": dates, _id: { $in: items.map(item => item._id) } }, {}, asStored).toArray().map(item => [key(item), text(item)]));
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
  if (missing.length > 0) db.getCollection("stats */ of \"us\"").insertMany(missing);
  items = [];
};
for (const item of db.getCollection("stats").find({}, {}, asStored).sort({ "when \"it\" was": 1, _id: 1 }).allowDiskUse()) {
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
  const dates = { $gte: items[0]["when \"it\" was"], $lte: items[items.length - 1]["when \"it\" was"] };
  const there = new Map(db.getCollection("stats */ of \"us\"").find({ "when \"it\" was": dates, _id: { $in: items.map(item => item._id) } }, {}, asStored).toArray().map(item => [key(item), text(item)]));
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
for (const item of db.getCollection("stats").find({}, {}, asStored).sort({ "when \"it\" was": 1, _id: 1 }).allowDiskUse()) {
  items.push(item);
  if (items.length === 1000) flush();
}
flush();
print("documents", db.getCollection("stats").countDocuments({}), "in the new collection", db.getCollection("stats */ of \"us\"").countDocuments({}), "missing", missed);
if (differing.length > 0) throw new Error("these documents differ from those of the new collection, because an old writer changed them after they were copied: delete them there, or change them there as well: " + EJSON.stringify(differing));
if (missed > 0) throw new Error("documents are missing: does an old writer still run? Then copy again");
}
// === step: Start readers that use the new code ()
// From the first moment up to, but not including, the second.
function readStats(source, from, to) {
  return db.getCollection("stats */ of \"us\"").find({ "from`${item}`": source, "when \"it\" was": { $gte: from, $lt: to } }).sort({ "when \"it\" was": 1 }).toArray();
}
function newestStat(source) {
  return db.getCollection("stats */ of \"us\"").find({ "from`${item}`": source }).sort({ "when \"it\" was": -1 }).limit(1).toArray()[0];
}
// === step: Drop the former collection (Only when it is no longer used.)
{
const asStored = { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) };
const key = item => EJSON.stringify(item._id, { relaxed: false });
const text = item => EJSON.stringify(Object.fromEntries(Object.entries(item).sort(([one], [other]) => (one < other ? -1 : 1))), { relaxed: false });
const holdsUndefined = value => value === undefined || (typeof value === "object" && value !== null && !value._bsontype && Object.prototype.toString.call(value) !== "[object Date]" && Object.values(value).some(holdsUndefined));
const differing = [];
const missingOf = items => {
  const dates = { $gte: items[0]["when \"it\" was"], $lte: items[items.length - 1]["when \"it\" was"] };
  const there = new Map(db.getCollection("stats */ of \"us\"").find({ "when \"it\" was": dates, _id: { $in: items.map(item => item._id) } }, {}, asStored).toArray().map(item => [key(item), text(item)]));
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
for (const item of db.getCollection("stats").find({}, {}, asStored).sort({ "when \"it\" was": 1, _id: 1 }).allowDiskUse()) {
  items.push(item);
  if (items.length === 1000) flush();
}
flush();
print("documents", db.getCollection("stats").countDocuments({}), "in the new collection", db.getCollection("stats */ of \"us\"").countDocuments({}), "missing", missed);
if (differing.length > 0) throw new Error("these documents differ from those of the new collection, because an old writer changed them after they were copied: delete them there, or change them there as well: " + EJSON.stringify(differing));
if (missed > 0) throw new Error("documents are missing: does an old writer still run? Then copy again");
}
db.getCollection("stats").drop();
// === undo: Start the old writers, stop the new ones ()
// === undo: Put the values back (Those that expired are gone.)
// A document that is still there is the one that was copied, or a newer one: nothing in a time series changes.
db.getCollection("stats */ of \"us\"").aggregate([
  { $merge: { into: "stats", on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } },
], { allowDiskUse: true });
// === undo: Build the former indexes ()
db.getCollection("stats").createIndex({ "when \"it\" was": 1 });
