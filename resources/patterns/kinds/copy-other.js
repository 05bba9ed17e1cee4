$source$.aggregate([
  { $set: { $type$: { $literal: $value$ } } },
  // $stages$
  { $merge: { into: $targetName$, on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } },
]);
