function $count$(id) {
  $collection$.updateOne({ $idKey$: id }, { $inc: { $path$: $one$ } });
}
