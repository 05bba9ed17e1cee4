// Between runs: changed or deleted after they had been taken|Nobody can say which ones are newer
const reading = (n, buoy, more = {}) => ({ _id: oid(n), buoy_id: buoy, ts: new Date(1577836800000 + n * 1300), temperature: Double(n + 0.5), ...more });
const readings = () => [
  ...Array.from({ length: 1300 }, (_, n) => reading(n, oid(5))),
  ...Array.from({ length: 200 }, (_, n) => reading(n, oid(6), n < 20 ? lookAlikes("_id", "buoy_id", "ts", "temperature", "battery") : {})).map((one, n) => ({ ...one, _id: oid(10000 + n) })),
  ...Array.from({ length: 40 }, (_, n) => ({ ...reading(n, oid(7), { battery: [null, Double(4), undefined][n % 3] ?? null, text: "ünï" }), _id: oid(20000 + n) })),
  ...Array.from({ length: 5 }, (_, n) => ({ ...reading(1, oid(8)), _id: oid(30000 + n) })), // the same five times
  { ...reading(1, null), _id: oid(40000) },
  (({ buoy_id, ...one }) => ({ ...one, _id: oid(40001) }))(reading(2, 0)),
];
function fill() {
  put("readings", readings());
}
const bare = ({ _id, ...item }) => item;
const inBuckets = () => stored("reading_buckets").flatMap(bucket => bucket.readings.map(item => ({ ...("buoy_id" in bucket._id ? { buoy_id: bucket._id.buoy_id } : {}), ...item })));
const bucketFaults = () => stored("reading_buckets").filter(bucket => {
  const sum = bucket.readings.reduce((n, item) => n + Number(item.temperature), 0);
  const least = Math.min(...bucket.readings.map(item => Number(item.ts))), most = Math.max(...bucket.readings.map(item => Number(item.ts)));
  const charged = bucket.readings.filter(item => typeof item.battery === "object" && item.battery?._bsontype === "Double");
  return Number(bucket.count_battery) !== charged.length || Number(bucket.count) !== bucket.readings.length || bucket.readings.length > 1000 || Math.abs(Number(bucket.sum_temperature) - sum) > 0.001 || Number(bucket.start_date) !== least || Number(bucket.end_date) !== most;
}).map(bucket => `bucket ${EJSON.stringify(bucket._id)}`);
function faults() {
  return [...differences("readings", inBuckets(), readings().map(bare)), ...bucketFaults()];
}

const late = () => Array.from({ length: 50 }, (_, n) => ({ ...reading(100 + n, oid(5), { note: "late" }), _id: oid(50000 + n) }));
function later() {
  for (let n = 0; n < 20; n += 1) addReading(oid(7), { ts: new Date(1577836800000 + n * 1000), temperature: Double(1), note: "by new code" });
  db.createCollection("reading_buckets.taken"); // as a run asks for whose former collection was dropped
  put("readings", [...late(), { ...reading(3, oid(7), { note: "late" }), _id: oid(60000) }]);
}
function expectedLater() {
  const added = Array.from({ length: 20 }, (_, n) => ({ buoy_id: oid(7), ts: new Date(1577836800000 + n * 1000), temperature: Double(1), note: "by new code" }));
  return [...differences("readings", inBuckets(), [...readings(), ...late(), reading(3, oid(7), { note: "late" })].map(bare).concat(added)), ...bucketFaults()];
}
function faultsBack() {
  return differences("readings", stored("readings").map(bare), readings().map(bare));
}

const added = () => ({ ...reading(7, oid(5), { note: "late" }), _id: oid(70000) });
function writeBetween() {
  writeLate("readings", readings(), added());
}
function faultsBetween(refused) {
  const all = afterLate(readings(), added());
  return refused ? differences("readings", stored("readings"), all) : [...differences("readings", inBuckets(), all.map(bare)), ...bucketFaults()];
}
function mendBetween() {
  for (const name of ["reading_buckets", "reading_buckets.taken"]) db.getCollection(name).drop();
}
function faultsTogether() {
  return faults();
}

// What new code has deleted and stored while the former collection is still there.
function deleteNew() {
  db.reading_buckets.updateOne({ "_id.buoy_id": oid(8) }, { $pop: { readings: 1 }, $inc: { count: -1 } });
  addReading(oid(7), { ts: day(9), temperature: Double(1), note: "by new code" });
}
function faultsDeleted() {
  const left = readings().filter(one => !one._id.equals(oid(30000)));
  const byCode = { buoy_id: oid(7), ts: day(9), temperature: Double(1), note: "by new code" };
  return differences("readings", stored("readings").map(bare), left.map(bare).concat(byCode));
}
