function $childrenOf$(id) {
  const node = $docs$.findOne({ _id: id }, { $path$: 1 });
  return node ? $docs$.find({ $path$: $pathBelow$(node) }).toArray() : [];
}
