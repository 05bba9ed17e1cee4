const begin = 1893456000000; // the start of a month

function write(client, i) {
  addEvent(`host ${client % 2}`, "info", { at: new Date(begin + (i % 50) * 43200000) });
}

function beforeWrites() {
  return db.event_buckets.aggregate([{ $group: { _id: null, n: { $sum: "$count" } } }]).toArray()[0].n;
}

function afterWrites(before, writes) {
  const days = db.event_buckets.aggregate([{ $match: { month: new Date(begin) } }, { $unwind: "$days" }, { $replaceWith: "$days" }]).toArray();
  return [
    ["items", beforeWrites(), before + writes],
    ["items of the days", days.reduce((sum, one) => sum + one.events.length, 0), writes],
    ["full days", days.filter(one => one.count > 20 || one.count !== one.events.length).length, 0],
  ];
}
