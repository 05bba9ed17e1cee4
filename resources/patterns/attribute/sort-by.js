// A sort by the array itself would take the smallest or largest value of all names.
function $sortedBy$(key, direction, limit) {
  return $docs$.aggregate([
    { $match: { $keyPath$: key } },
    { $set: { sort_value: { $first: { $filter: { input: $pathValue$, as: "one", cond: { $eq: [$oneKey$, { $literal: key }] } } } } } },
    { $sort: { $sortValue$: direction } },
    { $limit: limit },
    { $unset: "sort_value" },
  ]).toArray();
}
