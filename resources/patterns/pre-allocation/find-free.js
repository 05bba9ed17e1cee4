function $findFree$(id) {
  const doc = $docs$.findOne({ _id: id }, { $path$: 1 });
  return $freeList$;
}
