// Whoever is first gets the place; the others get false.
function $take$(id, $position$, value) {
  const place = $pathText$ + $positionText$;
  return $docs$.updateOne({ _id: id, [place]: $empty$ }, { $set: { [place]: value } }).matchedCount === 1;
}
