// === code: Read a document of any version (call) trips 1, index _id
// Each handler makes a document of the next version out of one, and asks nobody. Keep those of all versions that are left.
const upgradesOfPerson = {
  1: doc => ({ ...doc, schema_version: 2 }),
  2: doc => ({ ...doc, schema_version: 3 }),
};
function upgradePerson(doc) {
  let one = doc;
  while (one && (one.schema_version ?? 1) < 3) one = upgradesOfPerson[one.schema_version ?? 1](one);
  return one;
}
// Converts what filter finds of older versions; run again it finds nothing.
function convertPeople(filter) {
  return db.people.updateMany({ ...filter, schema_version: { $not: { $gte: 3 } } }, [
    { $set: { schema_version: 3 } },
  ]).modifiedCount;
}
function readPerson(id) {
  const found = db.people.findOne({ _id: id });
  if (!found || found.schema_version === 3) return found;
  convertPeople({ _id: id });
  return upgradePerson(db.people.findOne({ _id: id }));
}
// === code: Insert a document (join) trips 1, index _id
function insertPerson(item) {
  return db.people.insertOne({ ...item, schema_version: 3 });
}
// === step: Check ()
print("server", db.version());
print("documents by version", db.people.aggregate([{ $group: { _id: "$schema_version", n: { $sum: 1 } } }, { $sort: { _id: 1 } }]).toArray());
{
const odd = db.people.find({ $expr: { $not: [{ $in: [{ $type: "$schema_version" }, ["missing", "null", "int", "long", "double", "decimal"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field schema_version of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.people.aggregate([{ $match: { schema_version: { $not: { $gte: 3 } } } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.people.aggregate([
      { $match: { _id: one._id } },
      { $set: { schema_version: 3 } },
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
// === step: Roll out readers that know all versions (One server after the other: take it out, install, put it back. Only then may anybody write the new version.)
// Each handler makes a document of the next version out of one, and asks nobody. Keep those of all versions that are left.
const upgradesOfPerson = {
  1: doc => ({ ...doc, schema_version: 2 }),
  2: doc => ({ ...doc, schema_version: 3 }),
};
function upgradePerson(doc) {
  let one = doc;
  while (one && (one.schema_version ?? 1) < 3) one = upgradesOfPerson[one.schema_version ?? 1](one);
  return one;
}
// Converts what filter finds of older versions; run again it finds nothing.
function convertPeople(filter) {
  return db.people.updateMany({ ...filter, schema_version: { $not: { $gte: 3 } } }, [
    { $set: { schema_version: 3 } },
  ]).modifiedCount;
}
function readPerson(id) {
  const found = db.people.findOne({ _id: id });
  if (!found || found.schema_version === 3) return found;
  convertPeople({ _id: id });
  return upgradePerson(db.people.findOne({ _id: id }));
}
// === step: Roll out writers of the newest version ()
function insertPerson(item) {
  return db.people.insertOne({ ...item, schema_version: 3 });
}
// === step: Set the validator of this design (Its level is moderate: new documents must have the newest shape, older ones may still be changed.)
// === step: Convert the rest (In steps, while everybody goes on working.)
// Converts what filter finds of older versions; run again it finds nothing.
function convertPeople(filter) {
  return db.people.updateMany({ ...filter, schema_version: { $not: { $gte: 3 } } }, [
    { $set: { schema_version: 3 } },
  ]).modifiedCount;
}
function convertAllPeople() {
  let ids = [];
  let converted = 0;
  for (const doc of db.people.find({ schema_version: { $not: { $gte: 3 } } }, { _id: 1 })) {
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
const left = db.people.countDocuments({ schema_version: { $not: { $gte: 3 } } });
print("left of older versions (must be none)", left);
print("of the newest version", db.people.countDocuments({ schema_version: 3 }));
if (left > 0) throw new Error("a writer with the old code is still at work: stop it, and run the step before once more");
// === step: Clean up (When none is left: remove the old handlers, drop the indexes of the old places, and let the oldest accepted shape be the newest.)
// === undo: Back to the version before (First switch the writers back. What was dropped does not return.)
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.people.aggregate([{ $match: { schema_version: 3 } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.people.aggregate([
      { $match: { _id: one._id } },
      { $set: { schema_version: 2 } },
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
db.people.updateMany({ schema_version: 3 }, [
  { $set: { schema_version: 2 } },
]);
