$series$.aggregate([
  { $merge: { into: $itemsName$, on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
], { allowDiskUse: true });
