// Stores a document once, however often it is sent. An _id that a document of another kind has is refused.
function $storeOnce$(kind, doc) {
  // $storeDoc$
  return doc._id;
}
