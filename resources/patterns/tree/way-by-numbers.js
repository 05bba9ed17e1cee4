// From the root down to the parent.
function $ancestorsOf$(id) {
  const node = $docs$.findOne({ _id: id }, { $left$: 1, $right$: 1 });
  return node ? $docs$.find({ $left$: { $lt: $nodeLeft$ }, $right$: { $gt: $nodeRight$ } }).sort({ $left$: 1 }).toArray() : [];
}
