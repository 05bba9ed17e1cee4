// Page 1 is the oldest; sort by -1 for the newest first.
function $readPage$($groupKey$, page) {
  const ids = { $gte: `${$groupKey$}` + $separator$, $lt: `${$groupKey$}` + $after$ };
  return $pages$.find({ _id: ids, $key$: $groupKey$ }).sort({ _id: 1 }).skip(page - 1).limit(1).toArray()[0];
}
