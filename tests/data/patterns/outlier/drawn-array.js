// === code: Add an item () trips 1, index _id
// What does not fit; the same item twice is stored once.
function spillTrack(albumId, item) {
  db.album_extras.updateOne({ _id: item._id }, { $setOnInsert: { ...item, album_id: albumId } }, { upsert: true });
}
function addTrack(albumId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  const fits = { _id: albumId, has_extras: { $ne: true }, "tracks.19": { $exists: false }, "tracks._id": { $ne: item._id } };
  if (db.albums.updateOne(fits, { $push: { tracks: item } }).matchedCount === 1) return true;
  if (!db.albums.findOne({ _id: albumId }, { _id: 1 })) return false;
  if (db.albums.findOne({ _id: albumId, "tracks._id": item._id }, { _id: 1 })) return true; // a second try
  spillTrack(albumId, item);
  return db.albums.updateOne({ _id: albumId }, { $set: { has_extras: true } }).matchedCount === 1;
}
// === code: Read the document with all items () trips 1, index _id
// The second query only for the few that have more.
function readAlbum(albumId) {
  const parent = db.albums.findOne({ _id: albumId });
  if (!parent || !parent.has_extras) return parent;
  const rest = db.album_extras.find({ album_id: albumId }).sort({ _id: 1 }).toArray().map(({ album_id: parentId, ...item }) => item);
  const known = new Set(parent.tracks.map(item => EJSON.stringify(item._id)));
  parent.tracks.push(...rest.filter(item => !known.has(EJSON.stringify(item._id))));
  return parent;
}
// === step: Check ()
print("server", db.version());
print("documents", db.albums.countDocuments({}), "with more than 20", db.albums.countDocuments({ "tracks.20": { $exists: true } }));
print("items", db.albums.aggregate([{ $group: { _id: null, n: { $sum: { $size: { $ifNull: ["$tracks", []] } } } } }]).toArray());
print("already apart", db.album_extras.countDocuments({}));
// === step: Build the indexes of the second collection ()
db.album_extras.createIndex({ album_id: 1 });
// === step: Start readers that know the mark ()
// The second query only for the few that have more.
function readAlbum(albumId) {
  const parent = db.albums.findOne({ _id: albumId });
  if (!parent || !parent.has_extras) return parent;
  const rest = db.album_extras.find({ album_id: albumId }).sort({ _id: 1 }).toArray().map(({ album_id: parentId, ...item }) => item);
  const known = new Set(parent.tracks.map(item => EJSON.stringify(item._id)));
  parent.tracks.push(...rest.filter(item => !known.has(EJSON.stringify(item._id))));
  return parent;
}
// === step: Start writers that spill (Before anything is moved: an old writer knows no mark.)
// What does not fit; the same item twice is stored once.
function spillTrack(albumId, item) {
  db.album_extras.updateOne({ _id: item._id }, { $setOnInsert: { ...item, album_id: albumId } }, { upsert: true });
}
function addTrack(albumId, item) {
  if (item._id === undefined) item._id = new ObjectId();
  const fits = { _id: albumId, has_extras: { $ne: true }, "tracks.19": { $exists: false }, "tracks._id": { $ne: item._id } };
  if (db.albums.updateOne(fits, { $push: { tracks: item } }).matchedCount === 1) return true;
  if (!db.albums.findOne({ _id: albumId }, { _id: 1 })) return false;
  if (db.albums.findOne({ _id: albumId, "tracks._id": item._id }, { _id: 1 })) return true; // a second try
  spillTrack(albumId, item);
  return db.albums.updateOne({ _id: albumId }, { $set: { has_extras: true } }).matchedCount === 1;
}
// === step: Give every item an identity (Without it a second run would copy the items again.)
const noId = { tracks: { $elemMatch: { _id: { $exists: false } } } };
for (const doc of db.albums.find(noId)) {
  let current = doc;
  while (current) {
    const ids = current.tracks.map(() => new ObjectId());
    const set = [{ $set: { tracks: { $map: { input: { $zip: { inputs: ["$tracks", ids] } }, as: "pair",
      in: { $mergeObjects: [{ _id: { $arrayElemAt: ["$$pair", 1] } }, { $arrayElemAt: ["$$pair", 0] }] } } } } }];
    if (db.albums.updateOne({ _id: current._id, tracks: current.tracks }, set).matchedCount === 1) break;
    current = db.albums.findOne({ _id: doc._id, ...noId });
  }
}
// === step: Move out what is too much ()
// The mark first, so that writers spill; then only what was marked is copied and cut, whatever passes the threshold meanwhile.
function sweepAlbums() {
  db.albums.updateMany({ "tracks.20": { $exists: true } }, { $set: { has_extras: true } });
  const marked = db.albums.find({ has_extras: true, "tracks.20": { $exists: true } }, { _id: 1 }).toArray().map(doc => doc._id);
  for (let from = 0; from < marked.length; from += 1000) {
    const ids = marked.slice(from, from + 1000);
    const rest = [
      { $match: { _id: { $in: ids }, "tracks.20": { $exists: true } } },
      { $project: { tracks: { $slice: ["$tracks", 20, { $size: "$tracks" }] } } },
      { $unwind: "$tracks" },
    ];
    db.albums.aggregate([
      ...rest,
      { $replaceRoot: { newRoot: { $mergeObjects: ["$tracks", { album_id: "$_id" }] } } },
      { $merge: { into: "album_extras", on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } },
    ], { allowDiskUse: true });
    const copies = db.albums.aggregate([
      ...rest,
      { $lookup: { from: "album_extras", localField: "tracks._id", foreignField: "_id", as: "copy" } },
      { $match: { $expr: { $in: ["$_id", "$copy.album_id"] } } },
      { $group: { _id: { document: "$_id", item: "$tracks._id" } } },
      { $count: "n" },
    ], { allowDiskUse: true }).toArray();
    const items = db.albums.aggregate([...rest, { $count: "n" }]).toArray();
    if ((copies[0]?.n ?? 0) < (items[0]?.n ?? 0)) throw new Error("items without a copy, or with the _id of another item: nothing more is cut");
    db.albums.updateMany({ _id: { $in: ids }, has_extras: true }, [{ $set: { tracks: { $slice: ["$tracks", 20] } } }]);
  }
}
sweepAlbums();
// === step: Compare ()
print("items", db.albums.aggregate([{ $group: { _id: null, n: { $sum: { $size: { $ifNull: ["$tracks", []] } } } } }]).toArray(), "and apart", db.album_extras.countDocuments({}));
const long = db.albums.countDocuments({ has_extras: true, "tracks.20": { $exists: true } });
print("marked documents that are still too long", long);
if (long > 0) throw new Error("run the step before once more");
// === undo: Put the items back into the arrays (Stop the writers first.)
db.album_extras.aggregate([
  { $sort: { _id: 1 } },
  { $group: { _id: "$album_id", items: { $push: "$$ROOT" } } },
  { $unset: "items.album_id" },
  { $merge: { into: "albums", on: "_id", whenNotMatched: "discard", whenMatched: [
    { $set: { tracks: { $concatArrays: [{ $ifNull: ["$tracks", []] }, { $filter: { input: "$$new.items", as: "one",
      cond: { $not: [{ $in: ["$$one._id", { $ifNull: ["$tracks._id", []] }] }] } } }] } } },
  ] } },
], { allowDiskUse: true });
const missing = db.album_extras.aggregate([
  { $group: { _id: "$album_id", ids: { $push: "$_id" } } },
  { $lookup: { from: "albums", localField: "_id", foreignField: "_id", as: "back" } },
  { $match: { $expr: { $not: [{ $setIsSubset: ["$ids", { $ifNull: [{ $arrayElemAt: ["$back.tracks._id", 0] }, []] }] }] } } },
  { $count: "n" },
], { allowDiskUse: true }).toArray();
print("documents whose items are not back (must be none)", missing);
if (missing.length > 0) throw new Error("look for the documents of these items before anything is removed");
db.albums.updateMany({ has_extras: { $exists: true } }, { $unset: { has_extras: "" } });
db.album_extras.drop();
