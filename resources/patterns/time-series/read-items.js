// From the first moment up to, but not including, the second.
function $read$($source$, from, to) {
  return $series$.find({ $ofSource$, $time$: { $gte: from, $lt: to } }).sort({ $time$: 1 }).toArray();
}
