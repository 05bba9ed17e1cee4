// The state that was the newest one at that moment: the first that was replaced later, or the one of today.
function $readOn$(id, date) {
  const [replaced] = $history$.find({ $docIdKey$: id, $stampKey$: { $gt: date } }).sort({ $revisionKey$: 1 }).limit(1).toArray();
  return replaced ?? $current$.findOne({ _id: id });
}
