// The copy stays as it is now, whatever becomes of the original.
function $storeWith$($keeperId$, $originalId$) {
  $holders$.updateOne({ _id: $keeperId$ }, { $set: { $object$: $copy$($originalId$) } });
}
