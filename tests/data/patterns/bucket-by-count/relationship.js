// === code: Add an item (new) trips 1, index podcast_id
// The partial index keeps one open page for each group; whoever loses the race for a new page tries again.
function addEpisode(podcastId, item) {
  let ms = item.at.getTime();
  for (;;) {
    try {
      const result = db.episode_pages.updateOne(
        { podcast_id: podcastId, count: { $lt: 10 } },
        { $push: { history: item }, $inc: { count: 1 }, $setOnInsert: { _id: `${podcastId}` + "_" + String(ms).padStart(13, "0") } },
        { upsert: true });
      return result;
    } catch (error) {
      if (error.code !== 11000) throw error;
      if (error.keyPattern?._id) ms += 1;
    }
  }
}
// === code: Read one page (list) trips 1, index _id
// Page 1 is the oldest; sort by -1 for the newest first.
function readEpisodePage(podcastId, page) {
  const ids = { $gte: `${podcastId}` + "_", $lt: `${podcastId}` + "`" };
  return db.episode_pages.find({ _id: ids }).sort({ _id: 1 }).skip(page - 1).limit(1).toArray()[0];
}
// === step: Check ()
print("server", db.version());
print("items", db.episodes.countDocuments({}));
print("already in the pages", db.episode_pages.aggregate([{ $group: { _id: null, n: { $sum: "$count" } } }]).toArray());
// === step: Stop the writers (The pages are built in one run; what is written meanwhile would be missing.)
// === step: Build the pages (Needs MongoDB 5.0. A second run adds what is missing and takes nothing away.)
const ms = { $toString: { $toLong: "$first" } };
db.episodes.aggregate([
  { $set: { order: { d: "$at", i: "$_id" } } },
  { $setWindowFields: { partitionBy: "$podcast_id", sortBy: { order: 1 }, output: { number: { $documentNumber: {} } } } },
  { $project: { number: 1, item: "$$ROOT" } },
  { $set: { g: "$item.podcast_id" } },
  { $unset: ["item.order", "item.number", "item.podcast_id", "item._id"] },
  { $group: { _id: { g: "$g", p: { $floor: { $divide: [{ $subtract: ["$number", 1] }, 10] } } },
    first: { $min: "$item.at" }, count: { $sum: 1 }, items: { $push: "$item" } } },
  { $setWindowFields: { partitionBy: { g: "$_id.g", first: "$first" }, sortBy: { "_id.p": 1 }, output: { same: { $documentNumber: {} } } } },
  { $project: {
    _id: { $concat: [{ $toString: "$_id.g" }, "_",
      { $substrCP: [{ $concat: ["0000000000000", ms] }, { $strLenCP: ms }, 13] },
      { $cond: [{ $gt: ["$same", 1] }, { $concat: ["_", { $toString: "$same" }] }, ""] }] },
    podcast_id: "$_id.g", count: { $toInt: "$count" }, history: "$items" } },
  { $merge: { into: "episode_pages", on: "_id", whenNotMatched: "insert", whenMatched: [
    { $replaceWith: { $cond: [{ $lt: ["$count", "$$new.count"] }, "$$new", "$$ROOT"] } },
  ] } },
], { allowDiskUse: true });
// === step: Build the index of open pages ()
db.episode_pages.createIndex({ podcast_id: 1 }, { unique: true, partialFilterExpression: { count: { $lt: 10 } } });
// === step: Compare ()
const items = db.episodes.countDocuments({});
const inPages = db.episode_pages.aggregate([{ $group: { _id: null, n: { $sum: "$count" } } }]).toArray()[0]?.n ?? 0;
print("items", items, "in pages", inPages);
if (inPages < items) throw new Error("items are missing: are all writers stopped? Then build the pages again");
// === step: Start readers and writers that use the new code ()
// The partial index keeps one open page for each group; whoever loses the race for a new page tries again.
function addEpisode(podcastId, item) {
  let ms = item.at.getTime();
  for (;;) {
    try {
      const result = db.episode_pages.updateOne(
        { podcast_id: podcastId, count: { $lt: 10 } },
        { $push: { history: item }, $inc: { count: 1 }, $setOnInsert: { _id: `${podcastId}` + "_" + String(ms).padStart(13, "0") } },
        { upsert: true });
      return result;
    } catch (error) {
      if (error.code !== 11000) throw error;
      if (error.keyPattern?._id) ms += 1;
    }
  }
}
// Page 1 is the oldest; sort by -1 for the newest first.
function readEpisodePage(podcastId, page) {
  const ids = { $gte: `${podcastId}` + "_", $lt: `${podcastId}` + "`" };
  return db.episode_pages.find({ _id: ids }).sort({ _id: 1 }).skip(page - 1).limit(1).toArray()[0];
}
// === step: Keep the old collection until nobody reads it ()
// === undo: Put the items back (Into an empty collection: the items get a new _id where they did not keep theirs.)
db.episode_pages.aggregate([
  { $unwind: "$history" },
  { $replaceRoot: { newRoot: { $mergeObjects: [{ podcast_id: "$podcast_id" }, "$history"] } } },
  { $merge: { into: "episodes", on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } },
], { allowDiskUse: true });
