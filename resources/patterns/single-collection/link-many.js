// Both may be run again, and by many at once: an array holds each link once.
function $link$(id, $aboveId$) {
  if (!$docs$.findOne({ _id: $aboveId$, $docType$: $aboveKind$ }, { _id: 1 })) return false;
  const result = $docs$.updateOne({ _id: id, $docType$: $kind$ }, { $addToSet: { $field$: $oneLink$ } });
  return result.matchedCount === 1;
}
function $unlink$(id, $aboveId$) {
  const result = $docs$.updateOne({ _id: id, $docType$: $kind$, $notLast$ }, { $pull: { $field$: $pulled$ } });
  return result.matchedCount === 1;
}
