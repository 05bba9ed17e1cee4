// === code: Add an item (comment) trips 1, index _id
// What does not fit; the same item twice is stored once. The index allows one open bucket for each document.
function spillComMent(poStId, item) {
  const open = { po_st_id: poStId, count: { $lt: 1000 }, "com_ments._id": { $ne: item._id } };
  for (;;) {
    if (db.po_st_extras.findOne({ po_st_id: poStId, "com_ments._id": item._id }, { _id: 1 })) return;
    try {
      db.po_st_extras.updateOne(open, { $push: { com_ments: item }, $inc: { count: 1 }, $setOnInsert: { _id: new ObjectId() } }, { upsert: true });
      return;
    } catch (error) {
      if ([10334, 17419, 17420].includes(error.code)) throw new Error("the bucket has no room for this item, for a document can be no larger than 16 MB: make the items smaller, or store one document for each");
      if (error.code !== 11000) throw error; // somebody opened the bucket, or stored the item, at the same moment
    }
  }
}
function addComMent(poStId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  const fits = { _id: poStId, "mo\u0027re `x` */": { $ne: true }, "com_ments.19": { $exists: false }, "com_ments._id": { $ne: item._id }, com_ments: { $not: { $type: "null" } } };
  if (db.po_sts.updateOne(fits, { $push: { com_ments: item } }).matchedCount === 1) return true;
  if (db.po_sts.updateOne({ _id: poStId, "mo\u0027re `x` */": { $ne: true }, com_ments: { $type: "null" } }, { $set: { com_ments: [item] } }).matchedCount === 1) return true;
  if (!db.po_sts.findOne({ _id: poStId }, { _id: 1 })) return false;
  if (db.po_sts.findOne({ _id: poStId, "com_ments._id": item._id }, { _id: 1 })) return true; // a second try
  spillComMent(poStId, item);
  return db.po_sts.updateOne({ _id: poStId }, { $set: { "mo\u0027re `x` */": true } }).matchedCount === 1;
}
// === code: Read the document with all items (show) trips 1, index _id
// The second query only for the few that have more.
function readPoSt(poStId) {
  const parent = db.po_sts.findOne({ _id: poStId });
  if (!parent || !parent["mo\u0027re `x` */"]) return parent;
  const rest = db.po_st_extras.find({ po_st_id: poStId }).sort({ _id: 1 }).toArray().flatMap(one => one.com_ments);
  const known = new Set((parent.com_ments ?? []).map(item => EJSON.stringify(item._id)));
  parent.com_ments = [...(parent.com_ments ?? []), ...rest.filter(item => !known.has(EJSON.stringify(item._id)))];
  return parent;
}
// === code: Remove an item () trips 5, index _id
// An item is taken out of its array and of db.po_st_extras.
// Those who are moving it at this moment are told, and take away what they copy after that; what they copied before goes here.
// Of several who remove it at once one gets true: whoever takes what is in db.po_st_extras, or what is in the array where nothing was there.
function removeComMent(poStId, id) {
  const isApart = db.po_st_extras.findOne({ po_st_id: poStId, "com_ments._id": id }, { _id: 1 }) !== null;
  const was = db.po_sts.findOneAndUpdate({ _id: poStId, "com_ments._id": id }, { $pull: { com_ments: { _id: id } } }, { projection: { _id: 1 } });
  const takeApart = () => {
    // A full bucket stays closed: only one may be open.
    const fewer = { $pull: { com_ments: { _id: id } } };
    const open = { po_st_id: poStId, "com_ments._id": id, count: { $lt: 1000 } };
    const counted = db.po_st_extras.updateOne(open, { ...fewer, $inc: { count: -1 } }).modifiedCount;
    const closed = db.po_st_extras.updateOne({ po_st_id: poStId, "com_ments._id": id }, fewer).modifiedCount;
    return counted + closed;
  };
  const apart = takeApart();
  db.getCollection("po_st_extras.moving").updateMany({ _id: { $gt: { of: poStId, run: MinKey() }, $lt: { of: poStId, run: MaxKey() } } }, { $addToSet: { removed: id } });
  takeApart();
  const removed = apart > 0 || (was !== null && !isApart);
  return removed;
}
// === step: Check ()
{
const items = [{ $unwind: "$com_ments" }, { $project: { item: "$com_ments" } }];
const odd = db.po_sts.aggregate([{ $match: { $expr: { $not: [{ $in: [{ $type: "$com_ments" }, ["array", "null", "missing"]] }] } } }, { $limit: 20 }, { $project: { _id: 1 } }]).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have no array in " + "com_ments" + ": mend them first: " + EJSON.stringify(odd));
const bare = db.po_sts.aggregate([...items, { $match: { $expr: { $ne: [{ $type: "$item" }, "object"] } } }, { $limit: 20 }, { $project: { _id: 1 } }]).toArray().map(one => one._id);
if (bare.length > 0) throw new Error("items of these documents are no objects and cannot become documents: mend them first: " + EJSON.stringify(bare));
const same = db.po_sts.aggregate([
  ...items,
  { $match: { "item._id": { $ne: null } } },
  { $group: { _id: "$item._id", times: { $sum: 1 } } },
  { $match: { times: { $gt: 1 } } },
  { $limit: 20 },
], { allowDiskUse: true }).toArray().map(one => one._id);
if (same.length > 0) throw new Error("several items have the same _id, but in one collection each needs its own. Remove _id from the items where nothing refers to it, and they get new ones: " + EJSON.stringify(same));
const full = db.po_sts.aggregate([
  { $match: { "com_ments.20": { $exists: true }, com_ments: { $elemMatch: { _id: null } } } },
  { $match: { $expr: { $gt: [{ $add: [{ $bsonSize: "$$ROOT" }, { $multiply: [17, { $size: "$com_ments" }] }] }, 16777216] } } },
  { $limit: 20 },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
if (full.length > 0) throw new Error("these documents have no room for an _id in each item: give the items one in parts: " + EJSON.stringify(full));
}
{
// A shell takes an object with a field _bsontype for a value of its own kind, and cannot send it to a server.
function cannotPass(value) {
  if (Array.isArray(value)) return value.some(one => cannotPass(one));
  if (Object.prototype.toString.call(value) !== "[object Object]") return false;
  return Object.hasOwn(value, "_bsontype") || (!value._bsontype && Object.values(value).some(one => cannotPass(one)));
}
const odd = [];
for (const one of db.po_sts.find({ "com_ments.20": { $exists: true } }, { com_ments: 1 }, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) })) {
  if (cannotPass(one)) odd.push(one._id);
}
if (odd.length > 0) throw new Error("these documents have a field _bsontype somewhere, which no shell can send: rename it first: " + EJSON.stringify(odd.slice(0, 20)));
}
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
const large = [];
for (const one of db.po_sts.aggregate([{ $match: { "com_ments.20": { $exists: true }, "mo\u0027re `x` */": { $exists: false } } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.po_sts.aggregate([
      { $match: { _id: one._id } },
      { $project: { bytes: { $literal: one.bytes + 15 } } },
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
print("server", db.version());
print("documents", db.po_sts.countDocuments({}), "with more than 20", db.po_sts.countDocuments({ "com_ments.20": { $exists: true } }));
print("items", db.po_sts.aggregate([{ $group: { _id: null, n: { $sum: { $size: { $ifNull: ["$com_ments", []] } } } } }]).toArray());
print("already apart", db.po_st_extras.countDocuments({}));
// === step: Build the indexes of the second collection ()
db.po_st_extras.createIndex({ po_st_id: 1 }, { name: "po_st_id_open", unique: true, partialFilterExpression: { count: { $lt: 1000 } } });
db.po_st_extras.createIndex({ po_st_id: 1, _id: 1 });
// === step: Start readers that know the mark ()
// The second query only for the few that have more.
function readPoSt(poStId) {
  const parent = db.po_sts.findOne({ _id: poStId });
  if (!parent || !parent["mo\u0027re `x` */"]) return parent;
  const rest = db.po_st_extras.find({ po_st_id: poStId }).sort({ _id: 1 }).toArray().flatMap(one => one.com_ments);
  const known = new Set((parent.com_ments ?? []).map(item => EJSON.stringify(item._id)));
  parent.com_ments = [...(parent.com_ments ?? []), ...rest.filter(item => !known.has(EJSON.stringify(item._id)))];
  return parent;
}
// === step: Start writers that spill (Before anything is moved: an old writer knows no mark.)
// What does not fit; the same item twice is stored once. The index allows one open bucket for each document.
function spillComMent(poStId, item) {
  const open = { po_st_id: poStId, count: { $lt: 1000 }, "com_ments._id": { $ne: item._id } };
  for (;;) {
    if (db.po_st_extras.findOne({ po_st_id: poStId, "com_ments._id": item._id }, { _id: 1 })) return;
    try {
      db.po_st_extras.updateOne(open, { $push: { com_ments: item }, $inc: { count: 1 }, $setOnInsert: { _id: new ObjectId() } }, { upsert: true });
      return;
    } catch (error) {
      if ([10334, 17419, 17420].includes(error.code)) throw new Error("the bucket has no room for this item, for a document can be no larger than 16 MB: make the items smaller, or store one document for each");
      if (error.code !== 11000) throw error; // somebody opened the bucket, or stored the item, at the same moment
    }
  }
}
function addComMent(poStId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  const fits = { _id: poStId, "mo\u0027re `x` */": { $ne: true }, "com_ments.19": { $exists: false }, "com_ments._id": { $ne: item._id }, com_ments: { $not: { $type: "null" } } };
  if (db.po_sts.updateOne(fits, { $push: { com_ments: item } }).matchedCount === 1) return true;
  if (db.po_sts.updateOne({ _id: poStId, "mo\u0027re `x` */": { $ne: true }, com_ments: { $type: "null" } }, { $set: { com_ments: [item] } }).matchedCount === 1) return true;
  if (!db.po_sts.findOne({ _id: poStId }, { _id: 1 })) return false;
  if (db.po_sts.findOne({ _id: poStId, "com_ments._id": item._id }, { _id: 1 })) return true; // a second try
  spillComMent(poStId, item);
  return db.po_sts.updateOne({ _id: poStId }, { $set: { "mo\u0027re `x` */": true } }).matchedCount === 1;
}
// === step: Deploy code that removes items from both (An item that other code removes while it is moved may come back.)
// An item is taken out of its array and of db.po_st_extras.
// Those who are moving it at this moment are told, and take away what they copy after that; what they copied before goes here.
// Of several who remove it at once one gets true: whoever takes what is in db.po_st_extras, or what is in the array where nothing was there.
function removeComMent(poStId, id) {
  const isApart = db.po_st_extras.findOne({ po_st_id: poStId, "com_ments._id": id }, { _id: 1 }) !== null;
  const was = db.po_sts.findOneAndUpdate({ _id: poStId, "com_ments._id": id }, { $pull: { com_ments: { _id: id } } }, { projection: { _id: 1 } });
  const takeApart = () => {
    // A full bucket stays closed: only one may be open.
    const fewer = { $pull: { com_ments: { _id: id } } };
    const open = { po_st_id: poStId, "com_ments._id": id, count: { $lt: 1000 } };
    const counted = db.po_st_extras.updateOne(open, { ...fewer, $inc: { count: -1 } }).modifiedCount;
    const closed = db.po_st_extras.updateOne({ po_st_id: poStId, "com_ments._id": id }, fewer).modifiedCount;
    return counted + closed;
  };
  const apart = takeApart();
  db.getCollection("po_st_extras.moving").updateMany({ _id: { $gt: { of: poStId, run: MinKey() }, $lt: { of: poStId, run: MaxKey() } } }, { $addToSet: { removed: id } });
  takeApart();
  const removed = apart > 0 || (was !== null && !isApart);
  return removed;
}
// === step: Give the items of long lists an identity (Writers may go on. Without it a second run would copy the items again. Code removes items of other lists that have no _id as before.)
// Each new _id is a beginning of its own and a number, so that the server makes as many as there are items without one.
{
const noId = { "com_ments.20": { $exists: true }, com_ments: { $elemMatch: { _id: null } } };
const object = { $eq: [{ $type: "$$item" }, "object"] };
let begun, left = 0;
for (const doc of db.po_sts.find(noId, { _id: 1 }, { promoteValues: false, fieldsAsRaw: Object.create(null) })) {
  for (;;) {
    const [found] = db.po_sts.aggregate([{ $match: { _id: doc._id, ...noId } }, { $project: { size: { $size: "$com_ments" } } }]).toArray();
    if (!found) break;
    if (left < found.size) {
      // the second and a number at random: no other run begins so, not even one within the same second
      [begun, left] = [new ObjectId().toString().slice(0, 8) + UUID().toString("hex").slice(0, 8), 100000000];
    }
    const first = 200000000 - left;
    const made = { _id: { $toObjectId: { $concat: [begun, { $substrCP: [{ $toString: { $add: ["$$at", first] } }, 1, 8] }] } } };
    const withId = { $cond: [{ $and: [object, { $eq: [{ $ifNull: ["$$item._id", null] }, null] }] }, { $mergeObjects: [made, "$$item", made] }, "$$item"] };
    const longer = "com_ments.";
    const result = db.po_sts.updateOne({ _id: doc._id, [longer + found.size]: { $exists: false } }, [{ $set: { com_ments: { $map: { input: { $range: [0, { $size: "$com_ments" }] }, as: "at",
      in: { $let: { vars: { item: { $arrayElemAt: ["$com_ments", "$$at"] } }, in: withId } } } } } }]);
    left -= found.size;
    if (result.matchedCount === 1) break;
  }
}
}
// === step: Move out the overflow (Writers may go on: only what has a copy that is the same is cut off.)
// An item is taken out of its array and of db.po_st_extras.
// Those who are moving it at this moment are told, and take away what they copy after that; what they copied before goes here.
// Of several who remove it at once one gets true: whoever takes what is in db.po_st_extras, or what is in the array where nothing was there.
function removeComMent(poStId, id) {
  const isApart = db.po_st_extras.findOne({ po_st_id: poStId, "com_ments._id": id }, { _id: 1 }) !== null;
  const was = db.po_sts.findOneAndUpdate({ _id: poStId, "com_ments._id": id }, { $pull: { com_ments: { _id: id } } }, { projection: { _id: 1 } });
  const takeApart = () => {
    // A full bucket stays closed: only one may be open.
    const fewer = { $pull: { com_ments: { _id: id } } };
    const open = { po_st_id: poStId, "com_ments._id": id, count: { $lt: 1000 } };
    const counted = db.po_st_extras.updateOne(open, { ...fewer, $inc: { count: -1 } }).modifiedCount;
    const closed = db.po_st_extras.updateOne({ po_st_id: poStId, "com_ments._id": id }, fewer).modifiedCount;
    return counted + closed;
  };
  const apart = takeApart();
  db.getCollection("po_st_extras.moving").updateMany({ _id: { $gt: { of: poStId, run: MinKey() }, $lt: { of: poStId, run: MaxKey() } } }, { $addToSet: { removed: id } });
  takeApart();
  const removed = apart > 0 || (was !== null && !isApart);
  return removed;
}
// Many at once; those that are stored already stay as they are.
function spillComMents(poStId, items) {
  const text = id => EJSON.stringify(id, { relaxed: false });
  for (let rest = items; rest.length > 0; ) {
    const open = db.po_st_extras.findOne({ po_st_id: poStId, count: { $lt: 1000 } }, { count: 1 });
    const count = Number(open?.count ?? 0);
    const some = rest.slice(0, open ? 1000 - count : 1);
    const among = { po_st_id: poStId, "com_ments._id": { $in: some.map(item => item._id) } };
    const there = new Set(db.po_st_extras.find(among, { "com_ments._id": 1 }, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) }).toArray().flatMap(one => one.com_ments.map(item => text(item._id))));
    const missing = some.filter(item => !there.has(text(item._id)));
    let stored = true;
    try {
      if (open && missing.length > 0) stored = db.po_st_extras.updateOne({ _id: open._id, count: count }, { $push: { com_ments: { $each: missing } }, $inc: { count: missing.length } }).matchedCount === 1;
      else if (missing.length > 0) db.po_st_extras.insertOne({ _id: new ObjectId(), po_st_id: poStId, count: Int32(1), com_ments: missing });
    } catch (error) {
      if (error.code !== 11000) throw error;
      stored = false; // somebody opened the bucket at the same moment
    }
    if (stored) rest = rest.slice(some.length);
  }
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
// The mark first, so that writers spill; then only what was marked is copied, and cut off where it is as it was copied. Each
// document is noted before it is read: so those who remove an item tell everyone who may still copy it. What was copied is cut off
// even if it is among the first by then, also after a run that was killed or ended with an error.
function sweepPoSts() {
  db.po_sts.updateMany({ "com_ments.20": { $exists: true } }, { $set: { "mo\u0027re `x` */": true } });
  // Without promoted values every number keeps its type on the way through the shell.
  const asStored = { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) };
  const long = { "mo\u0027re `x` */": true, "com_ments.20": { $exists: true } };
  const noted = db.getCollection("po_st_extras.moving");
  const left = { $or: [{ left: true }, { "_id.run": { $lt: ObjectId.createFromTime(Math.floor(Date.now() / 1000) - 86400) } }] };
  const run = new ObjectId();
  const text = value => EJSON.stringify(value, { relaxed: false });
  const sweepOne = _id => {
    let [seen, former] = ["", new Map()];
    const note = { _id: { of: _id, run: run } };
    noted.insertOne(note);
    try {
      for (;;) {
        const [doc] = db.po_sts.find({ _id: _id, "mo\u0027re `x` */": true }, { com_ments: 1 }, asStored).toArray();
        if (!doc) break;
        const now = text(doc);
        const items = doc.com_ments ?? [];
        const rest = items.slice(20);
        if (now !== seen && rest.some(item => (item?._id ?? null) === null)) { // old code has added these
          seen = now;
          // Each new _id is a beginning of its own and a number, so that the server makes as many as there are items without one.
          {
          const noId = { "com_ments.20": { $exists: true }, com_ments: { $elemMatch: { _id: null } } };
          const object = { $eq: [{ $type: "$$item" }, "object"] };
          let begun, left = 0;
          for (const doc of db.po_sts.find(noId, { _id: 1 }, { promoteValues: false, fieldsAsRaw: Object.create(null) })) {
            for (;;) {
              const [found] = db.po_sts.aggregate([{ $match: { _id: doc._id, ...noId } }, { $project: { size: { $size: "$com_ments" } } }]).toArray();
              if (!found) break;
              if (left < found.size) {
                // the second and a number at random: no other run begins so, not even one within the same second
                [begun, left] = [new ObjectId().toString().slice(0, 8) + UUID().toString("hex").slice(0, 8), 100000000];
              }
              const first = 200000000 - left;
              const made = { _id: { $toObjectId: { $concat: [begun, { $substrCP: [{ $toString: { $add: ["$$at", first] } }, 1, 8] }] } } };
              const withId = { $cond: [{ $and: [object, { $eq: [{ $ifNull: ["$$item._id", null] }, null] }] }, { $mergeObjects: [made, "$$item", made] }, "$$item"] };
              const longer = "com_ments.";
              const result = db.po_sts.updateOne({ _id: doc._id, [longer + found.size]: { $exists: false } }, [{ $set: { com_ments: { $map: { input: { $range: [0, { $size: "$com_ments" }] }, as: "at",
                in: { $let: { vars: { item: { $arrayElemAt: ["$com_ments", "$$at"] } }, in: withId } } } } } }]);
              left -= found.size;
              if (result.matchedCount === 1) break;
            }
          }
          }
          continue;
        }
        spillComMents(_id, rest);
        const copies = db.po_st_extras.find({ po_st_id: _id }, {}, asStored).toArray().flatMap(one => one.com_ments);
        const stored = new Map(copies.map(item => [text(item._id), text(item)]));
        const twice = items.slice(0, 20).filter(item => stored.has(text(item._id)));
        if (rest.length + twice.length === 0) break;
        const wrong = [...rest, ...twice].filter(item => stored.get(text(item._id)) !== text(item));
        // A copy that was there before the document was read once more, with the item in it, is an older one.
        let renewed = 0;
        if (now === seen) for (const item of wrong.filter(item => former.has(text(item._id)))) {
          renewed += db.po_st_extras.updateOne({ po_st_id: _id, com_ments: { $elemMatch: { $eq: former.get(text(item._id)) } } }, { $set: { "com_ments.$": item } }).modifiedCount;
        }
        // As long as the document changes, somebody else is moving or removing these items.
        if (now === seen && renewed === 0) throw new Error(wrong.length > 0 ? "nothing is cut off: the copies of these items differ: " + EJSON.stringify(wrong.slice(0, 20).map(item => item._id)) : "nothing more is cut off: the items of this document hold values that no shell can compare, as undefined: " + EJSON.stringify(_id));
        [seen, former] = [renewed > 0 ? "" : now, new Map(copies.map(item => [text(item._id), item]))];
        if (wrong.length > 0) continue;
        const moved = [];
        for (let from = 0; from < rest.length; from += 1000) moved.push(rest.slice(from, from + 1000));
        let cut = true;
        for (const items of moved.reverse()) {
          const last = { $slice: ["$com_ments", -items.length] };
          const same = sameValue(last, items);
          const fewer = { $slice: ["$com_ments", { $subtract: [{ $size: "$com_ments" }, items.length] }] };
          cut = cut && db.po_sts.updateOne({ _id: _id, ...long, $expr: same }, [{ $set: { com_ments: fewer } }]).matchedCount === 1;
        }
        const ids = twice.map(item => item._id);
        const there = { $filter: { input: "$com_ments", as: "one", cond: { $in: ["$$one._id", { $literal: ids }] } } };
        if (twice.length > 0) db.po_sts.updateOne({ _id: _id, "mo\u0027re `x` */": true, $expr: sameValue(there, twice) }, { $pull: { com_ments: { _id: { $in: ids } } } });
      }
    } catch (error) {
      noted.updateOne(note, { $set: { left: true } });
      throw error;
    } finally {
      const told = noted.find({ _id: { $gt: { of: _id, run: MinKey() }, $lt: { of: _id, run: MaxKey() } }, removed: { $exists: true } }, { removed: 1 }, asStored).toArray();
      for (const id of told.flatMap(one => one.removed)) removeComMent(_id, id);
      noted.deleteOne({ ...note, left: { $exists: false } });
    }
  };
  noted.updateMany(left, { $set: { taken: run } });
  for (const note of noted.find({}, { _id: 1 }, asStored).toArray()) sweepOne(note._id.of);
  for (const { _id } of db.po_sts.find(long, { _id: 1 }, asStored)) sweepOne(_id);
  noted.deleteMany({ taken: run });
}
sweepPoSts();
// === step: Compare ()
print("items", db.po_sts.aggregate([{ $group: { _id: null, n: { $sum: { $size: { $ifNull: ["$com_ments", []] } } } } }]).toArray(), "and apart", db.po_st_extras.aggregate([{ $group: { _id: null, n: { $sum: { $size: "$com_ments" } } } }]).toArray());
const long = db.po_sts.countDocuments({ "mo\u0027re `x` */": true, "com_ments.20": { $exists: true } });
print("marked documents that are still too long", long);
if (long > 0) throw new Error("run the step before once more");
// Notes of a run that was killed stay for a day, in which it might still go on.
for (const notes of ["po_st_extras.moving", "po_st_extras.moving.former"].map(name => db.getCollection(name))) {
  const left = notes.findOne({}, { _id: 1 }, { sort: { "_id.run": -1 } });
  if (left === null) notes.drop();
  else print(notes.getName() + " holds notes of a run that goes on or was killed. A run after " + new Date(left._id.run.getTimestamp().getTime() + 86400000).toISOString() + " forgets them; if none goes on, it may be dropped now");
}
// === undo: Check ()
// What would become larger than a document can be stops the way back here, before anything is changed.
if (parseFloat(db.version()) >= 4.4) {
// type and name of each item in an array: sums of the digits of their numbers
const namesOf = n => ({ $add: [{ $multiply: [2, n] }, { $max: [1, 2, 3, 4, 5, 6].map(digits => ({ $subtract: [{ $multiply: [digits, n] }, (10 ** digits - 10) / 9] })) }] });
const items = [
  { $unwind: "$com_ments" },
  { $project: { _id: 0, of: "$po_st_id", id: "$com_ments._id", bytes: { $subtract: [{ $bsonSize: "$com_ments" }, 0] } } },
];
const withParent = more => ({ $lookup: { from: "po_sts", let: { of: "$_id" }, as: "parent", pipeline: [
  { $match: { $expr: { $eq: ["$_id", "$$of"] } } },
  { $project: { bytes: { $bsonSize: "$$ROOT" }, ...more } },
] } });
const tooLarge = bytes => ({ $match: { parent: { $ne: [] }, $expr: { $gt: [{ $add: [{ $sum: "$parent.bytes" }, bytes, namesOf("$n")] }, 16777216] } } });
const perhaps = db.po_st_extras.aggregate([
  ...items,
  { $group: { _id: "$of", n: { $sum: 1 }, bytes: { $sum: "$bytes" } } },
  withParent({}),
  tooLarge("$bytes"),
  { $project: { _id: 1 } },
], { allowDiskUse: true }).toArray();
// of these, whoever has items in both places has them once
const large = [];
for (const { _id } of perhaps) {
  const found = db.po_st_extras.aggregate([
    { $match: { po_st_id: _id } },
    ...items,
    { $group: { _id: "$of", items: { $push: { id: "$id", bytes: "$bytes" } } } },
    withParent({ ids: { $ifNull: ["$com_ments._id", []] } }),
    { $set: { items: { $filter: { input: "$items", cond: { $not: [{ $in: ["$$this.id", { $ifNull: [{ $first: "$parent.ids" }, []] }] }] } } } } },
    { $set: { n: { $size: "$items" } } },
    tooLarge({ $sum: "$items.bytes" }),
    { $project: { _id: 1 } },
  ], { allowDiskUse: true }).toArray();
  if (found.length > 0) large.push(_id);
}
if (large.length > 0) throw new Error("these documents have no room for the items that are to come back: make some smaller, or leave these in the second collection: " + EJSON.stringify(large.slice(0, 20)));
}
// === undo: Put the items back into the arrays (Stop the writers first.)
db.po_st_extras.aggregate([
  { $sort: { _id: 1 } },
  { $unwind: "$com_ments" },
  { $group: { _id: "$po_st_id", items: { $push: "$com_ments" } } },
  { $merge: { into: "po_sts", on: "_id", whenNotMatched: "discard", whenMatched: [
    { $set: { com_ments: { $cond: [{ $setIsSubset: ["$$new.items._id", { $ifNull: ["$com_ments._id", []] }] }, "$com_ments",
      { $concatArrays: [{ $ifNull: ["$com_ments", []] }, { $filter: { input: "$$new.items", as: "one", cond: { $not: [{ $in: ["$$one._id", { $ifNull: ["$com_ments._id", []] }] }] } } }] }] } } },
  ] } },
], { allowDiskUse: true });
const missing = db.po_st_extras.aggregate([
  { $unwind: "$com_ments" },
  { $group: { _id: "$po_st_id", ids: { $push: "$com_ments._id" } } },
  { $lookup: { from: "po_sts", localField: "_id", foreignField: "_id", as: "back" } },
  { $match: { $expr: { $not: [{ $setIsSubset: ["$ids", { $ifNull: [{ $arrayElemAt: ["$back.com_ments._id", 0] }, []] }] }] } } },
  { $count: "n" },
], { allowDiskUse: true }).toArray();
print("documents whose items are not back (must be none)", missing);
if (missing.length > 0) throw new Error("look for the documents of these items before anything is removed");
db.po_sts.updateMany({ "mo\u0027re `x` */": { $exists: true } }, { $unset: { "mo\u0027re `x` */": "" } });
db.po_st_extras.drop();
// === undo: Take away the _id that items were given (Not where items had an _id before, which the model does not say.)
if (db.po_st_extras.findOne({}, { _id: 1 })) throw new Error("there are items in " + "po_st_extras" + ", which could not be told from those in the arrays any more: drop it first");
db.po_sts.updateMany({ "com_ments._id": { $type: "objectId" } }, { $unset: { "com_ments.$[one]._id": "" } }, { arrayFilters: [{ "one._id": { $type: "objectId" } }] });
