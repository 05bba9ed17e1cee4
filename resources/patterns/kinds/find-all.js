// All kinds together, by one query.
function $find$(filter = {}, sort = {}) {
  return $all$.find(filter).sort(sort).toArray();
}
