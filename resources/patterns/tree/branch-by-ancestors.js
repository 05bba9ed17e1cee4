function $branchOf$(id) {
  return $docs$.find({ $ancestors$: id }).toArray();
}
