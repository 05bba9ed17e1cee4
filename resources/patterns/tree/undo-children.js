const above = [
  { $match: { $children$: { $type: "array" } } },
  { $unwind: $childrenValue$ },
  { $match: { $children$: { $ne: null } } },
  { $project: { _id: $childrenValue$, above: "$_id" } },
];
$docs$.aggregate([...above, { $merge: { into: $docsName$, on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { $parent$: "$$new.above" } }] } }]);
$docs$.aggregate([
  { $match: { $children$: { $type: "array" }, $parent$: { $ne: null } } },
  { $lookup: { from: $docsName$, localField: "_id", foreignField: $childrenName$, as: "above" } },
  { $match: { above: [] } },
  { $project: { _id: 1 } },
  { $merge: { into: $docsName$, on: "_id", whenNotMatched: "discard", whenMatched: [{ $unset: $parentName$ }] } },
]);
for (const index of $docs$.getIndexes()) if (Object.keys(index.key).join() === $childrenName$) $docs$.dropIndex(index.name);
$docs$.createIndex({ $parent$: 1 });
$docs$.updateMany({ $children$: { $exists: true } }, { $unset: { $children$: "" } });
