// Begins as one.live.js.
// Needs a replica set.

// The fourth client keeps the copies in step, and is stopped before the others are done.
function write(client, i) {
  if (client === 3) {
    if (i === 0) watchPassengers(() => db.ticks.countDocuments({}) >= 700);
    return;
  }
  const two = db.bookings.aggregate([{ $group: { _id: "$passenger._id", n: { $sum: 1 } } }, { $sort: { n: -1, _id: 1 } }, { $limit: 2 }]).toArray();
  const update = i % 4 < 2 ? { $set: { name: `name ${client} ${i}`, title: "Dr" } } : { $set: { name: `name ${client} ${i}` }, $unset: { title: 1 } };
  db.passengers.updateOne({ _id: two[i % 2]._id }, update);
  db.ticks.insertOne({});
}

function staleCopies() {
  return db.bookings.aggregate([
    { $lookup: { from: "passengers", localField: "passenger._id", foreignField: "_id", as: "one" } },
    { $match: { $expr: { $or: ["name", "title"].map(field => ({ $ne: [`$passenger.${field}`, { $first: `$one.${field}` }] })) } } }]).toArray().length;
}

// Started again, it goes on where it was: what changed meanwhile arrives as well.
function afterWrites(before) {
  const last = db.bookings.findOne().passenger._id;
  db.passengers.updateOne({ _id: last }, { $set: { name: "the last" } });
  const stopped = db.change_stream_places.countDocuments({});
  watchPassengers(() => db.bookings.countDocuments({ "passenger._id": last, "passenger.name": { $ne: "the last" } }) === 0);
  return [["notes of how far it came", stopped, 1], ["bookings", db.bookings.countDocuments({}), before], ["bookings whose copy differs from the original", staleCopies(), 0]];
}
