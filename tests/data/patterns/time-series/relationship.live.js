// Writers start with step 3.
function rowsOf(rows) {
  return rows.map(row => [row._id.toString(), row.n, Number(row.t.toFixed(6)), row.newest.getTime()]).sort();
}

function factsBefore() {
  const rows = db.readings.aggregate([{ $group: { _id: "$buoy_id", n: { $sum: 1 }, t: { $avg: "$temperature" }, newest: { $max: "$ts" } } }]);
  return rowsOf(rows.toArray());
}

function factsAfter() {
  const rows = [];
  for (const buoy of db.buoys.find().toArray()) {
    const all = readReadings(buoy._id, new Date(0), new Date(4e12));
    if (all.length === 0) continue;
    const years = averageReadings(buoy._id, new Date(0), new Date(4e12), "year");
    const n = years.reduce((sum, one) => sum + one.n, 0);
    if (n !== all.length) throw new Error("the averages miss values");
    const t = years.reduce((sum, one) => sum + one.average * one.n, 0) / n;
    rows.push({ _id: buoy._id, n, t, newest: newestReading(buoy._id).ts });
  }
  return rowsOf(rows);
}

function write(client, i) {
  const buoy = db.buoys.find().sort({ _id: 1 }).limit(2).toArray()[i % 2]._id;
  const item = { ts: new Date(1893456000000 + i * 60000), temperature: Double(i + 0.5), battery: Double(0.25), ticks: Long(client) };
  if (i % 3) addReading(buoy, item);
  else addAllReadings(buoy, [item]);
}

// Old ones that are copied count once, copies that are there twice do not.
function items() {
  const there = new Set(db.reading_series.find({}, { _id: 1 }).toArray().map(one => String(one._id)));
  const old = db.readings.find({}, { _id: 1 }).toArray().filter(one => !there.has(String(one._id)));
  return db.reading_series.countDocuments({}) + old.length;
}

function beforeWrites() {
  return items();
}

function afterWrites(before, writes) {
  const odd = { ts: { $lt: new Date(1893456000000) }, $or: [{ temperature: { $not: { $type: "double" } } }, { ticks: { $not: { $type: "long" } } }] };
  const plan = db.reading_series.find({ buoy_id: db.buoys.findOne()._id, ts: { $gte: new Date(0) } }).explain();
  return [
    ["values", items(), before + writes],
    ["copies whose numbers changed their type", db.reading_series.countDocuments(odd), 0],
    ["index of the reads", JSON.stringify(plan).includes("buoy_id_1_ts_1"), true],
  ];
}

function formula() {
  const buoy = new ObjectId();
  const items = [];
  for (let i = 0; i < 2880; i += 1) items.push({ ts: new Date(1893456000000 + i * 60000), temperature: Double(i + 0.5), ticks: Long(i) });
  const inserted = Object.keys(addAllReadings(buoy, items).insertedIds).length;
  return [
    ["inserted", inserted, 2880],
    ["buckets of the server: 1,000 values each", db.getCollection("system.buckets.reading_series").countDocuments({}), 3],
    ["values of an hour", readReadings(buoy, items[60].ts, items[120].ts).length, 60],
    ["hours", averageReadings(buoy, items[0].ts, new Date(1893456000000 + 2880 * 60000), "hour").length, 48],
  ];
}
