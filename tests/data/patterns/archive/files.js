// === code: Archive what is old, every night () trips 3, index until
// Whoever is older than this is archived.
function cutOfBookings() {
  return new Date(Date.now() - 365 * 86400000);
}
// A shell takes an object with a field _bsontype for a value of its own kind, and cannot send it to a server.
function cannotPass(value) {
  if (Array.isArray(value)) return value.some(one => cannotPass(one));
  if (Object.prototype.toString.call(value) !== "[object Object]") return false;
  return Object.hasOwn(value, "_bsontype") || (!value._bsontype && Object.values(value).some(one => cannotPass(one)));
}
// Objects of a shell put names that are numbers, such as 2024, in front of all others: where there are such names the order of
// fields is not compared.
function isReordered(value) {
  if (Array.isArray(value)) return value.some(one => isReordered(one));
  if (Object.prototype.toString.call(value) !== "[object Object]") return false;
  if (Object.hasOwn(value, "_bsontype")) throw new Error("no shell can send a document with a field _bsontype: rename it first");
  if (value._bsontype) return false;
  return Object.entries(value).some(([name, one]) => /^[0-9]+$/.test(name) || isReordered(one));
}
function sameValue(stored, value) {
  if (!isReordered(value)) return { $eq: [stored, { $literal: value }] };
  if (Array.isArray(value)) return { $cond: [{ $isArray: [stored] }, { $and: [{ $eq: [{ $size: stored }, value.length] }, ...value.map((one, at) => sameValue({ $arrayElemAt: [stored, at] }, one))] }, false] };
  const fields = Object.entries(value).map(([name, one]) => sameValue({ $getField: { field: { $literal: name }, input: stored } }, one));
  return { $cond: [{ $eq: [{ $type: stored }, "object"] }, { $and: [{ $eq: [{ $size: { $objectToArray: stored } }, fields.length] }, ...fields] }, false] };
}
// One file for each batch, with a document in a line and its types kept. May be stopped at any time and started again: what
// is in a file but was not deleted loses its line. Where a run was broken off it comes once more, so of two lines with the same
// _id the one in the newer file counts, and a document that is still in the collection counts more than its line. One of the
// last batch that somebody deletes after such a run keeps its line.
function archiveBookings(folder, before, batch = 100) {
  const old = { until: { $lt: before } };
  const fs = require("fs");
  const write = (name, lines) => {
    const handle = fs.openSync(name, "wx");
    fs.writeFileSync(handle, lines.map(one => EJSON.stringify(one, { relaxed: false }) + "\n").join(""));
    fs.fsyncSync(handle);
    fs.closeSync(handle);
  };
  const odd = []; // which no shell can send
  let moved = 0;
  let [rounds, first] = [0, null];
  for (;;) {
    const all = db.bookings.find({ ...old, _id: { $nin: odd } }, {}, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) }).sort({ until: 1 }).limit(batch).toArray();
    if (all.length === 0) break;
    odd.push(...all.filter(one => cannotPass(one)).map(one => one._id));
    const items = all.filter(one => !cannotPass(one));
    if (items.length === 0) continue;
    const movedBefore = moved;
    const ids = items.map(one => one._id);
    const name = folder + "/" + "bookings" + "-" + new Date().toISOString().replace(/[^0-9]/g, "") + "-" + new ObjectId().toString() + ".jsonl";
    write(name, items);
    const gone = [];
    for (const one of items) {
      if (db.bookings.deleteOne({ _id: one._id, ...old, $expr: sameValue("$$ROOT", one) }).deletedCount === 1) gone.push(one);
    }
    moved += gone.length;
    if (gone.length < items.length) {
      write(name + ".new", gone); // the others were changed or deleted by somebody else
      fs.renameSync(name + ".new", name);
    }
    if (moved > movedBefore || first !== EJSON.stringify(ids[0] ?? null)) rounds = 0;
    first = EJSON.stringify(ids[0] ?? null);
    if ((rounds += 1) > 10) throw new Error("these documents change all the time, or hold values that no shell can compare, as undefined: " + EJSON.stringify(ids.slice(0, 20)));
  }
  if (odd.length > 0) throw new Error("these documents have a field _bsontype somewhere, which no shell can send; all others are archived: rename it first: " + EJSON.stringify(odd.slice(0, 20)));
  return moved;
}
// === step: Check ()
// Whoever is older than this is archived.
function cutOfBookings() {
  return new Date(Date.now() - 365 * 86400000);
}
print("server", db.version());
print("documents", db.bookings.countDocuments({}), "of these old", db.bookings.countDocuments({ until: { $lt: cutOfBookings() } }));
print("without a date, which stay", db.bookings.countDocuments({ until: { $not: { $type: "date" } } }));
{
// A shell takes an object with a field _bsontype for a value of its own kind, and cannot send it to a server.
function cannotPass(value) {
  if (Array.isArray(value)) return value.some(one => cannotPass(one));
  if (Object.prototype.toString.call(value) !== "[object Object]") return false;
  return Object.hasOwn(value, "_bsontype") || (!value._bsontype && Object.values(value).some(one => cannotPass(one)));
}
const odd = [];
for (const one of db.bookings.find({ until: { $lt: cutOfBookings() } }, {  }, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) })) {
  if (cannotPass(one)) odd.push(one._id);
}
if (odd.length > 0) throw new Error("these documents have a field _bsontype somewhere, which no shell can send: rename it first: " + EJSON.stringify(odd.slice(0, 20)));
}
// === step: Build the index ()
db.bookings.createIndex({ until: 1 });
// === step: Archive (Call it with a folder that is backed up, and with the moment.)
// Whoever is older than this is archived.
function cutOfBookings() {
  return new Date(Date.now() - 365 * 86400000);
}
// A shell takes an object with a field _bsontype for a value of its own kind, and cannot send it to a server.
function cannotPass(value) {
  if (Array.isArray(value)) return value.some(one => cannotPass(one));
  if (Object.prototype.toString.call(value) !== "[object Object]") return false;
  return Object.hasOwn(value, "_bsontype") || (!value._bsontype && Object.values(value).some(one => cannotPass(one)));
}
// Objects of a shell put names that are numbers, such as 2024, in front of all others: where there are such names the order of
// fields is not compared.
function isReordered(value) {
  if (Array.isArray(value)) return value.some(one => isReordered(one));
  if (Object.prototype.toString.call(value) !== "[object Object]") return false;
  if (Object.hasOwn(value, "_bsontype")) throw new Error("no shell can send a document with a field _bsontype: rename it first");
  if (value._bsontype) return false;
  return Object.entries(value).some(([name, one]) => /^[0-9]+$/.test(name) || isReordered(one));
}
function sameValue(stored, value) {
  if (!isReordered(value)) return { $eq: [stored, { $literal: value }] };
  if (Array.isArray(value)) return { $cond: [{ $isArray: [stored] }, { $and: [{ $eq: [{ $size: stored }, value.length] }, ...value.map((one, at) => sameValue({ $arrayElemAt: [stored, at] }, one))] }, false] };
  const fields = Object.entries(value).map(([name, one]) => sameValue({ $getField: { field: { $literal: name }, input: stored } }, one));
  return { $cond: [{ $eq: [{ $type: stored }, "object"] }, { $and: [{ $eq: [{ $size: { $objectToArray: stored } }, fields.length] }, ...fields] }, false] };
}
// One file for each batch, with a document in a line and its types kept. May be stopped at any time and started again: what
// is in a file but was not deleted loses its line. Where a run was broken off it comes once more, so of two lines with the same
// _id the one in the newer file counts, and a document that is still in the collection counts more than its line. One of the
// last batch that somebody deletes after such a run keeps its line.
function archiveBookings(folder, before, batch = 100) {
  const old = { until: { $lt: before } };
  const fs = require("fs");
  const write = (name, lines) => {
    const handle = fs.openSync(name, "wx");
    fs.writeFileSync(handle, lines.map(one => EJSON.stringify(one, { relaxed: false }) + "\n").join(""));
    fs.fsyncSync(handle);
    fs.closeSync(handle);
  };
  const odd = []; // which no shell can send
  let moved = 0;
  let [rounds, first] = [0, null];
  for (;;) {
    const all = db.bookings.find({ ...old, _id: { $nin: odd } }, {}, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) }).sort({ until: 1 }).limit(batch).toArray();
    if (all.length === 0) break;
    odd.push(...all.filter(one => cannotPass(one)).map(one => one._id));
    const items = all.filter(one => !cannotPass(one));
    if (items.length === 0) continue;
    const movedBefore = moved;
    const ids = items.map(one => one._id);
    const name = folder + "/" + "bookings" + "-" + new Date().toISOString().replace(/[^0-9]/g, "") + "-" + new ObjectId().toString() + ".jsonl";
    write(name, items);
    const gone = [];
    for (const one of items) {
      if (db.bookings.deleteOne({ _id: one._id, ...old, $expr: sameValue("$$ROOT", one) }).deletedCount === 1) gone.push(one);
    }
    moved += gone.length;
    if (gone.length < items.length) {
      write(name + ".new", gone); // the others were changed or deleted by somebody else
      fs.renameSync(name + ".new", name);
    }
    if (moved > movedBefore || first !== EJSON.stringify(ids[0] ?? null)) rounds = 0;
    first = EJSON.stringify(ids[0] ?? null);
    if ((rounds += 1) > 10) throw new Error("these documents change all the time, or hold values that no shell can compare, as undefined: " + EJSON.stringify(ids.slice(0, 20)));
  }
  if (odd.length > 0) throw new Error("these documents have a field _bsontype somewhere, which no shell can send; all others are archived: rename it first: " + EJSON.stringify(odd.slice(0, 20)));
  return moved;
}
// === step: Run the archiver every night, and watch that it runs ()
// === undo: Put all back (Call it with a folder that is backed up, and with the moment.)
function restoreBookings(folder) {
  const fs = require("fs");
  const names = fs.readdirSync(folder).filter(name => name.startsWith("bookings" + "-") && name.endsWith(".jsonl")).sort().reverse();
  for (const name of names) {
    for (const line of fs.readFileSync(folder + "/" + name, "utf8").split("\n")) {
      if (line === "") continue;
      const one = EJSON.parse(line, { relaxed: false });
      try {
        db.bookings.insertOne(one, { bypassDocumentValidation: true }); // older than the rules, perhaps
      } catch (error) {
        if (error.code !== 11000 || !error.keyPattern?._id) throw error; // it is there
      }
    }
  }
}
