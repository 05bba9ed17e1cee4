// null when what it belongs to is not there, or goes in the same moment.
function $add$(doc, $aboveId$) {
  const { $idOf$ } = doc;
// $noSeparator$
  const above = () => $docs$.findOne({ _id: $aboveId$, $docType$: $aboveKind$ }, { $field$: 1 });
  const found = above();
  if (!found) return null;
  $storeOnce$($kind$, { ...doc, _id, $field$: $foundField$ + $separator$ + _id });
  if (above()) return _id;
  $docs$.deleteOne({ _id, $docType$: $kind$ });
  return null;
}
