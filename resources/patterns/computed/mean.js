// A mean needs no item: the sum by the number of items.
function $meanName$($key$) {
  const [found] = $target$.aggregate([
    { $match: { _id: $key$ } },
    { $project: { mean: { $cond: [{ $gt: [$countValue$, 0] }, { $divide: [$sumValue$, $countValue$] }, null] } } },
  ]).toArray();
  return found ? found.mean : null;
}
