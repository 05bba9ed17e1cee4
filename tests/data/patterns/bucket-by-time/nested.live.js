const hour = 3600000;
const begin = 1893456000000; // the start of a day

function sums(rows) {
  return rows.map(row => [row._id.toString(), row.n, Number(row.t.toFixed(6)), row.least]).sort();
}

function factsBefore() {
  const rows = db.readings.aggregate([{ $group: { _id: "$buoy_id", n: { $sum: 1 }, t: { $avg: "$temperature" }, least: { $min: "$temperature" } } }]);
  return sums(rows.toArray());
}

function factsAfter() {
  const rows = [];
  for (const buoy of db.buoys.find().toArray()) {
    const hours = readReadings(buoy._id, new Date(0), new Date(4e12)).flatMap(day => day.hours);
    if (hours.length === 0) continue;
    const n = hours.reduce((sum, one) => sum + one.readings.length, 0);
    rows.push({ _id: buoy._id, n, t: averageReading(buoy._id, new Date(0), new Date(4e12)), least: Math.min(...hours.map(one => one.min_temperature)) });
  }
  return sums(rows);
}

function write(client, i) {
  const buoys = db.buoys.find().sort({ _id: 1 }).limit(2).toArray();
  const item = { ts: new Date(begin + (i % 120) * 60000), temperature: Double(client * WRITES + i + 0.5) };
  if (i % 2) item.battery = Double(0.25);
  addReading(buoys[i % 2]._id, item);
}

function beforeWrites() {
  const [all] = db.reading_buckets.aggregate([{ $group: { _id: null, n: { $sum: "$count" }, t: { $sum: "$sum_temperature" } } }]).toArray();
  return { n: all.n, t: all.t };
}

function afterWrites(before, writes) {
  const now = beforeWrites();
  const made = { "_id.day": new Date(begin) };
  const hours = db.reading_buckets.aggregate([{ $match: made }, { $unwind: "$hours" }, { $replaceWith: "$hours" }]).toArray();
  return [
    ["items", now.n, before.n + writes],
    ["sum of the new temperatures", Math.round(now.t - before.t), writes * (writes - 1) / 2 + writes / 2],
    ["no hour is above 50", hours.filter(one => one.readings.length > 50).length, 0],
    ["hours count what they hold", hours.filter(one => one.count !== one.readings.length || one.readings.some(item => Math.floor(item.ts / hour) * hour !== Number(one.hour))).length, 0],
    ["sum of the hours", hours.reduce((sum, one) => sum + one.sum_temperature, 0), writes * (writes - 1) / 2 + writes / 2],
    ["no hour twice in a document", db.reading_buckets.find(made).toArray().filter(one => new Set(one.hours.map(part => Number(part.hour))).size !== one.hours.length).length, 0],
  ];
}

function formula() {
  const buoy = new ObjectId();
  const other = new ObjectId();
  for (let i = 0; i < 5; i += 1) addReading(other, { ts: new Date(1893456000000 + i * 1000), temperature: Double(i), text: "x".repeat(6000000) });
  const large = readReadings(other, new Date(1893456000000), new Date(1893456000000 + hour));
  const largeItems = large.flatMap(one => one.hours).flatMap(one => one.readings).map(one => Number(one.temperature)).sort();
  db.reading_buckets.deleteMany({ "_id.buoy_id": other });
  let inserts = 0;
  let updates = 0;
  for (let i = 0; i < 600; i += 1) {
    const result = addReading(buoy, { ts: new Date(begin + i * 60000), temperature: Double(i + 0.5), battery: Double(1.5) });
    inserts += result.upsertedCount;
    updates += result.modifiedCount;
  }
  const days = readReadings(buoy, new Date(begin + hour), new Date(begin + 3 * hour - 1));
  const read = days.flatMap(one => one.hours).reduce((sum, one) => sum + one.count, 0);
  return [["documents of large items", large.length, 3], ["large items", largeItems, [0, 1, 2, 3, 4]], ["inserts", inserts, 2], ["updates", updates, 598], ["documents", db.reading_buckets.countDocuments({}), 2], ["items of two hours", read, 120],
    ["average of the third hour", averageReading(buoy, new Date(begin + 2 * hour), new Date(begin + 3 * hour - 1)), 150]];
}
