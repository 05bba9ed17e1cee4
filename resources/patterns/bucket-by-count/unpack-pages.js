$pages$.aggregate([
  { $unwind: $arrayValue$ },
  { $replaceRoot: { newRoot: { $mergeObjects: [{ $key$: $keyValue$ }, $arrayValue$] } } },
  { $merge: { into: $itemsName$, on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } },
], { allowDiskUse: true });
