// Stores a document once, however often it is sent. An _id that a document of another kind has is refused.
function $storeOnce$(kind, _id, fields) {
  const filter = { _id, $docType$: kind };
  try {
    $docs$.updateOne(filter, { $setOnInsert: $stored$ }, { upsert: true });
  } catch (error) {
    if (error.code !== 11000 || !$docs$.findOne(filter, { _id: 1 })) throw error;
  }
  return _id;
}
