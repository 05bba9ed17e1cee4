// Only who has the place can give it back.
function $free$(id, $position$, value) {
  const place = $pathText$ + $positionText$;
  return $docs$.updateOne({ _id: id, [place]: value }, { $set: { [place]: $empty$ } }).matchedCount === 1;
}
