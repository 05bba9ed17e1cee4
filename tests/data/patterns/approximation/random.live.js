function episode() {
  return db.episodes.find({ "stats.plays": { $exists: true } }).sort({ _id: 1 }).limit(1).toArray()[0];
}

// Twenty plays each time: 20,000 in all, of which about 200 are written.
function write(client, i) {
  const id = episode()._id;
  for (let n = 0; n < 20; n += 1) countPlays(id);
}

// Nobody has counted yet, which the rules allow to be null.
function beforeWrites() {
  db.episodes.updateOne({ _id: episode()._id }, { $set: { "stats.plays": null } });
  return 0;
}

function afterWrites(before, writes) {
  const events = 20 * writes;
  const counted = Number(episode().stats.plays) - before;
  const deviation = 100 * Math.sqrt(events * 0.01 * 0.99);
  print("counted", counted, "of", events, "standard deviation", deviation);
  return [
    ["counted in hundreds", counted % 100, 0],
    ["within five standard deviations", Math.abs(counted - events) <= 5 * deviation, true],
  ];
}
