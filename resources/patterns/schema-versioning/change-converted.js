// change is an update such as { $set: { … } }, in the names of the newest shape. False: no document of this id has that shape, and
// nothing is changed.
function $change$(id, change) {
  $convert$({ _id: id });
  return $collection$.updateOne({ _id: id, $fieldKey$: $version$ }, change).matchedCount === 1;
}
