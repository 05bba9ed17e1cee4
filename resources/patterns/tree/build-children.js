$docs$.updateMany({ $children$: { $not: { $type: "array" } } }, { $set: { $children$: [] } });
$docs$.aggregate([
  { $match: { $parent$: { $ne: null } } },
  { $sort: { _id: 1 } },
  { $group: { _id: $parentValue$, ids: { $push: "$_id" } } },
  { $merge: { into: $docsName$, on: "_id", whenNotMatched: "discard", whenMatched: [
    { $set: { $children$: { $concatArrays: [$childrenValue$, { $filter: { input: "$$new.ids", as: "one", cond: { $not: [{ $in: ["$$one", $childrenValue$] }] } } }] } } },
  ] } },
], { allowDiskUse: true });
