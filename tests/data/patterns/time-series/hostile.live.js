const series = () => db.getCollection("stats */ of \"us\"");

function factsBefore() {
  return db.getCollection("stats").find().toArray().map(one => [one._id.toString(), one["t$ime"], one["from`${item}`"].no]).sort();
}

function factsAfter() {
  const out = [];
  for (const source of series().distinct("from`${item}`")) {
    for (const one of readStats(source, new Date(0), new Date(4e12))) out.push([one._id.toString(), one["t$ime"], one["from`${item}`"].no]);
  }
  return out.sort();
}

function write(client, i) {
  addStat({ "when \"it\" was": new Date(1893456000000 + i), "from`${item}`": { "host-name": "h", no: Int32(client) }, "t$ime": Double(i + 0.5) });
}

function beforeWrites() {
  return series().countDocuments({});
}

function afterWrites(before, writes) {
  const newest = newestStat({ "host-name": "h", no: Int32(3) });
  return [["values", series().countDocuments({}), before + writes], ["the newest value", newest["t$ime"], WRITES - 0.5]];
}
