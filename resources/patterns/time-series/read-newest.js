function $newest$($source$) {
  return $series$.find({ $ofSource$ }).sort({ $time$: -1 }).limit(1).toArray()[0];
}
