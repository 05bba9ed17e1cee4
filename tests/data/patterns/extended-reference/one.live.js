function shown(rows) {
  return rows.map(row => [String(row._id), row.price.toString(), row.name]);
}

function factsBefore() {
  return shown(db.bookings.aggregate([
    { $sort: { _id: 1 } }, { $limit: 200 },
    { $lookup: { from: "passengers", localField: "passenger_id", foreignField: "_id", as: "one" } },
    { $project: { price: 1, name: { $first: "$one.name" } } }]).toArray());
}

function factsAfter() {
  return shown(db.bookings.find({}, { _id: 1 }).sort({ _id: 1 }).limit(200).toArray().map(one => readBooking(one._id)).map(one => ({ ...one, name: one.passenger.name })));
}

function write(client, i) {
  const two = db.bookings.aggregate([{ $group: { _id: "$passenger._id", n: { $sum: 1 } } }, { $sort: { n: -1, _id: 1 } }, { $limit: 2 }]).toArray();
  changePassenger(two[i % 2]._id, { name: `name ${client} ${i}` });
}

function beforeWrites() {
  return db.bookings.countDocuments({});
}

function staleCopies() {
  return db.bookings.aggregate([
    { $lookup: { from: "passengers", localField: "passenger._id", foreignField: "_id", as: "one" } },
    { $match: { $expr: { $ne: ["$passenger.name", { $first: "$one.name" }] } } }]).toArray().length;
}

function afterWrites(before) {
  return [["bookings", db.bookings.countDocuments({}), before], ["bookings whose copy differs from the original", staleCopies(), 0]];
}

// A change of a part of what is copied reaches the copies too.
function formula() {
  if (typeof changePassenger !== "function") return [["who makes the copies", typeof watchPassengers, "function"]];
  const [passenger, booking] = [new ObjectId(), new ObjectId()];
  for (const name of ["passengers", "bookings"]) db.runCommand({ collMod: name, validationLevel: "off" });
  db.passengers.insertOne({ _id: passenger, name: { first: "A", last: "B" } });
  db.bookings.insertOne({ _id: booking, passenger: { _id: passenger, name: { first: "A", last: "B" } } });
  changePassenger(passenger, { "name.first": "C" });
  return [["original and copy", [db.passengers.findOne({ _id: passenger }).name, db.bookings.findOne({ _id: booking }).passenger.name], Array(2).fill({ first: "C", last: "B" })]];
}
