// null when what it belongs to is not there, or goes in the same moment.
function $add$(doc, $aboveId$) {
  const { $idOf$ } = doc, rest = { ...doc };
  delete rest._id;
// $noSeparator$
  const above = () => $docs$.findOne({ _id: $aboveId$, $docType$: $aboveKind$ }, { $field$: 1 });
  const found = above();
  if (!found) return null;
  $storeOnce$($kind$, _id, { ...rest, $field$: $foundField$ + $separator$ + _id });
  if (above()) return _id;
  $docs$.deleteOne({ _id, $docType$: $kind$ });
  return null;
}
