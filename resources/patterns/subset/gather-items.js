$parents$.aggregate([
  { $match: { $array$: null } },
  // $withFirst$
  { $merge: { into: $parentsName$, on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { $countGathered$, $array$: { $ifNull: [$arrayName$, "$$new.few"] } } }] } },
]);
