// All that the systems know of one, by its key: their documents, one value of each field, that of the first system that has one,
// and where the systems say different things.
function $read$(key) {
  const doc = $view$.findOne({ _id: $keyOf$($firstName$, { $keyInItem$ }) });
  return doc && $together$(doc);
}
