// $formerIndexes$
$details$.aggregate([{ $merge: { into: $hotName$, on: "_id", whenNotMatched: "discard", whenMatched: [
  { $replaceWith: { $mergeObjects: ["$$ROOT", "$$new", "$$ROOT"] } },
] } }]);
