// An average needs no item: the sum of the sums by the sum of the counts.
function $averageName$($arguments$, from, to) {
  const [total] = $buckets$.aggregate([
    { $match: { $lowFrom$, $highTo$ } },
    { $group: { _id: null, sum: { $sum: $sumValue$ }, count: { $sum: "$count" } } },
  ]).toArray();
  return total ? total.sum / total.count : null;
}
