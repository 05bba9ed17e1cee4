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
  { $lookup: { from: $parentsName$, localField: $parentIdName$, foreignField: "_id", as: "parent" } },
  { $match: { parent: [] } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0);
// Then, once the counts agree: $all$.drop()
