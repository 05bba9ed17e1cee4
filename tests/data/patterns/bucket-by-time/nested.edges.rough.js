const reading = (n, buoy, more = {}) => ({ _id: oid(n), buoy_id: buoy, ts: new Date(1577836800000 + n * 61000), temperature: Double(n + 0.5), ...more });
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
const inBuckets = () => stored("reading_buckets").flatMap(bucket => bucket.hours.flatMap(one => one.readings).map(item => ({ ...("buoy_id" in bucket._id ? { buoy_id: bucket._id.buoy_id } : {}), ...item })));
const isCharged = item => typeof item.battery === "object" && item.battery?._bsontype === "Double";
const isWrong = (holder, items) => {
  const sum = items.reduce((n, item) => n + Number(item.temperature), 0);
  const least = Math.min(...items.map(item => Number(item.temperature)));
  const most = Math.max(...items.filter(isCharged).map(item => Number(item.battery)), -Infinity);
  const isMost = most === -Infinity ? !("max_battery" in holder) : Number(holder.max_battery) === most;
  return Number(holder.count) !== items.length || Number(holder.count_temperature) !== items.length || Math.abs(Number(holder.sum_temperature) - sum) > 0.001 || Number(holder.min_temperature) !== least || !isMost;
};
const bucketFaults = () => stored("reading_buckets").filter(bucket => {
  const all = bucket.hours.flatMap(one => one.readings);
  const least = Math.min(...all.map(item => Number(item.ts))), most = Math.max(...all.map(item => Number(item.ts)));
  const hours = bucket.hours.map(one => Number(one.hour));
  return isWrong(bucket, all) || bucket.hours.some(one => isWrong(one, one.readings) || one.readings.length > 50 || one.readings.some(item => Math.floor(Number(item.ts) / 3600000) * 3600000 !== Number(one.hour)))
    || new Set(hours).size !== hours.length || Number(bucket.start_date) !== least || Number(bucket.end_date) !== most;
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
function faultsTogether() {
  return faults();
}

// New code stores something and an old writer as well, while the former collection is still there.
function deleteNew() {
  addReading(oid(7), { ts: day(9), temperature: Double(1), note: "by new code" });
  put("readings", late());
}
function faultsDeleted() {
  const byCode = { buoy_id: oid(7), ts: day(9), temperature: Double(1), note: "by new code" };
  const kept = stored("readings").filter(one => late().some(other => other._id.equals(one._id))).length;
  return [...differences("readings", stored("readings").map(bare), [...readings(), ...late(), byCode].map(one => ("_id" in one ? bare(one) : one))), ...differences("late ones", [kept], [late().length])];
}
