// The buckets from one moment to another, each with those in it that lie between; the items at both ends may lie outside.
function $read$($arguments$, from, to) {
  return $buckets$.aggregate([
    { $match: { $lowFrom$, $highTo$ } },
    { $sort: { $sortUp$ } },
    { $set: { $list$: { $filter: { input: $listValue$, cond: { $and: [{ $gte: [$innerValue$, $startOfInner$(from)] }, { $lte: [$innerValue$, to] }] } } } } },
    { $match: { $list$: { $ne: [] } } },
  ]).toArray();
}
