function $add$(doc) {
  const { $idOf$, ...rest } = doc;
// $noSeparator$
  return $storeOnce$($kind$, _id, { ...rest, $field$: $toItself$ });
}
