// What is unpacked waits in a collection of its own until all of it is back: a run that was broken off goes on.
// $oneRun$
// $differing$
const exists = name => db.getCollectionInfos({ name: name }).length > 0;
const unpacked = db.getCollection($unpackedName$);
const taken = db.getCollection($takenName$);
if (!exists($unpackedName$)) {
  // $refuse$
  // Items that were put into the buckets may still be in the old collection: what the buckets say of them counts, if nobody has written
  // there since both were compared.
  const state = stateOfItems();
  const isCompared = state === "" || (state !== null && taken.findOne({ _id: { stateOf: $itemsName$ } })?.state === state);
  const wasTaken = [{ $lookup: { from: $takenName$, localField: "id", foreignField: "_id", as: "taken" } }, { $match: { taken: { $ne: [] } } }];
  const different = isCompared ? [] : differingItems({ $gt: 0 }, wasTaken);
  if (different.length > 0) throw new Error("these items of " + $itemsName$ + " differ from those in " + $bucketsName$ + ", or are not there any more, and nobody can say which ones are newer: make them the same, or delete them where they are no longer needed. While new code has stored nothing in " + $bucketsName$ + ", nothing has to be put back: drop it and " + $takenName$ + " instead: " + EJSON.stringify(different.map(one => one.id)));
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
// Of what had been put into the buckets, the rest is what new code has deleted, or what has come back with another _id.
let gone = [];
const goes = () => {
  $items$.deleteMany({ _id: { $in: gone } });
  gone = [];
};
for (const one of taken.aggregate([
  { $lookup: { from: $unpackedName$, localField: "_id", foreignField: "_id", as: "back" } },
  { $match: { back: [] } },
  { $project: { _id: 1 } },
])) {
  gone.push(one._id);
  if (gone.length === 1000) goes();
}
goes();
goOn();
$buckets$.drop();
taken.drop();
unpacked.drop();
running.drop();
