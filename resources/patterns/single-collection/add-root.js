function $add$(doc) {
  const { $idOf$ } = doc;
// $noSeparator$
  return $storeOnce$($kind$, { ...doc, _id, $field$: $toItself$ });
}
