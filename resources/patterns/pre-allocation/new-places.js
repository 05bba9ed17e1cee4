// A document with all its places, empty.
function $prepare$(document) {
  const empty = $emptyArray$;
  const { $idOf$ } = document, rest = { ...document };
  delete rest._id;
  $docs$.updateOne({ _id }, { $setOnInsert: { ...rest, $fixed$, $pathSet$ } }, { upsert: true });
  return _id;
}
