// === code: Add an item () trips 2, index _id
// The whole list is in db.casts; the first 5 stay with their parent as copies.
function addCast(episodeId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  db.casts.updateOne({ _id: item._id }, { $setOnInsert: { ...item, episode_id: episodeId } }, { upsert: true });
  db.episodes.updateOne({ _id: episodeId }, { $push: { cast: { $each: [item], $position: 0, $slice: 5 } }, $inc: { cast_count: 1 } });
}
// === code: Read the document with its first items () trips 1, index _id
function readEpisode(episodeId) {
  return db.episodes.findOne({ _id: episodeId });
}
// === code: Read more of the list () trips 1, index episode_id
function moreCasts(episodeId, skip, limit) {
  return db.casts.find({ episode_id: episodeId }).sort({ _id: -1 }).skip(skip).limit(limit).toArray();
}
// === step: Check ()
print("server", db.version());
print("documents", db.episodes.countDocuments({}));
print("items", db.episodes.aggregate([{ $group: { _id: null, n: { $sum: { $size: { $ifNull: ["$cast", []] } } } } }]).toArray());
print("already in the second collection", db.casts.countDocuments({}));
// === step: Create the second collection and its index ()
db.casts.createIndex({ episode_id: 1 });
// === step: Give every item an identity (Without it a second run would copy the items again.)
const noId = { cast: { $elemMatch: { _id: { $exists: false } } } };
for (const doc of db.episodes.find(noId)) {
  let current = doc;
  while (current) {
    const ids = current.cast.map(() => new ObjectId());
    const set = [{ $set: { cast: { $map: { input: { $zip: { inputs: ["$cast", ids] } }, as: "pair",
      in: { $mergeObjects: [{ _id: { $arrayElemAt: ["$$pair", 1] } }, { $arrayElemAt: ["$$pair", 0] }] } } } } }];
    if (db.episodes.updateOne({ _id: current._id, cast: current.cast }, set).matchedCount === 1) break;
    current = db.episodes.findOne({ _id: doc._id, ...noId });
  }
}
// === step: Deploy writers that write to both (They cut nothing off until the array has been copied.)
function addCast(episodeId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  db.casts.updateOne({ _id: item._id }, { $setOnInsert: { ...item, episode_id: episodeId } }, { upsert: true });
  for (;;) {
    const trimmed = { _id: episodeId, cast_count: { $exists: true } };
    if (db.episodes.updateOne(trimmed, { $push: { cast: { $each: [item], $position: 0, $slice: 5 } }, $inc: { cast_count: 1 } }).matchedCount === 1) return;
    const whole = { _id: episodeId, $nor: [{ cast_count: { $exists: true } }] };
    if (db.episodes.updateOne(whole, { $push: { cast: item } }).matchedCount === 1 || !db.episodes.findOne({ _id: episodeId })) return;
  }
}
// === step: Copy ()
db.episodes.aggregate([
  { $unwind: "$cast" },
  { $replaceRoot: { newRoot: { $mergeObjects: ["$cast", { episode_id: "$_id" }] } } },
  { $merge: { into: "casts", on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } },
], { allowDiskUse: true });
// === step: Compare ()
const missing = db.episodes.aggregate([
  { $unwind: "$cast" },
  { $lookup: { from: "casts", localField: "cast._id", foreignField: "_id", as: "copy" } },
  { $match: { copy: [] } },
  { $count: "n" },
]).toArray();
print("items without a copy (must be none)", missing);
if (missing.length > 0) throw new Error("run the copy again before anything is cut off");
// === step: Switch the readers (They take the rest from the second collection.)
// === step: Cut the arrays ()
db.episodes.updateMany({ $nor: [{ cast_count: { $exists: true } }] }, [{ $set: {
  cast_count: { $size: { $ifNull: ["$cast", []] } },
  cast: { $slice: [{ $ifNull: ["$cast", []] }, 5] },
} }]);
// === step: Deploy the final writers ()
// The whole list is in db.casts; the first 5 stay with their parent as copies.
function addCast(episodeId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  db.casts.updateOne({ _id: item._id }, { $setOnInsert: { ...item, episode_id: episodeId } }, { upsert: true });
  db.episodes.updateOne({ _id: episodeId }, { $push: { cast: { $each: [item], $position: 0, $slice: 5 } }, $inc: { cast_count: 1 } });
}
// === undo: Put the items back into the array ()
db.casts.aggregate([
  { $sort: { _id: -1 } },
  { $group: { _id: "$episode_id", items: { $push: "$$ROOT" } } },
  { $unset: "items.episode_id" },
  { $merge: { into: "episodes", on: "_id", whenNotMatched: "discard", whenMatched: [
    { $set: { cast: { $concatArrays: [{ $ifNull: ["$cast", []] }, { $filter: { input: "$$new.items", as: "one",
      cond: { $not: { $in: ["$$one._id", { $ifNull: ["$cast._id", []] }] } } } }] } } },
    { $unset: "cast_count" },
  ] } },
], { allowDiskUse: true });
// Then, once the counts agree: db.casts.drop()
