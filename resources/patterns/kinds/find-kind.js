// The kind is named, so that the indexes of this kind serve the query.
function $find$(filter = {}, sort = {}) {
  return $all$.find({ $and: [{ $type$: $value$ }, filter] }).sort(sort).toArray();
}
