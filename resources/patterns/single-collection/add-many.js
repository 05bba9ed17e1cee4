// null when one of those it belongs to is not there, or goes in the same moment.
function $add$(doc, $aboveId$s) {
  const { $idOf$ } = doc, rest = { ...doc };
  delete rest._id;
  const above = () => $docs$.countDocuments({ _id: { $in: $aboveId$s }, $docType$: $aboveKind$ });
  if (above() !== $aboveId$s.length) return null;
  $storeOnce$($kind$, _id, { ...rest, $field$: $toAll$ });
  if (above() === $aboveId$s.length) return _id;
  $docs$.deleteOne({ _id, $docType$: $kind$ });
  return null;
}
