// === code: Read a document of any version (call) trips 1, index _id
// A copy of doc in which the value at one path is at another, or gone.
function movedIn(doc, from, to) {
  const next = { ...doc };
  let source = next;
  for (const name of from.slice(0, -1)) {
    if (source[name] === null || typeof source[name] !== "object") return next;
    source = source[name] = { ...source[name] };
  }
  const last = from[from.length - 1];
  if (!Object.hasOwn(source, last)) return next;
  const value = source[last];
  delete source[last];
  if (to === null) return next;
  let target = next;
  for (const name of to.slice(0, -1)) target = target[name] = { ...target[name] };
  target[to[to.length - 1]] = value;
  return next;
}
// Each handler makes a document of the next version out of one, and asks nobody. Keep those of all versions that are left.
const upgradesOfPerson = {
  0: doc => ({ ...movedIn(movedIn(movedIn(doc, ["phone"], ["contacts", "phone"]), ["town"], ["city"]), ["fax"], null), schema_version: 1 }),
};
function upgradePerson(doc) {
  let one = doc;
  while (one && (one.schema_version ?? 0) < 1) one = upgradesOfPerson[one.schema_version ?? 0](one);
  return one;
}
function readPerson(id) {
  return upgradePerson(db.people.findOne({ _id: id }));
}
// === code: Insert a document (join) trips 1, index _id
function insertPerson(item) {
  return db.people.insertOne({ ...item, schema_version: 1 });
}
// === code: Change a document (move) trips 2, index _id
// Converts what filter finds of older versions; run again it finds nothing.
function convertPeople(filter) {
  return db.people.updateMany({ ...filter, schema_version: { $not: { $gte: 1 } } }, [
    { $set: { contacts: { $cond: [{ $eq: [{ $type: "$phone" }, "missing"] }, "$contacts", { $mergeObjects: ["$contacts", { phone: "$phone" }] }] } } },
    { $set: { city: { $cond: [{ $eq: [{ $type: "$town" }, "missing"] }, "$city", "$town"] } } },
    { $unset: ["phone", "town", "fax"] },
    { $set: { schema_version: 1 } },
  ]).modifiedCount;
}
// change is an update such as { $set: { … } }, in the names of the newest shape. False: no document of this id has that shape, and
// nothing is changed.
function changePerson(id, change) {
  convertPeople({ _id: id });
  return db.people.updateOne({ _id: id, schema_version: 1 }, change).matchedCount === 1;
}
// === code: Convert the rest () trips 1, index 
// Converts what filter finds of older versions; run again it finds nothing.
function convertPeople(filter) {
  return db.people.updateMany({ ...filter, schema_version: { $not: { $gte: 1 } } }, [
    { $set: { contacts: { $cond: [{ $eq: [{ $type: "$phone" }, "missing"] }, "$contacts", { $mergeObjects: ["$contacts", { phone: "$phone" }] }] } } },
    { $set: { city: { $cond: [{ $eq: [{ $type: "$town" }, "missing"] }, "$city", "$town"] } } },
    { $unset: ["phone", "town", "fax"] },
    { $set: { schema_version: 1 } },
  ]).modifiedCount;
}
function convertAllPeople() {
  let ids = [];
  let converted = 0;
  for (const doc of db.people.find({ schema_version: { $not: { $gte: 1 } } }, { _id: 1 })) {
    ids.push(doc._id);
    if (ids.length < 1000) continue;
    converted += convertPeople({ _id: { $in: ids } });
    ids = [];
  }
  if (ids.length > 0) converted += convertPeople({ _id: { $in: ids } });
  return converted;
}
// === step: Check ()
print("server", db.version());
print("documents by version", db.people.aggregate([{ $group: { _id: "$schema_version", n: { $sum: 1 } } }, { $sort: { _id: 1 } }]).toArray());
{
const odd = db.people.find({ $expr: { $not: [{ $in: [{ $type: "$schema_version" }, ["missing", "null", "int", "long", "double", "decimal"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field schema_version of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
{
const odd = db.people.find({ schema_version: { $not: { $gte: 1 } }, phone: { $exists: true }, $or: [{ $expr: { $not: [{ $in: [{ $type: "$contacts" }, ["missing", "null", "object"]] }] } }] }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("what holds phone or would hold contacts.phone is no object in these documents: mend them first: " + EJSON.stringify(odd));
}
{
const odd = db.people.find({ schema_version: { $not: { $gte: 1 } }, phone: { $exists: true }, "contacts.phone": { $exists: true } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a value in its former and in its new place, phone and contacts.phone: take the wrong one away first: " + EJSON.stringify(odd));
}
{
const odd = db.people.find({ schema_version: { $not: { $gte: 1 } }, town: { $exists: true }, city: { $exists: true } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a value in its former and in its new place, town and city: take the wrong one away first: " + EJSON.stringify(odd));
}
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.people.aggregate([{ $match: { schema_version: { $not: { $gte: 1 } } } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.people.aggregate([
      { $match: { _id: one._id } },
      { $set: { contacts: { $cond: [{ $eq: [{ $type: "$phone" }, "missing"] }, "$contacts", { $mergeObjects: ["$contacts", { phone: "$phone" }] }] } } },
    { $set: { city: { $cond: [{ $eq: [{ $type: "$town" }, "missing"] }, "$city", "$town"] } } },
      { $unset: ["phone", "town", "fax"] },
      { $set: { schema_version: 1 } },
      { $project: { bytes: { $bsonSize: "$$ROOT" } } },
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
// === step: Set the validator to warn (It does not know the new shape yet.)
// === step: Build the indexes of the new places (Those of the old places stay until the end.)
db.people.createIndex({ "contacts.phone": 1 });
// === step: Roll out readers that know all versions (One server after the other: take it out, install, put it back. Only then may anybody write the new version.)
// A copy of doc in which the value at one path is at another, or gone.
function movedIn(doc, from, to) {
  const next = { ...doc };
  let source = next;
  for (const name of from.slice(0, -1)) {
    if (source[name] === null || typeof source[name] !== "object") return next;
    source = source[name] = { ...source[name] };
  }
  const last = from[from.length - 1];
  if (!Object.hasOwn(source, last)) return next;
  const value = source[last];
  delete source[last];
  if (to === null) return next;
  let target = next;
  for (const name of to.slice(0, -1)) target = target[name] = { ...target[name] };
  target[to[to.length - 1]] = value;
  return next;
}
// Each handler makes a document of the next version out of one, and asks nobody. Keep those of all versions that are left.
const upgradesOfPerson = {
  0: doc => ({ ...movedIn(movedIn(movedIn(doc, ["phone"], ["contacts", "phone"]), ["town"], ["city"]), ["fax"], null), schema_version: 1 }),
};
function upgradePerson(doc) {
  let one = doc;
  while (one && (one.schema_version ?? 0) < 1) one = upgradesOfPerson[one.schema_version ?? 0](one);
  return one;
}
function readPerson(id) {
  return upgradePerson(db.people.findOne({ _id: id }));
}
// === step: Roll out writers of the newest version ()
function insertPerson(item) {
  return db.people.insertOne({ ...item, schema_version: 1 });
}
// Converts what filter finds of older versions; run again it finds nothing.
function convertPeople(filter) {
  return db.people.updateMany({ ...filter, schema_version: { $not: { $gte: 1 } } }, [
    { $set: { contacts: { $cond: [{ $eq: [{ $type: "$phone" }, "missing"] }, "$contacts", { $mergeObjects: ["$contacts", { phone: "$phone" }] }] } } },
    { $set: { city: { $cond: [{ $eq: [{ $type: "$town" }, "missing"] }, "$city", "$town"] } } },
    { $unset: ["phone", "town", "fax"] },
    { $set: { schema_version: 1 } },
  ]).modifiedCount;
}
// change is an update such as { $set: { … } }, in the names of the newest shape. False: no document of this id has that shape, and
// nothing is changed.
function changePerson(id, change) {
  convertPeople({ _id: id });
  return db.people.updateOne({ _id: id, schema_version: 1 }, change).matchedCount === 1;
}
// === step: Set the validator of this design (Its level is moderate: new documents must have the newest shape, older ones may still be changed.)
// === step: Convert the rest (In steps, while everybody goes on working.)
// Converts what filter finds of older versions; run again it finds nothing.
function convertPeople(filter) {
  return db.people.updateMany({ ...filter, schema_version: { $not: { $gte: 1 } } }, [
    { $set: { contacts: { $cond: [{ $eq: [{ $type: "$phone" }, "missing"] }, "$contacts", { $mergeObjects: ["$contacts", { phone: "$phone" }] }] } } },
    { $set: { city: { $cond: [{ $eq: [{ $type: "$town" }, "missing"] }, "$city", "$town"] } } },
    { $unset: ["phone", "town", "fax"] },
    { $set: { schema_version: 1 } },
  ]).modifiedCount;
}
function convertAllPeople() {
  let ids = [];
  let converted = 0;
  for (const doc of db.people.find({ schema_version: { $not: { $gte: 1 } } }, { _id: 1 })) {
    ids.push(doc._id);
    if (ids.length < 1000) continue;
    converted += convertPeople({ _id: { $in: ids } });
    ids = [];
  }
  if (ids.length > 0) converted += convertPeople({ _id: { $in: ids } });
  return converted;
}
print("converted", convertAllPeople());
// === step: Compare ()
const left = db.people.countDocuments({ schema_version: { $not: { $gte: 1 } } });
print("left of older versions (must be none)", left);
print("of the newest version", db.people.countDocuments({ schema_version: 1 }));
if (left > 0) throw new Error("a writer with the old code is still at work: stop it, and run the step before once more");
// === step: Clean up (When none is left: remove the old handlers, drop the indexes of the old places, and let the oldest accepted shape be the newest.)
// === undo: Check ()
{
const odd = db.people.find({ schema_version: 1, "contacts.phone": { $exists: true }, $or: [{ $expr: { $not: [{ $in: [{ $type: "$contacts" }, ["missing", "null", "object"]] }] } }] }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("what holds contacts.phone or would hold phone is no object in these documents: mend them first: " + EJSON.stringify(odd));
}
{
const odd = db.people.find({ schema_version: 1, "contacts.phone": { $exists: true }, phone: { $exists: true } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a value in its former and in its new place, contacts.phone and phone: take the wrong one away first: " + EJSON.stringify(odd));
}
{
const odd = db.people.find({ schema_version: 1, city: { $exists: true }, town: { $exists: true } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a value in its former and in its new place, city and town: take the wrong one away first: " + EJSON.stringify(odd));
}
// === undo: Back to the version before (First switch the writers back. What was dropped does not return.)
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.people.aggregate([{ $match: { schema_version: 1 } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.people.aggregate([
      { $match: { _id: one._id } },
      { $set: { phone: { $cond: [{ $eq: [{ $type: "$contacts.phone" }, "missing"] }, "$phone", "$contacts.phone"] } } },
  { $set: { town: { $cond: [{ $eq: [{ $type: "$city" }, "missing"] }, "$town", "$city"] } } },
      { $unset: ["contacts.phone", "city"] },
  { $set: { contacts: { $cond: [{ $and: [{ $eq: ["$contacts", {}] }, { $or: [{ $ne: [{ $type: "$phone" }, "missing"] }] }] }, "$$REMOVE", "$contacts"] } } },
      { $unset: "schema_version" },
      { $project: { bytes: { $bsonSize: "$$ROOT" } } },
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
// An object or list that only held what goes back goes as well: whether an empty one was there before, nobody can know.
db.people.updateMany({ schema_version: 1 }, [
  { $set: { phone: { $cond: [{ $eq: [{ $type: "$contacts.phone" }, "missing"] }, "$phone", "$contacts.phone"] } } },
  { $set: { town: { $cond: [{ $eq: [{ $type: "$city" }, "missing"] }, "$town", "$city"] } } },
  { $unset: ["contacts.phone", "city"] },
  { $set: { contacts: { $cond: [{ $and: [{ $eq: ["$contacts", {}] }, { $or: [{ $ne: [{ $type: "$phone" }, "missing"] }] }] }, "$$REMOVE", "$contacts"] } } },
  { $unset: "schema_version" },
]);
