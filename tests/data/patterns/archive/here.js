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
// May be stopped at any time and started again, beside writers and beside itself. A document is deleted only while it is the
// same as its copy; one that changed meanwhile is copied again, and one that stays or was deleted loses its copy. Notes of a run
// that was killed are forgotten after a day.
function archiveBookings(before, batch = 100) {
  const old = { until: { $lt: before }, keep_forever: { $ne: true } };
  const asStored = { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) };
  const there = db.archived_bookings;
  const run = new ObjectId();
  let moved = 0;
  let [rounds, first] = [0, null];
  // What is being moved is noted with those who move it, and with those who may be deleting it: so whoever deletes nothing and
  // finds nothing knows whether somebody else has moved the document, or deleted it for good. Seen: it was there while noted.
  // What a run that was killed may have been deleting counts as moved: one deletion leaves no other trace than another.
  const notes = db.getCollection("archived_bookings.moving");
  const idsOf = (collection, filter) => collection.find(filter, { _id: 1 }, asStored).toArray().map(one => one._id);
  const sameAs = copy => ({ _id: copy._id, $expr: sameValue("$$ROOT", copy) });
  const odd = []; // which no shell can send
  const settle = copy => {
    const id = copy._id;
    if (cannotPass(copy)) {
      there.deleteOne({ _id: id });
      return;
    }
    const stays = db.bookings.findOne({ _id: id, $nor: [old] }, { _id: 1 }) !== null;
    if (!stays && db.bookings.findOne({ _id: id }, { _id: 1 })) {
      if (db.bookings.findOne({ _id: id, $expr: { $not: [sameValue("$$ROOT", copy)] } }, { _id: 1 })) there.deleteOne(sameAs(copy));
      return;
    }
    const note = notes.findOneAndUpdate({ _id: id, runs: run }, { $pull: { runs: run, deleting: run } }, { returnDocument: "after" });
    if (note?.removed && !stays) there.deleteOne({ _id: id });
    else if (stays || (note?.seen && !note.moved && note.deleting.length === 0)) there.deleteOne(sameAs(copy));
    notes.deleteOne({ _id: id, runs: [] });
  };
  const text = id => EJSON.stringify(id, { relaxed: false });
  const killed = { $lt: ObjectId.createFromTime(Math.floor(Date.now() / 1000) - 86400) };
  const former = idsOf(notes, {});
  for (let from = 0; from < former.length; from += batch) {
    const ids = former.slice(from, from + batch);
    notes.updateMany({ _id: { $in: ids } }, { $addToSet: { runs: run } });
    for (const copy of there.find({ _id: { $in: ids } }, {}, asStored)) settle(copy);
  }
  notes.updateMany({ runs: killed }, { $pull: { runs: killed, deleting: killed } });
  const remove = copies => {
    const own = { _id: { $in: copies.map(one => one._id) }, runs: run };
    notes.updateMany(own, { $addToSet: { deleting: run } });
    const mine = new Set(idsOf(notes, own).map(text));
    const gone = [];
    for (const copy of copies) {
      if (mine.has(text(copy._id)) && db.bookings.deleteOne({ ...old, ...sameAs(copy) }).deletedCount === 1) gone.push(copy._id);
      else settle(copy);
    }
    notes.updateMany({ _id: { $in: gone } }, { $pull: { runs: run, deleting: run }, $set: { moved: true } });
    notes.deleteMany({ _id: { $in: gone }, runs: [] });
    moved += gone.length;
  };
  for (;;) {
    const next = db.bookings.find({ ...old, _id: { $nin: odd } }, { _id: 1 }, asStored).sort({ until: 1 }).limit(batch).toArray().map(one => one._id);
    if (next.length === 0) break;
    const movedBefore = moved;
    notes.bulkWrite(next.map(id => ({ updateOne: { filter: { _id: id }, update: { $addToSet: { runs: run }, $setOnInsert: { deleting: [] } }, upsert: true } })), { ordered: false });
    const ids = idsOf(db.bookings, { _id: { $in: next }, ...old });
    notes.updateMany({ _id: { $in: ids }, runs: run }, { $set: { seen: true } });
    db.bookings.aggregate([{ $match: { _id: { $in: ids }, ...old } }, { $merge: { into: "archived_bookings", on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } }]);
    let copies = [];
    for (const copy of there.find({ _id: { $in: ids } }, {}, asStored)) {
      if (cannotPass(copy)) {
        odd.push(copy._id);
        settle(copy);
      } else if (copies.push(copy) === 10) remove(copies.splice(0));
    }
    remove(copies);
    if (moved > movedBefore || first !== EJSON.stringify(ids[0] ?? null)) rounds = 0;
    first = EJSON.stringify(ids[0] ?? null);
    if ((rounds += 1) > 10) throw new Error("these documents change all the time, or hold values that no shell can compare, as undefined: " + EJSON.stringify(ids.slice(0, 20)));
  }
  notes.updateMany({ runs: run }, { $pull: { runs: run, deleting: run } });
  notes.deleteMany({ runs: [] });
  if (odd.length > 0) throw new Error("these documents have a field _bsontype somewhere, which no shell can send; all others are archived: rename it first: " + EJSON.stringify(odd.slice(0, 20)));
  return moved;
}
// === code: Find in both places (open) trips 1, index 
// What is in use and what is archived; a document that is just being moved comes once.
function findAllBookings(filter) {
  return db.bookings.aggregate([
    { $match: filter },
    { $unionWith: { coll: "archived_bookings", pipeline: [{ $match: filter }] } },
    { $group: { _id: "$_id", one: { $first: "$$ROOT" } } },
    { $replaceRoot: { newRoot: "$one" } },
  ], { allowDiskUse: true }).toArray();
}
// === code: Delete in both places () trips 4, index _id
// Deletes in both places. Those who are moving the document at this moment are told, and take away what they copy after that;
// what they copied before goes here.
function removeBooking(id) {
  const here = db.bookings.deleteOne({ _id: id }).deletedCount;
  const archived = db.archived_bookings.deleteOne({ _id: id }).deletedCount;
  db.getCollection("archived_bookings.moving").updateOne({ _id: id }, { $set: { removed: true } });
  db.archived_bookings.deleteOne({ _id: id });
  return here + archived > 0;
}
// === step: Check ()
// Whoever is older than this is archived.
function cutOfBookings() {
  return new Date(Date.now() - 365 * 86400000);
}
print("server", db.version());
print("documents", db.bookings.countDocuments({}), "of these old", db.bookings.countDocuments({ until: { $lt: cutOfBookings() }, keep_forever: { $ne: true } }));
print("without a date, which stay", db.bookings.countDocuments({ until: { $not: { $type: "date" } } }));
{
// A shell takes an object with a field _bsontype for a value of its own kind, and cannot send it to a server.
function cannotPass(value) {
  if (Array.isArray(value)) return value.some(one => cannotPass(one));
  if (Object.prototype.toString.call(value) !== "[object Object]") return false;
  return Object.hasOwn(value, "_bsontype") || (!value._bsontype && Object.values(value).some(one => cannotPass(one)));
}
const odd = [];
for (const one of db.bookings.find({ until: { $lt: cutOfBookings() }, keep_forever: { $ne: true } }, {  }, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) })) {
  if (cannotPass(one)) odd.push(one._id);
}
if (odd.length > 0) throw new Error("these documents have a field _bsontype somewhere, which no shell can send: rename it first: " + EJSON.stringify(odd.slice(0, 20)));
}
// === step: Build the index ()
db.bookings.createIndex({ until: 1 });
// === step: Mark what must stay (Set "keep_forever" to true in documents that are never archived.)
// === step: Start readers that ask both places ()
// What is in use and what is archived; a document that is just being moved comes once.
function findAllBookings(filter) {
  return db.bookings.aggregate([
    { $match: filter },
    { $unionWith: { coll: "archived_bookings", pipeline: [{ $match: filter }] } },
    { $group: { _id: "$_id", one: { $first: "$$ROOT" } } },
    { $replaceRoot: { newRoot: "$one" } },
  ], { allowDiskUse: true }).toArray();
}
// === step: Deploy code that deletes in both places (A document that other code deletes from the archive while it is moved may come back.)
// Deletes in both places. Those who are moving the document at this moment are told, and take away what they copy after that;
// what they copied before goes here.
function removeBooking(id) {
  const here = db.bookings.deleteOne({ _id: id }).deletedCount;
  const archived = db.archived_bookings.deleteOne({ _id: id }).deletedCount;
  db.getCollection("archived_bookings.moving").updateOne({ _id: id }, { $set: { removed: true } });
  db.archived_bookings.deleteOne({ _id: id });
  return here + archived > 0;
}
// === step: Archive (Needs MongoDB 4.2. Writers may go on. After a run that was killed, at most 10 documents that somebody deletes before the next one keep their copy: no server tells who deleted a document.)
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
// May be stopped at any time and started again, beside writers and beside itself. A document is deleted only while it is the
// same as its copy; one that changed meanwhile is copied again, and one that stays or was deleted loses its copy. Notes of a run
// that was killed are forgotten after a day.
function archiveBookings(before, batch = 100) {
  const old = { until: { $lt: before }, keep_forever: { $ne: true } };
  const asStored = { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) };
  const there = db.archived_bookings;
  const run = new ObjectId();
  let moved = 0;
  let [rounds, first] = [0, null];
  // What is being moved is noted with those who move it, and with those who may be deleting it: so whoever deletes nothing and
  // finds nothing knows whether somebody else has moved the document, or deleted it for good. Seen: it was there while noted.
  // What a run that was killed may have been deleting counts as moved: one deletion leaves no other trace than another.
  const notes = db.getCollection("archived_bookings.moving");
  const idsOf = (collection, filter) => collection.find(filter, { _id: 1 }, asStored).toArray().map(one => one._id);
  const sameAs = copy => ({ _id: copy._id, $expr: sameValue("$$ROOT", copy) });
  const odd = []; // which no shell can send
  const settle = copy => {
    const id = copy._id;
    if (cannotPass(copy)) {
      there.deleteOne({ _id: id });
      return;
    }
    const stays = db.bookings.findOne({ _id: id, $nor: [old] }, { _id: 1 }) !== null;
    if (!stays && db.bookings.findOne({ _id: id }, { _id: 1 })) {
      if (db.bookings.findOne({ _id: id, $expr: { $not: [sameValue("$$ROOT", copy)] } }, { _id: 1 })) there.deleteOne(sameAs(copy));
      return;
    }
    const note = notes.findOneAndUpdate({ _id: id, runs: run }, { $pull: { runs: run, deleting: run } }, { returnDocument: "after" });
    if (note?.removed && !stays) there.deleteOne({ _id: id });
    else if (stays || (note?.seen && !note.moved && note.deleting.length === 0)) there.deleteOne(sameAs(copy));
    notes.deleteOne({ _id: id, runs: [] });
  };
  const text = id => EJSON.stringify(id, { relaxed: false });
  const killed = { $lt: ObjectId.createFromTime(Math.floor(Date.now() / 1000) - 86400) };
  const former = idsOf(notes, {});
  for (let from = 0; from < former.length; from += batch) {
    const ids = former.slice(from, from + batch);
    notes.updateMany({ _id: { $in: ids } }, { $addToSet: { runs: run } });
    for (const copy of there.find({ _id: { $in: ids } }, {}, asStored)) settle(copy);
  }
  notes.updateMany({ runs: killed }, { $pull: { runs: killed, deleting: killed } });
  const remove = copies => {
    const own = { _id: { $in: copies.map(one => one._id) }, runs: run };
    notes.updateMany(own, { $addToSet: { deleting: run } });
    const mine = new Set(idsOf(notes, own).map(text));
    const gone = [];
    for (const copy of copies) {
      if (mine.has(text(copy._id)) && db.bookings.deleteOne({ ...old, ...sameAs(copy) }).deletedCount === 1) gone.push(copy._id);
      else settle(copy);
    }
    notes.updateMany({ _id: { $in: gone } }, { $pull: { runs: run, deleting: run }, $set: { moved: true } });
    notes.deleteMany({ _id: { $in: gone }, runs: [] });
    moved += gone.length;
  };
  for (;;) {
    const next = db.bookings.find({ ...old, _id: { $nin: odd } }, { _id: 1 }, asStored).sort({ until: 1 }).limit(batch).toArray().map(one => one._id);
    if (next.length === 0) break;
    const movedBefore = moved;
    notes.bulkWrite(next.map(id => ({ updateOne: { filter: { _id: id }, update: { $addToSet: { runs: run }, $setOnInsert: { deleting: [] } }, upsert: true } })), { ordered: false });
    const ids = idsOf(db.bookings, { _id: { $in: next }, ...old });
    notes.updateMany({ _id: { $in: ids }, runs: run }, { $set: { seen: true } });
    db.bookings.aggregate([{ $match: { _id: { $in: ids }, ...old } }, { $merge: { into: "archived_bookings", on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } }]);
    let copies = [];
    for (const copy of there.find({ _id: { $in: ids } }, {}, asStored)) {
      if (cannotPass(copy)) {
        odd.push(copy._id);
        settle(copy);
      } else if (copies.push(copy) === 10) remove(copies.splice(0));
    }
    remove(copies);
    if (moved > movedBefore || first !== EJSON.stringify(ids[0] ?? null)) rounds = 0;
    first = EJSON.stringify(ids[0] ?? null);
    if ((rounds += 1) > 10) throw new Error("these documents change all the time, or hold values that no shell can compare, as undefined: " + EJSON.stringify(ids.slice(0, 20)));
  }
  notes.updateMany({ runs: run }, { $pull: { runs: run, deleting: run } });
  notes.deleteMany({ runs: [] });
  if (odd.length > 0) throw new Error("these documents have a field _bsontype somewhere, which no shell can send; all others are archived: rename it first: " + EJSON.stringify(odd.slice(0, 20)));
  return moved;
}
print("archived", archiveBookings(cutOfBookings()));
// === step: Compare ()
// Whoever is older than this is archived.
function cutOfBookings() {
  return new Date(Date.now() - 365 * 86400000);
}
const late = db.bookings.countDocuments({ until: { $lt: cutOfBookings() }, keep_forever: { $ne: true } });
const twice = db.bookings.aggregate([
  { $lookup: { from: "archived_bookings", localField: "_id", foreignField: "_id", as: "copy", pipeline: [{ $project: { _id: 1 } }] } },
  { $match: { "copy.0": { $exists: true } } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
print("in use", db.bookings.countDocuments({}), "archived", db.archived_bookings.countDocuments({}), "old but not archived", late, "in both", twice);
if (twice > 0) throw new Error("some are in both places: archive again; where one is in use and not old, decide whether its older copy in " + "archived_bookings" + " may go");
if (db.getCollection("archived_bookings.moving").findOne({}, { _id: 1 }) === null) db.getCollection("archived_bookings.moving").drop();
// === step: Run the archiver every night, and watch that it runs ()
// === undo: Put all back ()
// Documents that are older than the rules come back as they are.
db.archived_bookings.aggregate([{ $merge: { into: "bookings", on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } }], { bypassDocumentValidation: true });
// Then, once the counts agree: db.archived_bookings.drop()
