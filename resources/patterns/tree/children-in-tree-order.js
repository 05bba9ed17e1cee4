function $childrenOf$(id) {
  return $docs$.find({ $parent$: id }).sort({ $left$: 1 }).toArray();
}
