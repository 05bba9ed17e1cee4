// === code: Read with the copied fields (show) trips 1, index _id
// What is shown of passenger is there already: no join.
function readBooking(bookingId) {
  return db.bookings.findOne({ _id: bookingId });
}
// === code: Make a copy () trips 1, index _id
// The object to store beside a reference, or in place of it.
function copyOfPassenger(passengerId) {
  const found = db.passengers.findOne({ _id: passengerId }, { name: 1, mail: 1 });
  if (!found) throw new Error("no such document");
  return found;
}
// === code: Store a document with a copy () trips 3, index _id
// Takes the copies of these originals from them as they are now.
function renewCopiesOfPassengers(originals) {
  db.passengers.aggregate([
    { $match: originals },
    { $project: { name: 1 } },
    { $replaceRoot: { newRoot: { copy: "$$ROOT" } } },
    { $lookup: { from: "bookings", localField: "copy._id", foreignField: "passenger._id", pipeline: [{ $project: { _id: 1 } }], as: "holder" } },
    { $unwind: "$holder" },
    { $project: { _id: "$holder._id", copy: 1 } },
    { $merge: { into: "bookings", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { passenger: { $cond: [{ $eq: ["$passenger._id", "$$new.copy._id"] }, { $mergeObjects: ["$passenger", "$$new.copy"] }, "$passenger"] } } }] } },
  ]);
}
// store gets the copy and stores the document that holds it. Whoever changes the original at that moment does not find that document
// yet: its copy is taken from the original until that stays the same meanwhile.
function storeWithPassenger(passengerId, store) {
  const read = () => db.passengers.findOne({ _id: passengerId }, { name: 1, mail: 1 });
  const found = read();
  if (!found) throw new Error("no such document");
  store(found);
  let copied = EJSON.stringify(found);
  for (let now = EJSON.stringify(read()); now !== copied; now = EJSON.stringify(read())) {
    copied = now;
    renewCopiesOfPassengers({ _id: passengerId });
  }
}
// === code: Change the original and its copies () trips 2, index passenger._id_1
// Takes the copies of these originals from them as they are now.
function renewCopiesOfPassengers(originals) {
  db.passengers.aggregate([
    { $match: originals },
    { $project: { name: 1 } },
    { $replaceRoot: { newRoot: { copy: "$$ROOT" } } },
    { $lookup: { from: "bookings", localField: "copy._id", foreignField: "passenger._id", pipeline: [{ $project: { _id: 1 } }], as: "holder" } },
    { $unwind: "$holder" },
    { $project: { _id: "$holder._id", copy: 1 } },
    { $merge: { into: "bookings", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { passenger: { $cond: [{ $eq: ["$passenger._id", "$$new.copy._id"] }, { $mergeObjects: ["$passenger", "$$new.copy"] }, "$passenger"] } } }] } },
  ]);
}
// changes holds new values by field, for example { name: "…" }. The copies are taken from the original until it stays
// the same meanwhile: of two changes at one moment the copies keep the one that the original keeps.
function changePassenger(passengerId, changes) {
  db.passengers.updateOne({ _id: passengerId }, { $set: changes });
  if (!Object.keys(changes).some(name => ["name"].includes(name.split(".")[0]))) return;
  const read = () => EJSON.stringify(db.passengers.findOne({ _id: passengerId }, { name: 1 }));
  let copied;
  for (let found = read(); found !== copied; found = read()) {
    copied = found;
    renewCopiesOfPassengers({ _id: passengerId });
  }
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
// A server refuses a document with two lists in one index: they are looked for in what will be stored.
{
const heads = paths => [...new Set(paths.map(path => path[0]))];
const below = (paths, head) => paths.filter(path => path[0] === head && path.length > 1).map(path => path.slice(1));
const firstLists = (value, paths) => ({ $add: [0, ...heads(paths).map(head => ({ $cond: [{ $isArray: [value + "." + head] }, 1, firstLists(value + "." + head, below(paths, head))] }))] });
const hasTwo = (value, paths, depth) => ({ $or: [{ $gt: [firstLists(value, paths), 1] }, ...heads(paths).map(head => {
  const at = value + "." + head, inner = below(paths, head), item = "at" + depth;
  const anyItem = { $map: { input: at, as: item, in: { $and: [{ $not: [{ $isArray: ["$$" + item] }] }, inner.length > 0 && hasTwo("$$" + item, inner, depth + 1)] } } };
  return inner.length > 0 && { $cond: [{ $isArray: [at] }, { $anyElementTrue: [anyItem] }, hasTwo(at, inner, depth)] };
})] });
const kinds = [
  { name: "bookings", stages: [
    { $match: { passenger_id: { $exists: true } } },
    { $project: { doc: "$$ROOT" } },
    { $lookup: { from: "passengers", localField: "doc.passenger_id", foreignField: "_id", pipeline: [{ $project: { name: 1, mail: 1 } }], as: "c" } },
    { $set: { "doc.passenger": { $mergeObjects: [{ $first: "$c" }, { _id: "$doc.passenger_id" }] } } },
    { $replaceRoot: { newRoot: "$doc" } },
  ] },
];
for (const { paths, filter, options } of [
  { paths: ["passenger.name", "at"], filter: {}, options: {} },
]) {
  const twice = [{ $match: filter }, { $match: { $expr: hasTwo("$$ROOT", paths.map(path => path.split(".")), 0) } }, { $limit: 20 }, { $project: { _id: 1 } }];
  for (const { name, stages } of kinds) {
    const odd = db.getCollection(name).aggregate([...stages, ...twice], options).toArray().map(one => one._id);
    if (odd.length > 0) throw new Error("these documents of " + name + " would have two lists in the index on " + paths.join(", ") + ", which takes one: mend them or the index first: " + EJSON.stringify(odd));
  }
}
}
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 5) {
const large = [];
for (const one of db.bookings.aggregate([{ $match: { passenger_id: { $exists: true } } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 1048576 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.bookings.aggregate([
      { $match: { _id: one._id } },
      { $lookup: { from: "passengers", localField: "passenger_id", foreignField: "_id", pipeline: [{ $project: { name: 1, mail: 1 } }], as: "c" } },
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
// === step: Build the new index ()
db.bookings.createIndex({ "passenger._id": 1 });
// === step: Start writers that store the copies ()
// Takes the copies of these originals from them as they are now.
function renewCopiesOfPassengers(originals) {
  db.passengers.aggregate([
    { $match: originals },
    { $project: { name: 1 } },
    { $replaceRoot: { newRoot: { copy: "$$ROOT" } } },
    { $lookup: { from: "bookings", localField: "copy._id", foreignField: "passenger._id", pipeline: [{ $project: { _id: 1 } }], as: "holder" } },
    { $unwind: "$holder" },
    { $project: { _id: "$holder._id", copy: 1 } },
    { $merge: { into: "bookings", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { passenger: { $cond: [{ $eq: ["$passenger._id", "$$new.copy._id"] }, { $mergeObjects: ["$passenger", "$$new.copy"] }, "$passenger"] } } }] } },
  ]);
}
// store gets the copy and stores the document that holds it. Whoever changes the original at that moment does not find that document
// yet: its copy is taken from the original until that stays the same meanwhile.
function storeWithPassenger(passengerId, store) {
  const read = () => db.passengers.findOne({ _id: passengerId }, { name: 1, mail: 1 });
  const found = read();
  if (!found) throw new Error("no such document");
  store(found);
  let copied = EJSON.stringify(found);
  for (let now = EJSON.stringify(read()); now !== copied; now = EJSON.stringify(read())) {
    copied = now;
    renewCopiesOfPassengers({ _id: passengerId });
  }
}
// === step: Copy (Needs MongoDB 5.0. A document that changes meanwhile is taken in the next round; an id without a document keeps the id alone.)
let left = -1;
for (;;) {
  db.bookings.aggregate([
    { $match: { passenger_id: { $exists: true } } },
    { $lookup: { from: "passengers", localField: "passenger_id", foreignField: "_id", pipeline: [{ $project: { name: 1, mail: 1 } }], as: "c" } },
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
