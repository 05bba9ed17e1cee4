// An average needs no item: the sum of the sums by the sum of the counts, here of every $inner$ from one moment to another.
function $averageName$($arguments$, from, to) {
  const [total] = $buckets$.aggregate([
    { $match: { $lowFrom$, $highTo$ } },
    { $unwind: $listValue$ },
    { $match: { $innerPath$: { $gte: $startOfInner$(from), $lte: to } } },
    { $group: { _id: null, sum: { $sum: $sumValue$ }, count: { $sum: $countValue$ } } },
  ]).toArray();
  return total && total.count > 0 ? total.sum / total.count : null;
}
