$series$.aggregate([
  { $merge: { into: $itemsName$, on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } },
], { allowDiskUse: true });
