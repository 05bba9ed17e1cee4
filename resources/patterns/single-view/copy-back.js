$view$.aggregate([
  { $unwind: $listValue$ },
  { $replaceRoot: { newRoot: $listValue$ } },
  { $merge: { into: $sourceName$, on: "_id", whenMatched: "replace", whenNotMatched: "insert" } },
]);
