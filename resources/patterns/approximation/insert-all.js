function $store$(source, item) {
  // $identify$
  $collection$.insertOne(item);
  return true;
}
