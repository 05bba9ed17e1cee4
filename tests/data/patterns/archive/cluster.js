// === code: Archive what is old, every night () trips 3, index until
// Whoever is older than this is archived.
function cutOfBookings() {
  return new Date(Date.now() - 365 * 86400000);
}
// archive is the database on the other servers: connect("mongodb://…/…"). May be stopped at any time and started again. A
// document is deleted only while it is the same as its copy; one that changed so that it stays loses its copy again.
function archiveBookings(archive, before, batch = 100) {
  const old = { until: { $lt: before } };
  const asStored = { promoteValues: false, bsonRegExp: true };
  const there = archive.getCollection("archived_bookings");
  let moved = 0;
  let rounds = 0;
  // What is being moved is noted, so that a run that was broken off leaves no copy of what stays.
  const notes = db.getCollection("archived_bookings.moving");
  const former = notes.find({}, {}, asStored).toArray();
  const run = new ObjectId();
  let left = former.flatMap(one => one.ids); // copied, and not deleted yet
  for (;;) {
    const items = db.bookings.find(old, {}, asStored).sort({ until: 1 }).limit(batch).toArray();
    if (items.length === 0 && left.length === 0) break;
    const movedBefore = moved;
    const ids = items.map(one => one._id);
    const copied = [...ids, ...left];
    notes.replaceOne({ _id: run }, { ids: copied }, { upsert: true });
    notes.deleteMany({ _id: { $in: former.map(one => one._id) } });
    if (items.length > 0) there.bulkWrite(items.map(one => ({ replaceOne: { filter: { _id: one._id }, replacement: one, upsert: true } })), { ordered: false, writeConcern: { w: "majority" } });
    for (const copy of there.find({ _id: { $in: ids } }, {}, asStored)) moved += db.bookings.deleteOne({ _id: copy._id, ...old, $expr: { $eq: ["$$ROOT", { $literal: copy }] } }).deletedCount;
    left = db.bookings.find({ _id: { $in: copied } }, { _id: 1 }, asStored).toArray().map(one => one._id);
    const stayed = db.bookings.find({ _id: { $in: copied }, $nor: [old] }, { _id: 1 }, asStored).toArray().map(one => one._id);
    if (stayed.length > 0) there.deleteMany({ _id: { $in: stayed } });
    const known = new Set(stayed.map(id => EJSON.stringify(id, { relaxed: false })));
    left = left.filter(id => !known.has(EJSON.stringify(id, { relaxed: false })));
    if (moved === movedBefore && (rounds += 1) === 10) throw new Error("these documents change all the time, or hold values that no shell can compare, as undefined: " + EJSON.stringify(ids.slice(0, 20)));
    if (moved > movedBefore) rounds = 0;
  }
  notes.drop();
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
// === step: Build the index ()
db.bookings.createIndex({ until: 1 });
// === step: Archive (Call it with the database on the other servers, and with the moment.)
// Whoever is older than this is archived.
function cutOfBookings() {
  return new Date(Date.now() - 365 * 86400000);
}
// archive is the database on the other servers: connect("mongodb://…/…"). May be stopped at any time and started again. A
// document is deleted only while it is the same as its copy; one that changed so that it stays loses its copy again.
function archiveBookings(archive, before, batch = 100) {
  const old = { until: { $lt: before } };
  const asStored = { promoteValues: false, bsonRegExp: true };
  const there = archive.getCollection("archived_bookings");
  let moved = 0;
  let rounds = 0;
  // What is being moved is noted, so that a run that was broken off leaves no copy of what stays.
  const notes = db.getCollection("archived_bookings.moving");
  const former = notes.find({}, {}, asStored).toArray();
  const run = new ObjectId();
  let left = former.flatMap(one => one.ids); // copied, and not deleted yet
  for (;;) {
    const items = db.bookings.find(old, {}, asStored).sort({ until: 1 }).limit(batch).toArray();
    if (items.length === 0 && left.length === 0) break;
    const movedBefore = moved;
    const ids = items.map(one => one._id);
    const copied = [...ids, ...left];
    notes.replaceOne({ _id: run }, { ids: copied }, { upsert: true });
    notes.deleteMany({ _id: { $in: former.map(one => one._id) } });
    if (items.length > 0) there.bulkWrite(items.map(one => ({ replaceOne: { filter: { _id: one._id }, replacement: one, upsert: true } })), { ordered: false, writeConcern: { w: "majority" } });
    for (const copy of there.find({ _id: { $in: ids } }, {}, asStored)) moved += db.bookings.deleteOne({ _id: copy._id, ...old, $expr: { $eq: ["$$ROOT", { $literal: copy }] } }).deletedCount;
    left = db.bookings.find({ _id: { $in: copied } }, { _id: 1 }, asStored).toArray().map(one => one._id);
    const stayed = db.bookings.find({ _id: { $in: copied }, $nor: [old] }, { _id: 1 }, asStored).toArray().map(one => one._id);
    if (stayed.length > 0) there.deleteMany({ _id: { $in: stayed } });
    const known = new Set(stayed.map(id => EJSON.stringify(id, { relaxed: false })));
    left = left.filter(id => !known.has(EJSON.stringify(id, { relaxed: false })));
    if (moved === movedBefore && (rounds += 1) === 10) throw new Error("these documents change all the time, or hold values that no shell can compare, as undefined: " + EJSON.stringify(ids.slice(0, 20)));
    if (moved > movedBefore) rounds = 0;
  }
  notes.drop();
  return moved;
}
// === step: Run the archiver every night, and watch that it runs ()
// === undo: Put all back (Call it with the database on the other servers, and with the moment.)
function restoreBookings(archive) {
  const asStored = { promoteValues: false, bsonRegExp: true };
  for (const one of archive.getCollection("archived_bookings").find({}, {}, asStored)) db.bookings.updateOne({ _id: one._id }, { $setOnInsert: one }, { upsert: true });
}
