// The buckets from one moment to another; the items at both ends may lie outside.
function $read$($arguments$, from, to) {
  return $buckets$.find({ $lowFrom$, $highTo$ }).sort({ $sortUp$ }).toArray();
}
