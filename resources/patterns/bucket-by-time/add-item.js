// A full bucket makes the upsert collide; then the next number is tried. A bucket that somebody opened at the same moment
// collides once as well and is tried again. Large items fill a bucket before it has as many as it may hold.
function $add$($arguments$, item, $fixedArgument$) {
  // $identify$
  const $granule$ = $startOf$($itemTime$);
  const last = $buckets$.find({ $low$, $high$ }).sort({ $sortById$ }).limit(1).toArray()[0];
  let seq = last ? last.$seqOf$ : 0;
  let tried = -1;
  for (;;) {
    try {
      const result = $buckets$.updateOne(
        { $bucketFilter$, count: { $lt: $most$ } },
        { $push: { $array$: item }, $inc: { count: 1, $sums$ }, $min: { start_date: $itemTime$, $minima$ }, $max: { end_date: $itemTime$, $maxima$ }, $onInsert$ },
        { upsert: true });
      return result;
    } catch (error) {
      const isTooLarge = [10334, 17419, 17420].includes(error.code) && $buckets$.findOne({ $bucketFilter$ }, { _id: 1 });
      if (error.code !== 11000 && !isTooLarge) throw error;
      if (isTooLarge || tried === seq) seq += 1;
      else tried = seq;
    }
  }
}
