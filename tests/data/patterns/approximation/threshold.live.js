// Rises by 1 each time: every second value is within 2 of the last one that was stored.
function write(client, i) {
  storeReading(client, { sensor: `new ${client}`, t: new Double(1000 + i), at: new Date(1767225600000 + i * 1000) });
}

function beforeWrites() {
  return db.readings.countDocuments({});
}

function afterWrites(before, writes) {
  const stored = client => db.readings.find({ sensor: `new ${client}` }).sort({ t: 1 }).toArray().map(one => Number(one.t));
  let widest = 0;
  for (const client of [0, 1, 2, 3]) {
    const values = stored(client);
    values.forEach((value, i) => { if (i > 0) widest = Math.max(widest, value - values[i - 1]); });
  }
  return [["stored readings", db.readings.countDocuments({}), before + writes / 2], ["widest step between two of them", widest, 2]];
}
