$parents$.aggregate([
  { $unwind: $arrayName$ },
  { $match: { $itemIdName$: { $ne: null } } },
  { $replaceRoot: { newRoot: { $mergeObjects: [{ _id: $itemIdValue$ }, $arrayName$, { $parentId$: "$_id" }] } } },
  { $merge: { into: $allName$, on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
], { allowDiskUse: true });
