// Begins as one.live.js.

// Who reads a booking gets a copy that is not too old.
function write(client, i) {
  const booking = db.bookings.aggregate([{ $sample: { size: 1 } }]).next();
  db.passengers.updateOne({ _id: booking.passenger._id }, { $set: { name: `name ${client} ${i}` } });
  renewBooking(booking, 0);
}

function afterWrites(before) {
  for (const booking of db.bookings.find({}).toArray()) renewBooking(booking, 0);
  return [["bookings", db.bookings.countDocuments({}), before], ["bookings whose copy differs from the original", staleCopies(), 0]];
}

function formula() {
  const [passenger, gone, booking] = [new ObjectId(), new ObjectId(), new ObjectId()];
  for (const name of ["passengers", "bookings"]) db.runCommand({ collMod: name, validationLevel: "off" });
  db.passengers.insertOne({ _id: passenger, name: "now" });
  db.bookings.insertOne({ _id: booking, passenger: { _id: passenger, name: "then", cached_at: new Date(Date.now() - 60000) } });
  const young = renewBooking(readBooking(booking), 3600).passenger.name;
  const old = renewBooking(readBooking(booking), 30).passenger.name;
  db.bookings.updateOne({ _id: booking }, { $set: { "passenger._id": gone, "passenger.cached_at": new Date(0) } });
  return [["younger than an hour", young, "then"], ["older than half a minute", old, "now"], ["of an original that is gone", renewBooking(readBooking(booking), 30).passenger.name, "now"]];
}
