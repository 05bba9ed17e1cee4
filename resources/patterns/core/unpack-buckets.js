// What is unpacked waits in a collection of its own until all of it is back: a run that was broken off goes on.
// $oneRun$
const exists = name => db.getCollectionInfos({ name: name }).length > 0;
const unpacked = db.getCollection($unpackedName$);
if (!exists($unpackedName$)) {
  // $refuse$
  goOn();
  $buckets$.aggregate([
    // $unwindItems$
    { $replaceRoot: { newRoot: { $mergeObjects: [{ $keysFromBucket$ }, $unwoundItem$] } } },
    { $out: $unpackedName$ },
  ], { allowDiskUse: true });
}
goOn();
unpacked.aggregate([{ $merge: { into: $itemsName$, on: "_id", whenMatched: [{ $replaceWith: "$$new" }], whenNotMatched: "insert" } }]);
const missing = unpacked.aggregate([
  { $project: { item: "$$ROOT" } },
  { $lookup: { from: $itemsName$, localField: "_id", foreignField: "_id", as: "back" } },
  { $match: { $expr: { $ne: ["$item", { $arrayElemAt: ["$back", 0] }] } } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
print("items that are not back (must be none)", missing);
if (missing > 0) throw new Error("nothing is removed: run this step once more");
goOn();
$buckets$.drop();
db.getCollection($takenName$).drop();
unpacked.drop();
running.drop();
