function $add$(doc) {
  const { $idOf$ } = doc, rest = { ...doc };
  delete rest._id;
// $noSeparator$
  return $storeOnce$($kind$, _id, { ...rest, $field$: $toItself$ });
}
