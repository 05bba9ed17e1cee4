$all$.aggregate([
  { $sort: $sortBack$ },
  { $group: { _id: $parentIdValue$, items: { $push: "$$ROOT" } } },
  { $unset: $groupedParentId$ },
  { $merge: { into: $parentsName$, on: "_id", whenNotMatched: "discard", whenMatched: [
    { $set: { $array$: { $cond: [$isBack$, $arrayName$, { $concatArrays: [$together$] }] } } },
    // $unsetCountHere$
  ] } },
], { allowDiskUse: true });
// $unsetCount$
print("items whose document is gone, which stay in the second collection", $all$.aggregate([
  { $group: { _id: $parentIdValue$, n: { $sum: 1 } } },
  { $lookup: { from: $parentsName$, localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: "parent" } },
  { $match: { parent: [] } },
  { $group: { _id: null, n: { $sum: "$n" } } },
], { allowDiskUse: true }).toArray()[0]?.n ?? 0);
