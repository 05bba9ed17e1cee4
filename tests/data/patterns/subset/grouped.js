// === code: Add an item (add) trips 1, index book_id
// The partial index keeps one open page for each group; whoever loses the race for a new page tries again.
function addReview(bookId, item) {
  const stamp = ms => (ms < 0 ? "-" : ms < 1e13 ? "" : "~") + String(ms < 0 || ms >= 1e13 ? 1e15 + ms : ms).padStart(13, "0");
  let ms = item.at.getTime();
  for (;;) {
    try {
      const result = db.review_pages.updateOne(
        { book_id: bookId, count: { $lt: 10 } },
        { $push: { history: item }, $inc: { count: 1 }, $setOnInsert: { _id: `${bookId}` + "_" + stamp(ms) } },
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
function readReviewPage(bookId, page) {
  const ids = { $gte: `${bookId}` + "_", $lt: `${bookId}` + "`" };
  return db.review_pages.find({ _id: ids, book_id: bookId }).sort({ _id: 1 }).skip(page - 1).limit(1).toArray()[0];
}
// === step: Check ()
{
const odd = db.reviews.find({ $expr: { $ne: [{ $type: "$at" }, "date"] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these items have no date by which they could be put in order: give them one first: " + EJSON.stringify(odd));
}
{
const odd = db.reviews.find({ book_id: null }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these items belong to no group: give them one first, or move them elsewhere: " + EJSON.stringify(odd));
}
print("server", db.version());
print("items", db.reviews.countDocuments({}));
print("already in the pages", db.review_pages.aggregate([{ $group: { _id: null, n: { $sum: "$count" } } }]).toArray());
const mixed = db.reviews.distinct("book_id", { book_id: { $regex: "_" } });
if (mixed.length > 0) throw new Error("the ids of these groups hold the separator, so that pages of two groups could not be told apart: choose another separator: " + EJSON.stringify(mixed.slice(0, 20)));
const alike = db.reviews.aggregate([
  { $group: { _id: "$book_id" } },
  { $group: { _id: { $convert: { input: "$_id", to: "string", onError: null } }, groups: { $push: "$_id" }, n: { $sum: 1 } } },
  { $match: { $or: [{ _id: null }, { n: { $gt: 1 } }] } },
  { $limit: 20 },
]).toArray().map(one => one.groups);
if (alike.length > 0) throw new Error("the ids of these groups have the same text, or none, so that their pages would have the same _id: mend them first: " + EJSON.stringify(alike));
// Only large items make a bucket larger than a document can be: then the buckets are counted as they are built.
if (parseFloat(db.version()) >= 5 && db.reviews.findOne({ $expr: { $gt: [{ $bsonSize: "$$ROOT" }, 1677296] } }, { _id: 1 })) {
const large = db.reviews.aggregate([
  { $replaceWith: { _id: "$_id", keys: { group: "$book_id" }, start: null, inner: null, order: { date: "$at", id: "$_id" }, bytes: { $bsonSize: "$$ROOT" } } },
  { $lookup: { from: "review_pages.taken", localField: "_id", foreignField: "_id", as: "taken" } },
  { $match: { taken: [] } },
  { $setWindowFields: { partitionBy: { keys: "$keys", start: "$start", inner: "$inner" }, sortBy: { order: 1 }, output: { number: { $documentNumber: {} } } } },
  { $group: { _id: { keys: "$keys", start: "$start", seq: { $floor: { $divide: [{ $subtract: ["$number", 1] }, 10] } } }, bytes: { $sum: { $add: ["$bytes", 10] } }, first: { $first: "$_id" } } },
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
const running = db.getCollection("review_pages.running");
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
  const built = db.getCollection("review_pages.built");
  goOn();
  built.aggregate([
    { $match: { open: { $exists: true } } },
    { $replaceRoot: { newRoot: "$open" } },
    { $merge: { into: "review_pages", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: {
      count: { $cond: [{ $eq: ["$count", "$$new.count"] }, { $add: ["$count", { $size: "$$new.items" }] }, "$count"] },
      history: { $cond: [{ $eq: ["$count", "$$new.count"] }, { $concatArrays: ["$history", "$$new.items"] }, "$history"] },
    } }] } },
  ]);
  const notAdded = built.aggregate([
    { $match: { open: { $exists: true } } },
    { $lookup: { from: "review_pages", localField: "open._id", foreignField: "_id", as: "page" } },
    { $match: { $expr: { $not: [{ $setIsSubset: ["$open.items", { $ifNull: [{ $arrayElemAt: ["$page.history", 0] }, []] }] }] } } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (notAdded.length > 0) throw new Error("somebody wrote into these pages meanwhile: stop the writers, then empty " + "review_pages.built" + " and run this step once more: " + EJSON.stringify(notAdded));
  built.aggregate([
    { $match: { bucket: { $exists: true } } },
    { $replaceRoot: { newRoot: "$bucket" } },
    { $merge: { into: "review_pages", on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
  ]);
  const wrong = built.aggregate([
    { $match: { bucket: { $exists: true } } },
    { $lookup: { from: "review_pages", let: { new: "$bucket" }, as: "there", pipeline: [
      { $match: { $expr: { $and: [{ $eq: ["$_id", "$$new._id"] }] } } },
      { $match: { $expr: { $setIsSubset: ["$$new.history", "$history"] } } },
      { $project: { _id: 1 } },
    ] } },
    { $match: { there: [] } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (wrong.length > 0) throw new Error("others are in the places of these, and what they hold is only in " + "review_pages.built" + ": " + EJSON.stringify(wrong));
  goOn();
  built.aggregate([
    { $unwind: "$ids" },
    { $project: { _id: "$ids" } },
    { $merge: { into: "review_pages.taken", on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
  ]);
  goOn();
  built.drop();
};
const exists = name => db.getCollectionInfos({ name: name }).length > 0;
putInPlace();
const later = db.review_pages.findOne({}, { _id: 1 }) !== null;
if (later && !exists("review_pages.taken") && db.reviews.findOne({}, { _id: 1 })) throw new Error("there are documents in " + "review_pages" + " that this script did not build. If none of them holds what is in " + "reviews" + ", say so by db.createCollection(" + EJSON.stringify("review_pages.taken") + ")");
if (!later) {
  db.getCollection("review_pages.taken").drop();
  db.getCollection("review_pages.taken").insertOne({ _id: { stateOf: "reviews" }, state: "building" });
}
// as texts sort: dates before 1970 first, 13 digits, then dates after 2286
const ms = { $toLong: "$first" };
const digits = { $toString: { $toLong: { $add: [ms, 1000000000000000] } } };
const stamp = { $switch: { default: { $substrCP: [digits, 3, 13] }, branches: [
  { case: { $lt: [ms, 0] }, then: { $concat: ["-", digits] } },
  { case: { $gte: [ms, 10000000000000] }, then: { $concat: ["~", digits] } },
] } };
goOn();
db.reviews.aggregate([
  { $replaceWith: { _id: "$_id", item: "$$ROOT", group: "$book_id", order: { date: "$at", id: "$_id" } } },
  { $lookup: { from: "review_pages.taken", localField: "_id", foreignField: "_id", as: "taken" } },
  { $match: { taken: [] } },
  ...(later ? [{ $lookup: { from: "review_pages", let: { group: "$group" }, as: "open", pipeline: [
    { $match: { $expr: { $and: [{ $eq: ["$book_id", "$$group"] }, { $lt: ["$count", 10] }] } } },
    { $project: { count: 1 } },
  ] } }] : []),
  { $set: { open: { $arrayElemAt: [{ $ifNull: ["$open", []] }, 0] } } },
  { $setWindowFields: { partitionBy: "$group", sortBy: { order: 1 }, output: { number: { $documentNumber: {} } } } },
  { $set: { page: { $floor: { $divide: [{ $add: ["$number", -1, { $ifNull: ["$open.count", 0] }] }, 10] } } } },
  { $set: { open: { $cond: [{ $eq: ["$page", 0] }, "$open", "$$REMOVE"] } } },
  { $unset: ["item.book_id", "item._id"] },
  { $group: { _id: { group: "$group", page: "$page" }, open: { $first: "$open" }, first: { $min: "$order.date" }, count: { $sum: 1 },
    ids: { $push: "$order.id" }, items: { $push: "$item" } } },
  { $setWindowFields: { partitionBy: { group: "$_id.group", first: "$first" }, sortBy: { "_id.page": 1 }, output: { same: { $documentNumber: {} } } } },
  { $project: { ids: 1,
    open: { $cond: [{ $eq: [{ $type: "$open" }, "object"] }, { _id: "$open._id", count: "$open.count", items: "$items" }, "$$REMOVE"] },
    bucket: { $cond: [{ $eq: [{ $type: "$open" }, "object"] }, "$$REMOVE", {
      _id: { $concat: [{ $toString: "$_id.group" }, "_",
        stamp,
        { $cond: [{ $or: [later, { $gt: ["$same", 1] }] }, { $concat: ["_", later ? String(Date.now()) : "", { $toString: "$same" }] }, ""] }] },
      book_id: "$_id.group", count: { $toInt: "$count" }, history: "$items" }] } } },
  { $out: "review_pages.built" },
], { allowDiskUse: true });
putInPlace();
running.drop();
}
// === step: Build the index of open pages ()
db.review_pages.createIndex({ book_id: 1 }, { unique: true, partialFilterExpression: { count: { $lt: 10 } } });
// === step: Compare (What old code deletes later stays in review_pages.)
// A hash of all items, which tells whether anybody has written there since; null where a server gives none.
const stateOfItems = () => {
  try {
    const reply = db.runCommand({ dbHash: 1, collections: ["reviews"] });
    return reply.collections["reviews"] ?? "";
  } catch (error) {
    return null;
  }
};
// Whole items, of which one place holds more than the other: n is what the old collection has more.
const differingItems = (n, onlyThose = []) => db.review_pages.aggregate([
  { $unwind: "$history" },
  { $replaceWith: { item: "$history", keys: { book_id: "$book_id" }, n: { $literal: -1 } } },
  { $unionWith: { coll: "reviews", pipeline: [
    { $replaceWith: { id: "$_id", item: "$$ROOT", keys: { book_id: "$book_id" }, n: { $literal: 1 } } },
    { $unset: ["item.book_id", "item._id"] },
    ...onlyThose,
  ] } },
  { $group: { _id: { item: "$item", keys: "$keys" }, n: { $sum: "$n" }, id: { $max: "$id" } } },
  { $match: { n: n } },
  { $limit: 20 },
], { allowDiskUse: true }).toArray();
const missing = db.reviews.aggregate([
  { $project: { _id: 1 } },
  { $lookup: { from: "review_pages.taken", localField: "_id", foreignField: "_id", as: "taken" } },
  { $match: { taken: [] } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
const stored = db.review_pages.aggregate([{ $group: { _id: null, n: { $sum: { $size: "$history" } } } }]).toArray()[0]?.n ?? 0;
print("items", db.reviews.countDocuments({}), "in review_pages", stored, "not there (must be none)", missing);
if (missing > 0) throw new Error("items are missing: are all writers stopped? Then build " + "review_pages" + " once more");
// Whole items are compared unless nobody has written since the last time.
const taken = db.getCollection("review_pages.taken");
const note = taken.findOne({ _id: { stateOf: "reviews" } });
const building = note?.state === "building";
const state = stateOfItems();
const different = state === "" || (state !== null && note?.state === state) ? [] : differingItems(building ? { $ne: 0 } : { $gt: 0 });
if (different.length > 0 && building) throw new Error("items of " + "reviews" + " were changed or deleted after they had been taken: stop those who write. While new code has stored nothing in " + "review_pages" + ", drop it and " + "review_pages.taken" + ", and begin with the first step: " + EJSON.stringify(different.map(one => one.id ?? one._id.item)));
if (different.length > 0) throw new Error("somebody has written into " + "reviews" + " since it was compared, and these items differ from those in " + "review_pages" + ". Nobody can say which ones are newer: stop those who write. While new code has stored nothing in " + "review_pages" + ", drop it and " + "review_pages.taken" + ", and begin with the first step; else make them the same: " + EJSON.stringify(different.map(one => one.id)));
if (state !== "" && note?.state !== state) taken.updateOne({ _id: { stateOf: "reviews" } }, { $set: { state: state } }, { upsert: true });
// === step: Start readers and writers that use the new code ()
// The partial index keeps one open page for each group; whoever loses the race for a new page tries again.
function addReview(bookId, item) {
  const stamp = ms => (ms < 0 ? "-" : ms < 1e13 ? "" : "~") + String(ms < 0 || ms >= 1e13 ? 1e15 + ms : ms).padStart(13, "0");
  let ms = item.at.getTime();
  for (;;) {
    try {
      const result = db.review_pages.updateOne(
        { book_id: bookId, count: { $lt: 10 } },
        { $push: { history: item }, $inc: { count: 1 }, $setOnInsert: { _id: `${bookId}` + "_" + stamp(ms) } },
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
function readReviewPage(bookId, page) {
  const ids = { $gte: `${bookId}` + "_", $lt: `${bookId}` + "`" };
  return db.review_pages.find({ _id: ids, book_id: bookId }).sort({ _id: 1 }).skip(page - 1).limit(1).toArray()[0];
}
// === step: Drop the former collection (Only when it is no longer used.)
{
// Two runs at once would take the same items twice, so the second one is told. A run that was killed is no longer connected; one
// that lost its connection and goes on over another one says so before it changes anything, or is told that it was taken for dead.
const running = db.getCollection("review_pages.running");
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
    const reply = db.runCommand({ dbHash: 1, collections: ["reviews"] });
    return reply.collections["reviews"] ?? "";
  } catch (error) {
    return null;
  }
};
// Whole items, of which one place holds more than the other: n is what the old collection has more.
const differingItems = (n, onlyThose = []) => db.review_pages.aggregate([
  { $unwind: "$history" },
  { $replaceWith: { item: "$history", keys: { book_id: "$book_id" }, n: { $literal: -1 } } },
  { $unionWith: { coll: "reviews", pipeline: [
    { $replaceWith: { id: "$_id", item: "$$ROOT", keys: { book_id: "$book_id" }, n: { $literal: 1 } } },
    { $unset: ["item.book_id", "item._id"] },
    ...onlyThose,
  ] } },
  { $group: { _id: { item: "$item", keys: "$keys" }, n: { $sum: "$n" }, id: { $max: "$id" } } },
  { $match: { n: n } },
  { $limit: 20 },
], { allowDiskUse: true }).toArray();
const missing = db.reviews.aggregate([
  { $project: { _id: 1 } },
  { $lookup: { from: "review_pages.taken", localField: "_id", foreignField: "_id", as: "taken" } },
  { $match: { taken: [] } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
const stored = db.review_pages.aggregate([{ $group: { _id: null, n: { $sum: { $size: "$history" } } } }]).toArray()[0]?.n ?? 0;
print("items", db.reviews.countDocuments({}), "in review_pages", stored, "not there (must be none)", missing);
if (missing > 0) throw new Error("items are missing: are all writers stopped? Then build " + "review_pages" + " once more");
// Whole items are compared unless nobody has written since the last time.
const taken = db.getCollection("review_pages.taken");
const note = taken.findOne({ _id: { stateOf: "reviews" } });
const building = note?.state === "building";
const state = stateOfItems();
const different = state === "" || (state !== null && note?.state === state) ? [] : differingItems(building ? { $ne: 0 } : { $gt: 0 });
if (different.length > 0 && building) throw new Error("items of " + "reviews" + " were changed or deleted after they had been taken: stop those who write. While new code has stored nothing in " + "review_pages" + ", drop it and " + "review_pages.taken" + ", and begin with the first step: " + EJSON.stringify(different.map(one => one.id ?? one._id.item)));
if (different.length > 0) throw new Error("somebody has written into " + "reviews" + " since it was compared, and these items differ from those in " + "review_pages" + ". Nobody can say which ones are newer: stop those who write. While new code has stored nothing in " + "review_pages" + ", drop it and " + "review_pages.taken" + ", and begin with the first step; else make them the same: " + EJSON.stringify(different.map(one => one.id)));
if (state !== "" && note?.state !== state) taken.updateOne({ _id: { stateOf: "reviews" } }, { $set: { state: state } }, { upsert: true });
goOn();
db.reviews.drop();
taken.drop();
running.drop();
}
// === undo: Stop those who write (What they write meanwhile would be lost.)
// === undo: Put the items back (Items that kept no _id get a new one. What new code has deleted goes from the old collection as well.)
// What is unpacked waits in a collection of its own until all of it is back: a run that was broken off goes on.
// Two runs at once would take the same items twice, so the second one is told. A run that was killed is no longer connected; one
// that lost its connection and goes on over another one says so before it changes anything, or is told that it was taken for dead.
const running = db.getCollection("review_pages.running");
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
    const reply = db.runCommand({ dbHash: 1, collections: ["reviews"] });
    return reply.collections["reviews"] ?? "";
  } catch (error) {
    return null;
  }
};
// Whole items, of which one place holds more than the other: n is what the old collection has more.
const differingItems = (n, onlyThose = []) => db.review_pages.aggregate([
  { $unwind: "$history" },
  { $replaceWith: { item: "$history", keys: { book_id: "$book_id" }, n: { $literal: -1 } } },
  { $unionWith: { coll: "reviews", pipeline: [
    { $replaceWith: { id: "$_id", item: "$$ROOT", keys: { book_id: "$book_id" }, n: { $literal: 1 } } },
    { $unset: ["item.book_id", "item._id"] },
    ...onlyThose,
  ] } },
  { $group: { _id: { item: "$item", keys: "$keys" }, n: { $sum: "$n" }, id: { $max: "$id" } } },
  { $match: { n: n } },
  { $limit: 20 },
], { allowDiskUse: true }).toArray();
const exists = name => db.getCollectionInfos({ name: name }).length > 0;
const unpacked = db.getCollection("reviews.unpacked");
const taken = db.getCollection("review_pages.taken");
if (!exists("reviews.unpacked")) {
  if (!exists("review_pages.taken") && db.review_pages.findOne({}, { _id: 1 }) && db.reviews.findOne({}, { _id: 1 })) throw new Error("there are documents in " + "reviews" + " already, and the items kept no _id by which they could be told apart: move these documents elsewhere first");
  // Items that were put into the buckets may still be in the old collection: what the buckets say of them counts, if nobody has written
  // there since both were compared.
  const state = stateOfItems();
  const isCompared = state === "" || (state !== null && taken.findOne({ _id: { stateOf: "reviews" } })?.state === state);
  const wasTaken = [{ $lookup: { from: "review_pages.taken", localField: "id", foreignField: "_id", as: "taken" } }, { $match: { taken: { $ne: [] } } }];
  const different = isCompared ? [] : differingItems({ $gt: 0 }, wasTaken);
  if (different.length > 0) throw new Error("these items of " + "reviews" + " differ from those in " + "review_pages" + ", or are not there any more, and nobody can say which ones are newer: make them the same, or delete them where they are no longer needed. While new code has stored nothing in " + "review_pages" + ", nothing has to be put back: drop it and " + "review_pages.taken" + " instead: " + EJSON.stringify(different.map(one => one.id)));
  goOn();
  db.review_pages.aggregate([
    { $unwind: "$history" },
    { $replaceRoot: { newRoot: { $mergeObjects: [{ book_id: "$book_id" }, "$history"] } } },
    { $out: "reviews.unpacked" },
  ], { allowDiskUse: true });
}
goOn();
unpacked.aggregate([{ $merge: { into: "reviews", on: "_id", whenMatched: [{ $replaceWith: "$$new" }], whenNotMatched: "insert" } }]);
const missing = unpacked.aggregate([
  { $project: { item: "$$ROOT" } },
  { $lookup: { from: "reviews", localField: "_id", foreignField: "_id", as: "back" } },
  { $match: { $expr: { $ne: ["$item", { $arrayElemAt: ["$back", 0] }] } } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
print("items that are not back (must be none)", missing);
if (missing > 0) throw new Error("nothing is removed: run this step once more");
goOn();
// Of what had been put into the buckets, the rest is what new code has deleted, or what has come back with another _id.
let gone = [];
const goes = () => {
  db.reviews.deleteMany({ _id: { $in: gone } });
  gone = [];
};
for (const one of taken.aggregate([
  { $lookup: { from: "reviews.unpacked", localField: "_id", foreignField: "_id", as: "back" } },
  { $match: { back: [] } },
  { $project: { _id: 1 } },
])) {
  gone.push(one._id);
  if (gone.length === 1000) goes();
}
goes();
goOn();
db.review_pages.drop();
taken.drop();
unpacked.drop();
running.drop();
// === undo: Build the former indexes ()
db.reviews.createIndex({ book_id: 1, at: -1 });
// === code: Keep a copy of an item (add) trips 1, index _id
// Call it once for each item, after the item has been written; the first 3 stay with their parent as copies.
function keepFirstReviews(bookId, item) {
  db.books.updateOne({ _id: bookId }, { $push: { reviews: { $each: [item], $sort: { at: -1 }, $slice: 3 } }, $inc: { review_count: 1 } });
}
// === code: Read the document with its first items (page) trips 1, index _id
function readBook(bookId) {
  return db.books.findOne({ _id: bookId });
}
// === step: Build the index (It finds the documents of one parent while items are copied.)
if (!db.review_pages.getIndexes().some(index => index.partialFilterExpression === undefined && Object.keys(index.key)[0] === "book_id")) db.review_pages.createIndex({ book_id: 1 }, { name: "for_the_first_items" });
// === step: Check ()
{
const odd = db.books.find({ $expr: { $not: [{ $in: [{ $type: "$reviews" }, ["missing", "null", "array"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field reviews of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
{
const odd = db.books.find({ review_count: { $exists: false }, reviews: { $nin: [null, []] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field reviews of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
{
const odd = db.books.find({ $expr: { $not: [{ $in: [{ $type: "$review_count" }, ["missing", "null", "int", "long", "double"]] }] } }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error("these documents have a field review_count of their own, which would be lost: rename it there first: " + EJSON.stringify(odd));
}
// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= 5) {
const large = [];
for (const one of db.books.aggregate([{ $match: { reviews: null } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: db.review_pages.findOne({ $expr: { $gt: [{ $bsonSize: "$$ROOT" }, 349525] } }, { _id: 1 }) ? 0 : 15728640 } } }])) {
  let bytes = 0;
  try {
    const [found] = db.books.aggregate([
      { $match: { _id: one._id } },
      { $lookup: { from: "review_pages", localField: "_id", foreignField: "book_id", as: "few", pipeline: [{ $unwind: "$history" }, { $replaceRoot: { newRoot: "$history" } }, { $sort: { at: -1 } }, { $limit: 3 }, { $unset: "book_id" }] } },
{ $lookup: { from: "review_pages", localField: "_id", foreignField: "book_id", as: "all", pipeline: [{ $unwind: "$history" }, { $replaceRoot: { newRoot: "$history" } }, { $count: "n" }] } },
{ $project: { few: 1, count: { $ifNull: [{ $first: "$all.n" }, { $toInt: 0 }] } } },
      { $project: { bytes: { $add: [one.bytes, 25, { $bsonSize: { x: "$few" } }] } } },
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
// === step: Copy the first items (Needs MongoDB 5.0. Stop the writers of the items before this step: what they add, change or delete meanwhile would be missing or wrong in the copies.)
// The whole list counts: what changed in it since an earlier run changes the copies.
db.books.aggregate([
  { $lookup: { from: "review_pages", localField: "_id", foreignField: "book_id", as: "few", pipeline: [{ $unwind: "$history" }, { $replaceRoot: { newRoot: "$history" } }, { $sort: { at: -1 } }, { $limit: 3 }, { $unset: "book_id" }] } },
{ $lookup: { from: "review_pages", localField: "_id", foreignField: "book_id", as: "all", pipeline: [{ $unwind: "$history" }, { $replaceRoot: { newRoot: "$history" } }, { $count: "n" }] } },
{ $project: { few: 1, count: { $ifNull: [{ $first: "$all.n" }, { $toInt: 0 }] } } },
  { $merge: { into: "books", on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { review_count: "$$new.count", reviews: "$$new.few" } }] } },
]);
// === step: Compare ()
const wrong = db.books.aggregate([
  { $lookup: { from: "review_pages", localField: "_id", foreignField: "book_id", as: "few", pipeline: [{ $unwind: "$history" }, { $replaceRoot: { newRoot: "$history" } }, { $sort: { at: -1 } }, { $limit: 3 }, { $unset: "book_id" }] } },
  { $lookup: { from: "review_pages", localField: "_id", foreignField: "book_id", as: "all", pipeline: [{ $unwind: "$history" }, { $replaceRoot: { newRoot: "$history" } }, { $count: "n" }] } },
  { $match: { $expr: { $not: [{ $and: [{ $eq: [{ $size: { $ifNull: ["$reviews", []] } }, { $size: "$few" }] }, { $eq: ["$review_count", { $ifNull: [{ $first: "$all.n" }, 0] }] }, { $eq: [{ $ifNull: ["$reviews.at", []] }, "$few.at"] }] }] } } },
  { $limit: 20 },
  { $project: { _id: 1 } },
]).toArray().map(one => one._id);
print("documents whose first items are not those of the list (must be none)", wrong);
if (wrong.length > 0) throw new Error("somebody has written into the list meanwhile: stop those who write items, and run the step before once more: " + EJSON.stringify(wrong));
// === step: Start writers that use the new code ()
// Call it once for each item, after the item has been written; the first 3 stay with their parent as copies.
function keepFirstReviews(bookId, item) {
  db.books.updateOne({ _id: bookId }, { $push: { reviews: { $each: [item], $sort: { at: -1 }, $slice: 3 } }, $inc: { review_count: 1 } });
}
// === step: Drop the index again ()
if (db.review_pages.getIndexes().some(index => index.name === "for_the_first_items")) db.review_pages.dropIndex("for_the_first_items");
// === undo: Remove the copies ()
db.books.updateMany({ reviews: { $exists: true } }, { $unset: { reviews: "" } });
db.books.updateMany({ review_count: { $exists: true } }, { $unset: { review_count: "" } });
