// The document and all that belongs to it, in one query; the kind tells which is which.
function $read$(id) {
  return $docs$.find({ $path$: id }).toArray();
}
