// The whole list counts: what changed in it since an earlier run changes the copies.
$parents$.aggregate([
  // $withFirst$
  { $merge: { into: $parentsName$, on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { $countGathered$, $array$: "$$new.few" } }] } },
]);
