const hour = 3600000;

function sums(rows) {
  return rows.map(row => [row._id.toString(), row.n, Number(row.t.toFixed(6)), row.least, row.most]).sort();
}

function factsBefore() {
  const rows = db.readings.aggregate([{ $group: { _id: "$buoy_id", n: { $sum: 1 }, t: { $avg: "$temperature" }, least: { $min: "$temperature" }, most: { $max: "$temperature" } } }]);
  return sums(rows.toArray());
}

function factsAfter() {
  const rows = [];
  for (const buoy of db.buoys.find().toArray()) {
    const buckets = readReadings(buoy._id, new Date(0), new Date(4e12));
    if (buckets.length === 0) continue;
    const n = buckets.reduce((sum, one) => sum + one.readings.length, 0);
    const t = averageReading(buoy._id, new Date(0), new Date(4e12));
    rows.push({ _id: buoy._id, n, t, least: Math.min(...buckets.map(one => one.min_temperature)), most: Math.max(...buckets.map(one => one.max_temperature)) });
  }
  return sums(rows);
}

function write(client, i) {
  const buoys = db.buoys.find().sort({ _id: 1 }).limit(2).toArray();
  const item = { ts: new Date(1893456000000 + (i % 60) * 60000), temperature: Double(client * WRITES + i + 0.5) };
  if (i % 2) item.battery = Double(0.25);
  addReading(buoys[i % 2]._id, item);
}

function beforeWrites() {
  const [all] = db.reading_buckets.aggregate([{ $group: { _id: null, n: { $sum: "$count" }, t: { $sum: "$sum_temperature" } } }]).toArray();
  return { n: all.n, t: all.t };
}

function afterWrites(before, writes) {
  const now = beforeWrites();
  const added = writes * (writes - 1) / 2 + writes / 2;
  return [
    ["items", now.n, before.n + writes],
    ["sum of the new temperatures", Math.round(now.t - before.t), added],
    ["buckets", db.reading_buckets.countDocuments({ start_date: { $gte: new Date(1893456000000) } }), 2],
  ];
}

function formula() {
  const buoy = new ObjectId();
  const other = new ObjectId();
  for (let i = 0; i < 5; i += 1) addReading(other, { ts: new Date(1893456000000 + i * 1000), temperature: Double(i), text: "x".repeat(6000000) });
  const large = readReadings(other, new Date(1893456000000), new Date(1893456000000 + hour));
  const largeItems = large.flatMap(one => one.readings).map(one => Number(one.temperature)).sort();
  db.reading_buckets.deleteMany({ "_id.buoy_id": other });
  let inserts = 0;
  let updates = 0;
  for (let i = 0; i < 600; i += 1) {
    const result = addReading(buoy, { ts: new Date(1893456000000 + i * 60000), temperature: Double(i + 0.5), battery: Double(1.5) });
    inserts += result.upsertedCount;
    updates += result.modifiedCount;
  }
  const read = readReadings(buoy, new Date(1893456000000), new Date(1893456000000 + 10 * hour - 1)).length;
  return [["documents of large items", large.length, 3], ["large items", largeItems, [0, 1, 2, 3, 4]], ["inserts", inserts, 10], ["updates", updates, 590], ["documents", db.reading_buckets.countDocuments({}), 10], ["documents read for ten hours", read, 10]];
}
