function $childrenOf$(id) {
  return $docs$.find({ $parent$: id }).toArray();
}
