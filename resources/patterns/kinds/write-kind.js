// fields: what such a document has besides its kind.
function $add$(fields) {
  return $all$.insertOne({ ...fields, $numbers$, $type$: $value$ }).insertedId;
}
// change: as for updateOne, for example { $set: { … } }. False when there is no such document of this kind.
function $change$(id, change) {
  const result = $all$.updateOne({ _id: id, $type$: $value$ }, change);
  return result.matchedCount === 1;
}
function $remove$(id) {
  const result = $all$.deleteOne({ _id: id, $type$: $value$ });
  return result.deletedCount === 1;
}
