function $read$(id) {
  return $upgrade$($collection$.findOne({ _id: id }));
}
