// A sort by the array itself would take the smallest or largest value of all names.
function $sortedBy$(key, $unitToo$, direction, limit) {
  return $docs$.aggregate([
    { $match: { $keyPath$: key } },
    { $set: { sort_value: { $first: { $filter: { input: $pathValue$, as: "one", cond: $wanted$ } } } } },
    { $sort: { $sortValue$: direction } },
    { $limit: limit },
    { $unset: "sort_value" },
  ]).toArray();
}
