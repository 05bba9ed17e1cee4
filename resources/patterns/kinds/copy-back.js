$target$.aggregate([
  { $match: { $type$: $value$ } },
  // $back$
  { $unset: $typeName$ },
  { $merge: { into: $sourceName$, on: "_id", whenMatched: "replace", whenNotMatched: "insert" } },
]);
