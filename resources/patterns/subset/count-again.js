// What old writers have added to the list since an earlier run counts as well.
$parents$.aggregate([
  { $match: { $array$: { $type: "array" } } },
  { $lookup: { from: $allName$, localField: "_id", foreignField: $parentIdName$, as: "all", pipeline: [{ $project: { _id: 1 } }] } },
  { $project: { count: { $size: { $setUnion: [$fewIds$, "$all._id"] } } } },
  { $merge: { into: $parentsName$, on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { $countGathered$ } }] } },
]);
