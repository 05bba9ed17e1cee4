// In the order of the tree.
function $branchOf$(id) {
  const node = $docs$.findOne({ _id: id }, { $left$: 1, $right$: 1 });
  return node ? $docs$.find({ $left$: { $gt: $nodeLeft$, $lt: $nodeRight$ } }).sort({ $left$: 1 }).toArray() : [];
}
