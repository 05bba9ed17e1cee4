function write(client, i) {
  const buoys = db.buoys.find().sort({ _id: 1 }).limit(2).toArray();
  const item = { ts: new Date(1893456000000 + i * 60000), temperature: Double(0.5) };
  if (i % 3 === 0) item.battery = Double(i);
  addReading(buoys[i % 2]._id, item);
}

function beforeWrites() {
  const [all] = db.reading_buckets.aggregate([{ $group: { _id: null, n: { $sum: "$count" }, t: { $sum: "$sum_temperature" } } }]).toArray();
  return { n: all.n, t: all.t };
}

function afterWrites(before, writes) {
  const now = beforeWrites();
  const made = db.reading_buckets.aggregate([
    { $match: { "_id.month": new Date(1893456000000) } },
    { $group: { _id: "$_id.buoy_id", n: { $sum: 1 }, last: { $max: "$_id.seq" } } },
  ]).toArray();
  return [
    ["items", now.n, before.n + writes],
    ["sum of the new temperatures", Math.round(now.t - before.t), writes / 2],
    ["full buckets of each buoy", made.map(one => [one.n, one.last]), [[writes / 10, writes / 10 - 1], [writes / 10, writes / 10 - 1]]],
  ];
}
