function $remove$(id, key, $unitToo$) {
  return $docs$.updateOne({ _id: id }, { $pull: { $path$: $pulled$ } });
}
