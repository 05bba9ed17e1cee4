function $read$($key$) {
  return $parents$.findOne({ _id: $key$ });
}
