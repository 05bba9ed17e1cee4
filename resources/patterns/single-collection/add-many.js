// null when one of those it belongs to is not there, or goes in the same moment.
function $add$(doc, $aboveId$s) {
  const { $idOf$ } = doc;
  const above = () => $docs$.countDocuments({ _id: { $in: $aboveId$s }, $docType$: $aboveKind$ });
  if (above() !== $aboveId$s.length) return null;
  $storeOnce$($kind$, { ...doc, _id, $field$: $toAll$ });
  if (above() === $aboveId$s.length) return _id;
  $docs$.deleteOne({ _id, $docType$: $kind$ });
  return null;
}
