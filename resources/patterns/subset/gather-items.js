$parents$.aggregate([
  { $match: { $array$: null } },
  { $lookup: { from: $allName$, localField: "_id", foreignField: $parentIdName$, as: "few", pipeline: [$unpacked$, { $sort: $sort$ }, { $limit: $n$ }, $shown$] } },
  { $lookup: { from: $allName$, localField: "_id", foreignField: $parentIdName$, as: "all", pipeline: [$unpacked$, { $count: "n" }] } },
  { $project: { few: 1, count: { $ifNull: [{ $first: "$all.n" }, { $toInt: 0 }] } } },
  { $merge: { into: $parentsName$, on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { $countGathered$, $array$: { $ifNull: [$arrayName$, "$$new.few"] } } }] } },
]);
