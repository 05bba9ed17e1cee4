function $aboveOf$(id) {
  const doc = $docs$.findOne({ _id: id, $docType$: $kind$ }, { $field$: 1 });
  return doc ? $docs$.find({ _id: { $in: $docLinks$ }, $docType$: $aboveKind$ }).toArray() : [];
}
