// A document with all its places, empty.
function $prepare$(document) {
  const empty = $emptyArray$;
  const { $idOf$ } = document;
  // $storeOnce$
  return _id;
}
