// Numbers of groups whose items are all gone.
for (const one of $target$.aggregate([
  { $project: { kept: { $literal: 1 } } },
  { $unionWith: { coll: $sourceName$, pipeline: [$unwind$, { $group: { _id: $groupKey$ } }] } },
  { $group: { _id: "$_id", places: { $sum: 1 }, kept: { $max: "$kept" } } },
  { $match: { places: 1, kept: 1 } },
], { allowDiskUse: true })) $target$.deleteOne({ _id: one._id });
