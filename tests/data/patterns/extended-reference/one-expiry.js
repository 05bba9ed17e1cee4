// === code: Read with the copied fields () trips 1, index _id
function readBooking(bookingId) {
  return db.bookings.findOne({ _id: bookingId });
}
// === code: Make a copy () trips 1, index _id
// The object to store beside a reference, or in place of it.
function copyOfPassenger(passengerId) {
  const found = db.passengers.findOne({ _id: passengerId }, { name: 1 });
  if (!found) throw new Error("no such document");
  return { ...found, cached_at: new Date() };
}
// === code: Store a document with a copy () trips 2, index _id
// The object to store beside a reference, or in place of it.
function copyOfPassenger(passengerId) {
  const found = db.passengers.findOne({ _id: passengerId }, { name: 1 });
  if (!found) throw new Error("no such document");
  return { ...found, cached_at: new Date() };
}
// store gets the copy and stores the document that holds it. The copy stays as it is now, whatever becomes of the original.
function storeWithPassenger(passengerId, store) {
  store(copyOfPassenger(passengerId));
}
// === code: Renew the copies that are too old when they are read () trips 3, index _id
// Renews the copies in a document that was read where they are older than so many seconds, and returns the document.
function renewBooking(document, seconds) {
  for (const copy of [document.passenger].filter(each => each?._id)) {
    if (new Date() - copy.cached_at < seconds * 1000) continue;
    const found = db.passengers.findOne({ _id: copy._id }, { name: 1 });
    if (found) db.bookings.updateOne({ _id: document._id, "passenger._id": copy._id }, { $set: { passenger: { ...found, cached_at: new Date() } } });
  }
  return db.bookings.findOne({ _id: document._id });
}
// === step: Check ()
print("server", db.version());
print("documents", db.bookings.countDocuments({}), "with the id alone", db.bookings.countDocuments({ passenger_id: { $exists: true } }));
{
const odd = db.bookings.find({ passenger: { $ne: null }, "passenger._id": { $exists: false } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field passenger of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
{
const odd = db.bookings.find({ passenger_id: { $type: "array" } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a list in passenger_id and no single id: mend them first: " + EJSON.stringify(odd));
}
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 5) {
const large = [];
for (const one of db.bookings.aggregate([{ $match: { passenger_id: { $exists: true } } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 1048576 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.bookings.aggregate([
      { $match: { _id: one._id } },
      { $lookup: { from: "passengers", localField: "passenger_id", foreignField: "_id", pipeline: [{ $project: { name: 1 } }, { $set: { cached_at: "$$NOW" } }], as: "c" } },
      { $project: { bytes: { $add: [one.bytes, { $bsonSize: { x: { $mergeObjects: [{ $first: "$c" }, { _id: "$passenger_id" }] } } }] } } },
    ]).toArray();
    bytes = Number(found?.bytes ?? 0);
  } catch (error) {
    if (error.code !== 10334) throw error;
    bytes = Infinity;
  }
  if (bytes > 16777216) large.push(one._id);
}
if (large.length > 0) throw new Error("these documents have no room for what they are to get: make them smaller first: " + EJSON.stringify(large.slice(0, 20)));
}
// === step: Start writers that store the copies ()
// The object to store beside a reference, or in place of it.
function copyOfPassenger(passengerId) {
  const found = db.passengers.findOne({ _id: passengerId }, { name: 1 });
  if (!found) throw new Error("no such document");
  return { ...found, cached_at: new Date() };
}
// store gets the copy and stores the document that holds it. The copy stays as it is now, whatever becomes of the original.
function storeWithPassenger(passengerId, store) {
  store(copyOfPassenger(passengerId));
}
// === step: Copy (Needs MongoDB 5.0. A document that changes meanwhile is taken in the next round; an id without a document keeps the id alone.)
let left = -1;
for (;;) {
  db.bookings.aggregate([
    { $match: { passenger_id: { $exists: true } } },
    { $lookup: { from: "passengers", localField: "passenger_id", foreignField: "_id", pipeline: [{ $project: { name: 1 } }, { $set: { cached_at: "$$NOW" } }], as: "c" } },
    { $project: { id: "$passenger_id", copy: { $mergeObjects: [{ $first: "$c" }, { _id: "$passenger_id" }] } } },
    { $merge: { into: "bookings", on: "_id", whenNotMatched: "discard", whenMatched: [
      { $set: { passenger: { $cond: [{ $and: [{ $in: [{ $type: "$passenger" }, ["missing", "null"]] }, { $eq: ["$passenger_id", "$$new.id"] }] }, "$$new.copy", "$passenger"] } } },
      { $set: { passenger_id: { $cond: [{ $eq: ["$passenger._id", "$passenger_id"] }, "$$REMOVE", "$passenger_id"] } } },
    ] } },
  ]);
  const now = db.bookings.countDocuments({ passenger_id: { $exists: true } });
  if (now === 0 || now === left) break;
  left = now;
}
// === step: Compare ()
const alone = db.bookings.countDocuments({ passenger_id: { $exists: true } });
print("with copies", db.bookings.countDocuments({ "passenger._id": { $exists: true } }), "still with the id alone (must be none)", alone);
if (alone > 0) throw new Error("either they changed meanwhile: then run the step before once more; or they have two different ids in " + "passenger_id" + " and " + "passenger" + ", and nobody can say which one is newer: take the wrong one away: " + EJSON.stringify(db.bookings.find({ passenger_id: { $exists: true } }, { _id: 1 }).limit(20).toArray().map(one => one._id)));
// === step: Switch the readers, then drop the index of the old field ()
// === undo: Back to the id alone ()
db.bookings.updateMany({ "passenger._id": { $exists: true } }, [
  { $set: { passenger_id: "$passenger._id" } },
{ $unset: "passenger" },
]);
