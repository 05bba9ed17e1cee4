// === code: Read with the copied fields (show) trips 1, index _id
// What is shown of passenger is there already: no join.
function readBooking(bookingId) {
  return db.bookings.findOne({ _id: bookingId });
}
// === code: Make a copy () trips 1, index _id
// The object to store beside a reference, or in place of it.
function copyOfPassenger(passengerId) {
  const found = db.passengers.findOne({ _id: passengerId }, { name: 1 });
  if (!found) throw new Error("no such document");
  return found;
}
// === code: Change the original and its copies () trips 2, index passenger._id
// Both change together or not at all; needs a replica set.
function changePassenger(passengerId, changes) {
  const session = db.getMongo().startSession();
  try {
    session.withTransaction(() => {
      const inside = session.getDatabase(db.getName());
      inside.getCollection("passengers").updateOne({ _id: passengerId }, { $set: changes });
      const copies = {};
      for (const field of ["name"]) if (field in changes) copies["passenger." + field] = changes[field];
      if (Object.keys(copies).length > 0)
        inside.getCollection("bookings").updateMany({ "passenger._id": passengerId }, { $set: copies });
    });
  } finally {
    session.endSession();
  }
}
// === step: Build the new index ()
db.bookings.createIndex({ "passenger._id": 1 });
// === step: Start writers that store the copies ()
// The object to store beside a reference, or in place of it.
function copyOfPassenger(passengerId) {
  const found = db.passengers.findOne({ _id: passengerId }, { name: 1 });
  if (!found) throw new Error("no such document");
  return found;
}
// === step: Copy (Needs MongoDB 5.0. A document that changes meanwhile is taken in the next round; an id without a document keeps the id alone.)
let left = -1;
for (;;) {
  db.bookings.aggregate([
    { $match: { passenger_id: { $exists: true } } },
    { $lookup: { from: "passengers", localField: "passenger_id", foreignField: "_id", pipeline: [{ $project: { name: 1 } }], as: "c" } },
    { $project: { id: "$passenger_id", copy: { $ifNull: [{ $first: "$c" }, { _id: "$passenger_id" }] } } },
    { $merge: { into: "bookings", on: "_id", whenNotMatched: "discard", whenMatched: [
      { $set: { passenger: { $ifNull: ["$passenger", { $cond: [{ $eq: ["$passenger_id", "$$new.id"] }, "$$new.copy", "$$REMOVE"] }] } } },
      { $set: { passenger_id: { $cond: [{ $eq: [{ $type: "$passenger" }, "missing"] }, "$passenger_id", "$$REMOVE"] } } },
    ] } },
  ]);
  const now = db.bookings.countDocuments({ passenger_id: { $exists: true } });
  if (now === 0 || now === left) break;
  left = now;
}
// === step: Compare ()
print("still with the id alone", db.bookings.countDocuments({ passenger_id: { $exists: true } }));
print("with copies", db.bookings.countDocuments({ "passenger._id": { $exists: true } }));
// === step: Switch the readers, then drop the index of the old field ()
// === undo: Back to the id alone ()
db.bookings.updateMany({ "passenger._id": { $exists: true } }, [{ $set: { passenger_id: "$passenger._id" } }, { $unset: "passenger" }]);
