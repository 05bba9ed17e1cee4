// A document that is still there is the one that was copied, or a newer one: nothing in a time series changes.
$series$.aggregate([
  { $merge: { into: $itemsName$, on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } },
], { allowDiskUse: true });
