// In the order of the array.
function $childrenOf$(id) {
  const node = $docs$.findOne({ _id: id }, { $children$: 1 });
  const found = new Map();
  for (const child of $docs$.find({ _id: { $in: node ? $nodeChildren$ : [] } })) found.set(EJSON.stringify(child._id), child);
  return node ? $nodeChildren$.map(one => found.get(EJSON.stringify(one))).filter(Boolean) : [];
}
