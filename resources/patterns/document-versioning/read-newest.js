function $read$(id) {
  return $current$.findOne({ _id: id });
}
