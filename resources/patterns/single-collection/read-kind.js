function $childrenOf$(id) {
  return $docs$.find({ $path$: id, $docType$: $kind$ }).toArray();
}
