// Numbers that are older than $seconds$ s are calculated by the reader who finds them.
function $read$($key$) {
  const found = $target$.findOne({ _id: $key$ });
  const oldest = new Date(Date.now() - $seconds$ * 1000);
  // $missing$
  if ($foundStamp$ > oldest) return found;
  $count$($filterOfKey$);
  return $target$.findOne({ _id: $key$ });
}
