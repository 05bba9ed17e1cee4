function $read$($key$) {
  return $hot$.findOne({ _id: $key$ });
}
