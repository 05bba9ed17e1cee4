// Whoever is adding it at this moment takes back the copy that comes after this.
function $remove$($key$, id) {
  const removed = $all$.deleteOne({ _id: id, $parentId$: $key$ }).deletedCount === 1;
  // $uncount$
  // $pullCopy$
  return removed;
}
