// item holds all but the copy, which stays as it is now, whatever becomes of the original.
function $storeWith$($keeperId$, $originalId$, item) {
  $holders$.updateOne({ _id: $keeperId$ }, { $push: { $listKey$: { ...item, $inItem$: $copy$($originalId$) } } });
}
