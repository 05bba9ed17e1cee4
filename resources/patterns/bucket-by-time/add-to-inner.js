// The item goes into the $inner$ that is there; else the $inner$ begins, and perhaps its $granule$. Where somebody is faster the
// upsert collides, and it is tried again; where the $inner$ is full, in the next document of the $granule$.
function $add$($arguments$, item, $fixedArgument$) {
  // $identify$
  const $granule$ = $startOf$($itemTime$);
  const $inner$ = $startOfInner$($itemTime$);
  const isFull = { $elemMatch: { $inner$: $inner$, count: { $gte: $most$ } } };
  const open = $buckets$.find({ $low$, $high$, $list$: { $not: isFull } }).sort({ $sortUp$ }).limit(1).toArray()[0];
  let seq = open ? open.$seqOf$ : $buckets$.countDocuments({ $low$, $high$ });
  for (;;) {
    const added = $buckets$.updateOne(
      { $bucketFilter$, $list$: { $elemMatch: { $inner$: $inner$, count: { $lt: $most$ } } } },
      { $push: { $innerItems$: item }, $inc: { count: 1, $sums$, $innerCount$: 1, $innerSums$ }, $min: { start_date: $itemTime$, $minima$, $innerMinima$ }, $max: { end_date: $itemTime$, $maxima$, $innerMaxima$ } });
    if (added.matchedCount === 1) return added;
    try {
      const begun = $buckets$.updateOne(
        { $bucketFilter$, $innerPath$: { $ne: $inner$ } },
        { $push: { $list$: { $inner$: $inner$, count: 1, $firstMeasures$, $array$: [item] } }, $inc: { count: 1, $sums$ }, $min: { start_date: $itemTime$, $minima$ }, $max: { end_date: $itemTime$, $maxima$ }, $onInsert$ },
        { upsert: true });
      return begun;
    } catch (error) {
      if (error.code !== 11000) throw error;
      if ($buckets$.findOne({ $bucketFilter$, $list$: isFull }, { _id: 1 })) seq += 1;
    }
  }
}
