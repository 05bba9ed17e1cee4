function $remove$(id, key) {
  return $docs$.updateOne({ _id: id }, { $pull: { $path$: { $key$: key } } });
}
