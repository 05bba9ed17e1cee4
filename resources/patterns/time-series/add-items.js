function $add$($source$, item) {
  return $series$.insertOne({ $fixed$, ...item, $sourceField$ });
}
// Many at once and in the order of their dates is what the server stores best.
function $addAll$($source$, items) {
  return $series$.insertMany(items.map(item => ({ $fixed$, ...item, $sourceField$ })), { ordered: false });
}
