// The document and all that is below it, in one query with two tight ranges of the index; the kind tells which is which.
function $read$(id) {
  const composed = String(id);
  return $docs$.find({ $field$: { $in: [composed, $below$(composed)] } }).toArray();
}
