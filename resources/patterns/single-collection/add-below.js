// null when what it belongs to is not there, or goes in the same moment.
function $add$(doc, $aboveId$) {
  const { $idOf$ } = doc;
  const above = () => $docs$.findOne({ _id: $aboveId$, $docType$: $aboveKind$ }, { _id: 1 });
  if ($isMissing$) return null;
  $storeOnce$($kind$, { ...doc, _id, $field$: $toAbove$ });
  if ($isThere$) return _id;
  $docs$.deleteOne({ _id, $docType$: $kind$ });
  return null;
}
