// One that was deleted may come again under its _id: its numbers go on behind the states that are kept.
function $insert$(item) {
  const [last] = item._id === undefined ? [] : $history$.find({ $docIdKey$: item._id }, { $revisionKey$: 1 }).sort({ $revisionKey$: -1 }).limit(1).toArray();
  return $current$.insertOne({ ...item, $kind$, $revisionKey$: Number($lastNumber$ ?? 0) + 1 });
}
