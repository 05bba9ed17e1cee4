$buckets$.aggregate([
  { $unwind: $arrayValue$ },
  { $replaceRoot: { newRoot: { $mergeObjects: [{ $keysFromBucket$ }, $arrayValue$] } } },
  { $merge: { into: $itemsName$, on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } },
], { allowDiskUse: true });
