$view$.aggregate([
  { $unwind: $listValue$ },
  { $replaceRoot: { newRoot: $listValue$ } },
  { $merge: { into: $sourceName$, on: "_id", whenMatched: [{ $replaceWith: "$$new" }], whenNotMatched: "insert" } },
]);
