function $count$(id) {
  // $startAtNull$
  $collection$.updateOne({ $idKey$: id }, { $inc: { $path$: $one$ } });
}
