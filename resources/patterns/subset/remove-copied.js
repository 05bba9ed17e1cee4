// Whoever is adding it at this moment takes back the copy that comes after this.
function $remove$($key$, id) {
  const removed = $all$.deleteOne({ _id: id, $parentId$: $key$ }).deletedCount === 1;
  $parents$.updateOne({ _id: $key$, $counted$ }, { $pull: { $array$: { _id: id } }, $uncountRemoved$ });
  return removed;
}
