function $childrenOf$(id) {
  const above = $docs$.findOne({ _id: id, $docType$: $aboveKind$ }, { $field$: 1 });
  return above ? $docs$.find({ $field$: $below$($aboveField$), $docType$: $kind$ }).toArray() : [];
}
