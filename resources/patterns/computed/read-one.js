function $read$($key$) {
  return $target$.findOne({ _id: $key$ });
}
