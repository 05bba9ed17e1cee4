// The item goes into the $inner$ that is there; else the $inner$ begins, and perhaps its $granule$. Where somebody is faster the
// upsert collides, and it is tried again; where the $inner$ is full, or the document by large items, in the next document of the
// $granule$.
function $add$($arguments$, item, $fixedArgument$) {
  // $identify$
  const $granule$ = $startOf$($itemTime$);
  const $inner$ = $startOfInner$($itemTime$);
  const isFull = { $elemMatch: { $inner$: $inner$, count: { $gte: $most$ } } };
  const open = $buckets$.find({ $low$, $high$, $list$: { $not: isFull } }).sort({ $sortUp$ }).limit(1).toArray()[0];
  let seq = open ? open.$seqOf$ : $buckets$.countDocuments({ $low$, $high$ });
  for (;;) {
    try {
      const added = $buckets$.updateOne(
        { $bucketFilter$, $list$: { $elemMatch: { $inner$: $inner$, count: { $lt: $most$ } } } },
        { $push: { $innerItems$: item }, $inc: { count: 1, $sums$, $innerCount$: 1, $innerSums$ }, $min: { start_date: $itemTime$, $minima$, $innerMinima$ }, $max: { end_date: $itemTime$, $maxima$, $innerMaxima$ } });
      if (added.matchedCount === 1) {
        return added;
      }
      const begun = $buckets$.updateOne(
        { $bucketFilter$, $innerPath$: { $ne: $inner$ } },
        { $push: { $list$: { $inner$: $inner$, count: 1, $firstMeasures$, $array$: [item] } }, $inc: { count: 1, $sums$ }, $min: { start_date: $itemTime$, $minima$ }, $max: { end_date: $itemTime$, $maxima$ }, $onInsert$ },
        { upsert: true });
      return begun;
    } catch (error) {
      const isTooLarge = [10334, 17419, 17420].includes(error.code) && $buckets$.findOne({ $bucketFilter$ }, { _id: 1 });
      if (error.code !== 11000 && !isTooLarge) throw error;
      if (isTooLarge || $buckets$.findOne({ $bucketFilter$, $list$: isFull }, { _id: 1 })) seq += 1;
    }
  }
}
