// === code: Archive what is old, every night () trips 3, index until
// Whoever is older than this is archived.
function cutOfBookings() {
  return new Date(Date.now() - 365 * 86400000);
}
// One file for each batch, with a document in a line and its types kept. May be stopped at any time and started again: what
// is in a file but was not deleted comes once more, so of two lines with the same _id the one in the newer file counts, and a
// document that is still in the collection counts more than its line.
function archiveBookings(folder, before, batch = 100) {
  const old = { until: { $lt: before } };
  const fs = require("fs");
  let moved = 0;
  let rounds = 0;
  for (;;) {
    const items = db.bookings.find(old, {}, { promoteValues: false, bsonRegExp: true }).sort({ until: 1 }).limit(batch).toArray();
    if (items.length === 0) return moved;
    const movedBefore = moved;
    const ids = items.map(one => one._id);
    const name = folder + "/" + "bookings" + "-" + new Date().toISOString().replace(/[^0-9]/g, "") + "-" + new ObjectId().toString() + ".jsonl";
    const handle = fs.openSync(name, "wx");
    fs.writeFileSync(handle, items.map(one => EJSON.stringify(one, { relaxed: false }) + "\n").join(""));
    fs.fsyncSync(handle);
    fs.closeSync(handle);
    for (const one of items) moved += db.bookings.deleteOne({ _id: one._id, ...old, $expr: { $eq: ["$$ROOT", { $literal: one }] } }).deletedCount;
    if (moved === movedBefore && (rounds += 1) === 10) throw new Error("these documents change all the time, or hold values that no shell can compare, as undefined: " + EJSON.stringify(ids.slice(0, 20)));
    if (moved > movedBefore) rounds = 0;
  }
}
// === step: Check ()
// Whoever is older than this is archived.
function cutOfBookings() {
  return new Date(Date.now() - 365 * 86400000);
}
print("server", db.version());
print("documents", db.bookings.countDocuments({}), "of these old", db.bookings.countDocuments({ until: { $lt: cutOfBookings() } }));
print("without a date, which stay", db.bookings.countDocuments({ until: { $not: { $type: "date" } } }));
// === step: Build the index ()
db.bookings.createIndex({ until: 1 });
// === step: Archive (Call it with a folder that is backed up, and with the moment.)
// Whoever is older than this is archived.
function cutOfBookings() {
  return new Date(Date.now() - 365 * 86400000);
}
// One file for each batch, with a document in a line and its types kept. May be stopped at any time and started again: what
// is in a file but was not deleted comes once more, so of two lines with the same _id the one in the newer file counts, and a
// document that is still in the collection counts more than its line.
function archiveBookings(folder, before, batch = 100) {
  const old = { until: { $lt: before } };
  const fs = require("fs");
  let moved = 0;
  let rounds = 0;
  for (;;) {
    const items = db.bookings.find(old, {}, { promoteValues: false, bsonRegExp: true }).sort({ until: 1 }).limit(batch).toArray();
    if (items.length === 0) return moved;
    const movedBefore = moved;
    const ids = items.map(one => one._id);
    const name = folder + "/" + "bookings" + "-" + new Date().toISOString().replace(/[^0-9]/g, "") + "-" + new ObjectId().toString() + ".jsonl";
    const handle = fs.openSync(name, "wx");
    fs.writeFileSync(handle, items.map(one => EJSON.stringify(one, { relaxed: false }) + "\n").join(""));
    fs.fsyncSync(handle);
    fs.closeSync(handle);
    for (const one of items) moved += db.bookings.deleteOne({ _id: one._id, ...old, $expr: { $eq: ["$$ROOT", { $literal: one }] } }).deletedCount;
    if (moved === movedBefore && (rounds += 1) === 10) throw new Error("these documents change all the time, or hold values that no shell can compare, as undefined: " + EJSON.stringify(ids.slice(0, 20)));
    if (moved > movedBefore) rounds = 0;
  }
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
      db.bookings.updateOne({ _id: one._id }, { $setOnInsert: one }, { upsert: true });
    }
  }
}
