const late = { $children$: { $not: { $type: "array" } } };
const list = chosen => $docs$.aggregate([
  { $match: { $parent$: { $ne: null }, ...chosen } },
  { $sort: { _id: 1 } },
  { $group: { _id: $parentValue$, ids: { $push: "$_id" } } },
  { $merge: { into: $docsName$, on: "_id", whenNotMatched: "discard", whenMatched: [
    { $set: { $children$: { $cond: [{ $isArray: $childrenValue$ },
      { $concatArrays: [$childrenValue$, { $filter: { input: "$$new.ids", as: "one", cond: { $not: [{ $in: ["$$one", $childrenValue$] }] } } }] }, $childrenValue$] } } },
  ] } },
], { allowDiskUse: true });
if (!$isPlaced$) {
  $docs$.updateMany(late, { $set: { $children$: [] } });
  list({});
}
// New code has moved documents since the first run: only those that have no place get one, from the top down.
for (let left = -1; $isPlaced$; ) {
  list(late);
  $docs$.updateMany({ $parent$: null, ...late }, { $set: { $children$: [] } });
  $docs$.aggregate([
    { $match: { $parent$: { $ne: null }, ...late } },
    { $lookup: { from: $docsName$, localField: "_id", foreignField: $childrenName$, as: "above" } },
    { $match: { above: { $ne: [] } } },
    { $project: { _id: 1 } },
    { $merge: { into: $docsName$, on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { $children$: { $cond: [{ $isArray: $childrenValue$ }, $childrenValue$, []] } } }] } },
  ]);
  const now = $docs$.countDocuments(late);
  if (now === 0 || now === left) break;
  left = now;
}
