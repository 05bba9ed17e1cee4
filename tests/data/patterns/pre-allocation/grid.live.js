function places(doc) {
  return (doc.seats ?? []).flat().filter(seat => seat !== 0).map(Number);
}

function factsBefore() {
  return db.sailings.find().sort({ _id: 1 }).toArray().map(doc => [doc._id, places(doc)]);
}

function factsAfter() {
  return factsBefore();
}

function write(client, i) {
  const seat = i % 60;
  takeSeat("prepared", Math.floor(seat / 20), seat % 20, client * 1000 + i + 1);
}

function beforeWrites() {
  prepareSailing({ _id: "prepared", title: "all places are free" });
  return { free: findFreeSeats("prepared").length };
}

function afterWrites(before, writes) {
  const doc = db.sailings.findOne({ _id: "prepared" });
  const right = doc.seats.flat().every((value, at) => value > 0 && ((value - 1) % 1000) % 60 === at);
  return [["free places before", before.free, 60], ["free places after", findFreeSeats("prepared").length, 0], ["one taker for each place", right, true]];
}
