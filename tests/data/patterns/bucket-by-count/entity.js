// === code: Add an item () trips 1, index room
// The partial index keeps one open page for each group; whoever loses the race for a new page tries again.
function addMessage(room, item) {
  if (item._id === undefined) item._id = new ObjectId();
  const stamp = ms => (ms < 0 ? "-" : ms < 1e13 ? "" : "~") + String(ms < 0 || ms >= 1e13 ? 1e15 + ms : ms).padStart(13, "0");
  let ms = item.at.getTime();
  for (;;) {
    try {
      const result = db.chat_pages.updateOne(
        { room: room, count: { $lt: 50 } },
        { $push: { lines: item }, $inc: { count: 1 }, $setOnInsert: { _id: `${room}` + "#" + stamp(ms) } },
        { upsert: true });
      return result;
    } catch (error) {
      if ([10334, 17419, 17420].includes(error.code)) throw new Error("the open page has no room for this item, for a document can be no larger than 16 MB: make the items smaller, or choose fewer for each page");
      if (error.code !== 11000) throw error;
      if (error.keyPattern?._id) ms += 1;
    }
  }
}
// === code: Read one page (page) trips 1, index _id
// Page 1 is the oldest; sort by -1 for the newest first.
function readMessagePage(room, page) {
  const ids = { $gte: `${room}` + "#", $lt: `${room}` + "$" };
  return db.chat_pages.find({ _id: ids, room: room }).sort({ _id: 1 }).skip(page - 1).limit(1).toArray()[0];
}
// === step: Check ()
{
const odd = db.messages.find({ $expr: { $ne: [{ $type: "$at" }, "date"] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these items have no date by which they could be put in order: give them one first: " + EJSON.stringify(odd));
}
{
const odd = db.messages.find({ room: null }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these items belong to no group: give them one first, or move them elsewhere: " + EJSON.stringify(odd));
}
print("server", db.version());
print("items", db.messages.countDocuments({}));
print("already in the pages", db.chat_pages.aggregate([{ $group: { _id: null, n: { $sum: "$count" } } }]).toArray());
const mixed = db.messages.distinct("room", { room: { $regex: "\\#" } });
if (mixed.length > 0) throw new Error("the ids of these groups hold the separator, so that pages of two groups could not be told apart: choose another separator: " + EJSON.stringify(mixed.slice(0, 20)));
const alike = db.messages.aggregate([
  { $group: { _id: "$room" } },
  { $group: { _id: { $convert: { input: "$_id", to: "string", onError: null } }, groups: { $push: "$_id" }, n: { $sum: 1 } } },
  { $match: { $or: [{ _id: null }, { n: { $gt: 1 } }] } },
  { $limit: 20 },
]).toArray().map(one => one.groups);
if (alike.length > 0) throw new Error("the ids of these groups have the same text, or none, so that their pages would have the same _id: mend them first: " + EJSON.stringify(alike));
// Only large items make a bucket larger than a document can be: then the buckets are counted as they are built.
if (parseFloat(db.version()) >= 5 && db.messages.findOne({ $expr: { $gt: [{ $bsonSize: "$$ROOT" }, 335446] } }, { _id: 1 })) {
const large = db.messages.aggregate([
  { $replaceWith: { _id: "$_id", keys: { group: "$room" }, start: null, inner: null, order: { date: "$at", id: "$_id" }, bytes: { $bsonSize: "$$ROOT" } } },
  { $lookup: { from: "chat_pages.taken", localField: "_id", foreignField: "_id", as: "taken" } },
  { $match: { taken: [] } },
  { $setWindowFields: { partitionBy: { keys: "$keys", start: "$start", inner: "$inner" }, sortBy: { order: 1 }, output: { number: { $documentNumber: {} } } } },
  { $group: { _id: { keys: "$keys", start: "$start", seq: { $floor: { $divide: [{ $subtract: ["$number", 1] }, 50] } } }, bytes: { $sum: { $add: ["$bytes", 10] } }, first: { $first: "$_id" } } },
  { $match: { bytes: { $gt: 16775000 } } },
  { $limit: 20 },
], { allowDiskUse: true }).toArray().map(one => one.first);
if (large.length > 0) throw new Error("with these items begin buckets that would be larger than a document can be: make items smaller or move them elsewhere first, or choose fewer items for each: " + EJSON.stringify(large));
}
// === step: Stop the writers (The pages are built in one run; what is written meanwhile would be missing.)
// === step: Build the pages (Needs MongoDB 5.0. A second run adds what is missing and takes nothing away.)
{
// What is built waits in a collection of its own until it is in place, and the items that are in place are noted by their _id:
// a run that was broken off goes on, and a later one takes only what has come since.
// Two runs at once would take the same items twice, so the second one is told. A run that was killed is no longer connected; one
// that lost its connection and goes on over another one says so before it changes anything, or is told that it was taken for dead.
const running = db.getCollection("chat_pages.running");
globalThis.ownRun ??= new ObjectId().toString() + Math.random();
const ownClient = () => db.runCommand({ whatsmyuri: 1 }).you;
const isConnected = client => {
  const among = allUsers => db.getSiblingDB("admin").aggregate([
    { $currentOp: { allUsers: allUsers, idleConnections: true, localOps: true } },
    { $match: { client: client } },
    { $limit: 1 },
  ]).hasNext();
  let found = null;
  try {
    found = among(true);
  } catch (error) {
    if (error.code !== 13) throw error;
  }
  return found ?? among(false);
};
const mine = { _id: 1, run: globalThis.ownRun, client: ownClient(), since: new Date() };
for (let begun = false; !begun; ) {
  try {
    begun = running.insertOne(mine).acknowledged;
  } catch (error) {
    if (error.code !== 11000) throw error;
  }
  const other = begun ? null : running.findOne({ _id: 1 });
  if (other && other.run !== mine.run && isConnected(other.client)) throw new Error("another run has been at this since " + other.since.toISOString() + ", from " + other.client + ": wait until it has ended, or end it and start this one again");
  if (other) running.deleteOne({ _id: 1, run: other.run, client: other.client });
}
const goOn = () => {
  if (running.updateOne({ _id: 1, run: mine.run }, { $set: { client: ownClient() } }).matchedCount === 0) throw new Error("this run had lost its connection, and another one took it for dead and is at this now: nothing more is done here; wait until that one has ended, then start this one again");
};
const putInPlace = () => {
  const built = db.getCollection("chat_pages.built");
  goOn();
  built.aggregate([
    { $match: { open: { $exists: true } } },
    { $replaceRoot: { newRoot: "$open" } },
    { $merge: { into: "chat_pages", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: {
      count: { $cond: [{ $eq: ["$count", "$$new.count"] }, { $add: ["$count", { $size: "$$new.items" }] }, "$count"] },
      lines: { $cond: [{ $eq: ["$count", "$$new.count"] }, { $concatArrays: ["$lines", "$$new.items"] }, "$lines"] },
    } }] } },
  ]);
  const notAdded = built.aggregate([
    { $match: { open: { $exists: true } } },
    { $lookup: { from: "chat_pages", localField: "open._id", foreignField: "_id", as: "page" } },
    { $match: { $expr: { $not: [{ $setIsSubset: ["$open.items", { $ifNull: [{ $arrayElemAt: ["$page.lines", 0] }, []] }] }] } } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (notAdded.length > 0) throw new Error("somebody wrote into these pages meanwhile: stop the writers, then empty " + "chat_pages.built" + " and run this step once more: " + EJSON.stringify(notAdded));
  built.aggregate([
    { $match: { bucket: { $exists: true } } },
    { $replaceRoot: { newRoot: "$bucket" } },
    { $merge: { into: "chat_pages", on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
  ]);
  const wrong = built.aggregate([
    { $match: { bucket: { $exists: true } } },
    { $lookup: { from: "chat_pages", let: { new: "$bucket" }, as: "there", pipeline: [
      { $match: { $expr: { $and: [{ $eq: ["$_id", "$$new._id"] }] } } },
      { $match: { $expr: { $setIsSubset: ["$$new.lines", "$lines"] } } },
      { $project: { _id: 1 } },
    ] } },
    { $match: { there: [] } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (wrong.length > 0) throw new Error("others are in the places of these, and what they hold is only in " + "chat_pages.built" + ": " + EJSON.stringify(wrong));
  goOn();
  built.aggregate([
    { $unwind: "$ids" },
    { $project: { _id: "$ids" } },
    { $merge: { into: "chat_pages.taken", on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
  ]);
  goOn();
  built.drop();
};
const exists = name => db.getCollectionInfos({ name: name }).length > 0;
putInPlace();
const later = db.chat_pages.findOne({}, { _id: 1 }) !== null;
if (later && !exists("chat_pages.taken") && db.messages.findOne({}, { _id: 1 })) throw new Error("there are documents in " + "chat_pages" + " that this script did not build. If none of them holds what is in " + "messages" + ", say so by db.createCollection(" + EJSON.stringify("chat_pages.taken") + ")");
if (!later) {
  db.getCollection("chat_pages.taken").drop();
  db.getCollection("chat_pages.taken").insertOne({ _id: { stateOf: "messages" }, state: "building" });
}
// as texts sort: dates before 1970 first, 13 digits, then dates after 2286
const ms = { $toLong: "$first" };
const digits = { $toString: { $toLong: { $add: [ms, 1000000000000000] } } };
const stamp = { $switch: { default: { $substrCP: [digits, 3, 13] }, branches: [
  { case: { $lt: [ms, 0] }, then: { $concat: ["-", digits] } },
  { case: { $gte: [ms, 10000000000000] }, then: { $concat: ["~", digits] } },
] } };
goOn();
db.messages.aggregate([
  { $replaceWith: { _id: "$_id", item: "$$ROOT", group: "$room", order: { date: "$at", id: "$_id" } } },
  { $lookup: { from: "chat_pages.taken", localField: "_id", foreignField: "_id", as: "taken" } },
  { $match: { taken: [] } },
  ...(later ? [{ $lookup: { from: "chat_pages", let: { group: "$group" }, as: "open", pipeline: [
    { $match: { $expr: { $and: [{ $eq: ["$room", "$$group"] }, { $lt: ["$count", 50] }] } } },
    { $project: { count: 1 } },
  ] } }] : []),
  { $set: { open: { $arrayElemAt: [{ $ifNull: ["$open", []] }, 0] } } },
  { $setWindowFields: { partitionBy: "$group", sortBy: { order: 1 }, output: { number: { $documentNumber: {} } } } },
  { $set: { page: { $floor: { $divide: [{ $add: ["$number", -1, { $ifNull: ["$open.count", 0] }] }, 50] } } } },
  { $set: { open: { $cond: [{ $eq: ["$page", 0] }, "$open", "$$REMOVE"] } } },
  { $unset: ["item.room"] },
  { $group: { _id: { group: "$group", page: "$page" }, open: { $first: "$open" }, first: { $min: "$order.date" }, count: { $sum: 1 },
    ids: { $push: "$order.id" }, items: { $push: "$item" } } },
  { $setWindowFields: { partitionBy: { group: "$_id.group", first: "$first" }, sortBy: { "_id.page": 1 }, output: { same: { $documentNumber: {} } } } },
  { $project: { ids: 1,
    open: { $cond: [{ $eq: [{ $type: "$open" }, "object"] }, { _id: "$open._id", count: "$open.count", items: "$items" }, "$$REMOVE"] },
    bucket: { $cond: [{ $eq: [{ $type: "$open" }, "object"] }, "$$REMOVE", {
      _id: { $concat: [{ $toString: "$_id.group" }, "#",
        stamp,
        { $cond: [{ $or: [later, { $gt: ["$same", 1] }] }, { $concat: ["_", later ? String(Date.now()) : "", { $toString: "$same" }] }, ""] }] },
      room: "$_id.group", count: { $toInt: "$count" }, lines: "$items" }] } } },
  { $out: "chat_pages.built" },
], { allowDiskUse: true });
putInPlace();
running.drop();
}
// === step: Build the index of open pages ()
db.chat_pages.createIndex({ room: 1 }, { unique: true, partialFilterExpression: { count: { $lt: 50 } } });
// === step: Compare (What old code deletes later stays in chat_pages.)
// A hash of all items, which tells whether anybody has written there since; null where a server gives none.
const stateOfItems = () => {
  try {
    const reply = db.runCommand({ dbHash: 1, collections: ["messages"] });
    return reply.collections["messages"] ?? "";
  } catch (error) {
    return null;
  }
};
// Whole items, of which one place holds more than the other: n is what the old collection has more.
const differingItems = (n, onlyThose = []) => db.chat_pages.aggregate([
  { $unwind: "$lines" },
  { $replaceWith: { item: "$lines", keys: { room: "$room" }, n: { $literal: -1 } } },
  { $unionWith: { coll: "messages", pipeline: [
    { $replaceWith: { id: "$_id", item: "$$ROOT", keys: { room: "$room" }, n: { $literal: 1 } } },
    { $unset: ["item.room"] },
    ...onlyThose,
  ] } },
  { $group: { _id: { item: "$item", keys: "$keys" }, n: { $sum: "$n" }, id: { $max: "$id" } } },
  { $match: { n: n } },
  { $limit: 20 },
], { allowDiskUse: true }).toArray();
const missing = db.messages.aggregate([
  { $project: { _id: 1 } },
  { $lookup: { from: "chat_pages.taken", localField: "_id", foreignField: "_id", as: "taken" } },
  { $match: { taken: [] } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
const stored = db.chat_pages.aggregate([{ $group: { _id: null, n: { $sum: { $size: "$lines" } } } }]).toArray()[0]?.n ?? 0;
print("items", db.messages.countDocuments({}), "in chat_pages", stored, "not there (must be none)", missing);
if (missing > 0) throw new Error("items are missing: are all writers stopped? Then build " + "chat_pages" + " once more");
// Whole items are compared unless nobody has written since the last time.
const taken = db.getCollection("chat_pages.taken");
const note = taken.findOne({ _id: { stateOf: "messages" } });
const building = note?.state === "building";
const state = stateOfItems();
const different = state === "" || (state !== null && note?.state === state) ? [] : differingItems(building ? { $ne: 0 } : { $gt: 0 });
if (different.length > 0 && building) throw new Error("items of " + "messages" + " were changed or deleted after they had been taken: stop those who write. While new code has stored nothing in " + "chat_pages" + ", drop it and " + "chat_pages.taken" + ", and begin with the first step: " + EJSON.stringify(different.map(one => one.id ?? one._id.item)));
if (different.length > 0) throw new Error("somebody has written into " + "messages" + " since it was compared, and these items differ from those in " + "chat_pages" + ". Nobody can say which ones are newer: stop those who write. While new code has stored nothing in " + "chat_pages" + ", drop it and " + "chat_pages.taken" + ", and begin with the first step; else make them the same: " + EJSON.stringify(different.map(one => one.id)));
if (state !== "" && note?.state !== state) taken.updateOne({ _id: { stateOf: "messages" } }, { $set: { state: state } }, { upsert: true });
// === step: Start readers and writers that use the new code ()
// The partial index keeps one open page for each group; whoever loses the race for a new page tries again.
function addMessage(room, item) {
  if (item._id === undefined) item._id = new ObjectId();
  const stamp = ms => (ms < 0 ? "-" : ms < 1e13 ? "" : "~") + String(ms < 0 || ms >= 1e13 ? 1e15 + ms : ms).padStart(13, "0");
  let ms = item.at.getTime();
  for (;;) {
    try {
      const result = db.chat_pages.updateOne(
        { room: room, count: { $lt: 50 } },
        { $push: { lines: item }, $inc: { count: 1 }, $setOnInsert: { _id: `${room}` + "#" + stamp(ms) } },
        { upsert: true });
      return result;
    } catch (error) {
      if ([10334, 17419, 17420].includes(error.code)) throw new Error("the open page has no room for this item, for a document can be no larger than 16 MB: make the items smaller, or choose fewer for each page");
      if (error.code !== 11000) throw error;
      if (error.keyPattern?._id) ms += 1;
    }
  }
}
// Page 1 is the oldest; sort by -1 for the newest first.
function readMessagePage(room, page) {
  const ids = { $gte: `${room}` + "#", $lt: `${room}` + "$" };
  return db.chat_pages.find({ _id: ids, room: room }).sort({ _id: 1 }).skip(page - 1).limit(1).toArray()[0];
}
// === step: Drop the former collection (Only when it is no longer used.)
{
// Two runs at once would take the same items twice, so the second one is told. A run that was killed is no longer connected; one
// that lost its connection and goes on over another one says so before it changes anything, or is told that it was taken for dead.
const running = db.getCollection("chat_pages.running");
globalThis.ownRun ??= new ObjectId().toString() + Math.random();
const ownClient = () => db.runCommand({ whatsmyuri: 1 }).you;
const isConnected = client => {
  const among = allUsers => db.getSiblingDB("admin").aggregate([
    { $currentOp: { allUsers: allUsers, idleConnections: true, localOps: true } },
    { $match: { client: client } },
    { $limit: 1 },
  ]).hasNext();
  let found = null;
  try {
    found = among(true);
  } catch (error) {
    if (error.code !== 13) throw error;
  }
  return found ?? among(false);
};
const mine = { _id: 1, run: globalThis.ownRun, client: ownClient(), since: new Date() };
for (let begun = false; !begun; ) {
  try {
    begun = running.insertOne(mine).acknowledged;
  } catch (error) {
    if (error.code !== 11000) throw error;
  }
  const other = begun ? null : running.findOne({ _id: 1 });
  if (other && other.run !== mine.run && isConnected(other.client)) throw new Error("another run has been at this since " + other.since.toISOString() + ", from " + other.client + ": wait until it has ended, or end it and start this one again");
  if (other) running.deleteOne({ _id: 1, run: other.run, client: other.client });
}
const goOn = () => {
  if (running.updateOne({ _id: 1, run: mine.run }, { $set: { client: ownClient() } }).matchedCount === 0) throw new Error("this run had lost its connection, and another one took it for dead and is at this now: nothing more is done here; wait until that one has ended, then start this one again");
};
// A hash of all items, which tells whether anybody has written there since; null where a server gives none.
const stateOfItems = () => {
  try {
    const reply = db.runCommand({ dbHash: 1, collections: ["messages"] });
    return reply.collections["messages"] ?? "";
  } catch (error) {
    return null;
  }
};
// Whole items, of which one place holds more than the other: n is what the old collection has more.
const differingItems = (n, onlyThose = []) => db.chat_pages.aggregate([
  { $unwind: "$lines" },
  { $replaceWith: { item: "$lines", keys: { room: "$room" }, n: { $literal: -1 } } },
  { $unionWith: { coll: "messages", pipeline: [
    { $replaceWith: { id: "$_id", item: "$$ROOT", keys: { room: "$room" }, n: { $literal: 1 } } },
    { $unset: ["item.room"] },
    ...onlyThose,
  ] } },
  { $group: { _id: { item: "$item", keys: "$keys" }, n: { $sum: "$n" }, id: { $max: "$id" } } },
  { $match: { n: n } },
  { $limit: 20 },
], { allowDiskUse: true }).toArray();
const missing = db.messages.aggregate([
  { $project: { _id: 1 } },
  { $lookup: { from: "chat_pages.taken", localField: "_id", foreignField: "_id", as: "taken" } },
  { $match: { taken: [] } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
const stored = db.chat_pages.aggregate([{ $group: { _id: null, n: { $sum: { $size: "$lines" } } } }]).toArray()[0]?.n ?? 0;
print("items", db.messages.countDocuments({}), "in chat_pages", stored, "not there (must be none)", missing);
if (missing > 0) throw new Error("items are missing: are all writers stopped? Then build " + "chat_pages" + " once more");
// Whole items are compared unless nobody has written since the last time.
const taken = db.getCollection("chat_pages.taken");
const note = taken.findOne({ _id: { stateOf: "messages" } });
const building = note?.state === "building";
const state = stateOfItems();
const different = state === "" || (state !== null && note?.state === state) ? [] : differingItems(building ? { $ne: 0 } : { $gt: 0 });
if (different.length > 0 && building) throw new Error("items of " + "messages" + " were changed or deleted after they had been taken: stop those who write. While new code has stored nothing in " + "chat_pages" + ", drop it and " + "chat_pages.taken" + ", and begin with the first step: " + EJSON.stringify(different.map(one => one.id ?? one._id.item)));
if (different.length > 0) throw new Error("somebody has written into " + "messages" + " since it was compared, and these items differ from those in " + "chat_pages" + ". Nobody can say which ones are newer: stop those who write. While new code has stored nothing in " + "chat_pages" + ", drop it and " + "chat_pages.taken" + ", and begin with the first step; else make them the same: " + EJSON.stringify(different.map(one => one.id)));
if (state !== "" && note?.state !== state) taken.updateOne({ _id: { stateOf: "messages" } }, { $set: { state: state } }, { upsert: true });
goOn();
db.messages.drop();
taken.drop();
running.drop();
}
// === undo: Stop those who write (What they write meanwhile would be lost.)
// === undo: Put the items back (Items that kept no _id get a new one. What new code has deleted goes from the old collection as well.)
// What is unpacked waits in a collection of its own until all of it is back: a run that was broken off goes on.
// Two runs at once would take the same items twice, so the second one is told. A run that was killed is no longer connected; one
// that lost its connection and goes on over another one says so before it changes anything, or is told that it was taken for dead.
const running = db.getCollection("chat_pages.running");
globalThis.ownRun ??= new ObjectId().toString() + Math.random();
const ownClient = () => db.runCommand({ whatsmyuri: 1 }).you;
const isConnected = client => {
  const among = allUsers => db.getSiblingDB("admin").aggregate([
    { $currentOp: { allUsers: allUsers, idleConnections: true, localOps: true } },
    { $match: { client: client } },
    { $limit: 1 },
  ]).hasNext();
  let found = null;
  try {
    found = among(true);
  } catch (error) {
    if (error.code !== 13) throw error;
  }
  return found ?? among(false);
};
const mine = { _id: 1, run: globalThis.ownRun, client: ownClient(), since: new Date() };
for (let begun = false; !begun; ) {
  try {
    begun = running.insertOne(mine).acknowledged;
  } catch (error) {
    if (error.code !== 11000) throw error;
  }
  const other = begun ? null : running.findOne({ _id: 1 });
  if (other && other.run !== mine.run && isConnected(other.client)) throw new Error("another run has been at this since " + other.since.toISOString() + ", from " + other.client + ": wait until it has ended, or end it and start this one again");
  if (other) running.deleteOne({ _id: 1, run: other.run, client: other.client });
}
const goOn = () => {
  if (running.updateOne({ _id: 1, run: mine.run }, { $set: { client: ownClient() } }).matchedCount === 0) throw new Error("this run had lost its connection, and another one took it for dead and is at this now: nothing more is done here; wait until that one has ended, then start this one again");
};
// A hash of all items, which tells whether anybody has written there since; null where a server gives none.
const stateOfItems = () => {
  try {
    const reply = db.runCommand({ dbHash: 1, collections: ["messages"] });
    return reply.collections["messages"] ?? "";
  } catch (error) {
    return null;
  }
};
// Whole items, of which one place holds more than the other: n is what the old collection has more.
const differingItems = (n, onlyThose = []) => db.chat_pages.aggregate([
  { $unwind: "$lines" },
  { $replaceWith: { item: "$lines", keys: { room: "$room" }, n: { $literal: -1 } } },
  { $unionWith: { coll: "messages", pipeline: [
    { $replaceWith: { id: "$_id", item: "$$ROOT", keys: { room: "$room" }, n: { $literal: 1 } } },
    { $unset: ["item.room"] },
    ...onlyThose,
  ] } },
  { $group: { _id: { item: "$item", keys: "$keys" }, n: { $sum: "$n" }, id: { $max: "$id" } } },
  { $match: { n: n } },
  { $limit: 20 },
], { allowDiskUse: true }).toArray();
const exists = name => db.getCollectionInfos({ name: name }).length > 0;
const unpacked = db.getCollection("messages.unpacked");
const taken = db.getCollection("chat_pages.taken");
if (!exists("messages.unpacked")) {
  // Items that were put into the buckets may still be in the old collection: what the buckets say of them counts, if nobody has written
  // there since both were compared.
  const state = stateOfItems();
  const isCompared = state === "" || (state !== null && taken.findOne({ _id: { stateOf: "messages" } })?.state === state);
  const wasTaken = [{ $lookup: { from: "chat_pages.taken", localField: "id", foreignField: "_id", as: "taken" } }, { $match: { taken: { $ne: [] } } }];
  const different = isCompared ? [] : differingItems({ $gt: 0 }, wasTaken);
  if (different.length > 0) throw new Error("these items of " + "messages" + " differ from those in " + "chat_pages" + ", or are not there any more, and nobody can say which ones are newer: make them the same, or delete them where they are no longer needed. While new code has stored nothing in " + "chat_pages" + ", nothing has to be put back: drop it and " + "chat_pages.taken" + " instead: " + EJSON.stringify(different.map(one => one.id)));
  goOn();
  db.chat_pages.aggregate([
    { $unwind: "$lines" },
    { $replaceRoot: { newRoot: { $mergeObjects: [{ room: "$room" }, "$lines"] } } },
    { $out: "messages.unpacked" },
  ], { allowDiskUse: true });
}
goOn();
unpacked.aggregate([{ $merge: { into: "messages", on: "_id", whenMatched: [{ $replaceWith: "$$new" }], whenNotMatched: "insert" } }]);
const missing = unpacked.aggregate([
  { $project: { item: "$$ROOT" } },
  { $lookup: { from: "messages", localField: "_id", foreignField: "_id", as: "back" } },
  { $match: { $expr: { $ne: ["$item", { $arrayElemAt: ["$back", 0] }] } } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
print("items that are not back (must be none)", missing);
if (missing > 0) throw new Error("nothing is removed: run this step once more");
goOn();
// Of what had been put into the buckets, the rest is what new code has deleted, or what has come back with another _id.
let gone = [];
const goes = () => {
  db.messages.deleteMany({ _id: { $in: gone } });
  gone = [];
};
for (const one of taken.aggregate([
  { $lookup: { from: "messages.unpacked", localField: "_id", foreignField: "_id", as: "back" } },
  { $match: { back: [] } },
  { $project: { _id: 1 } },
])) {
  gone.push(one._id);
  if (gone.length === 1000) goes();
}
goes();
goOn();
db.chat_pages.drop();
taken.drop();
unpacked.drop();
running.drop();
// === undo: Build the former indexes ()
db.messages.createIndex({ room: 1, at: -1 });
