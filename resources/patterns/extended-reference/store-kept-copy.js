// store gets the copy and stores the document that holds it. The copy stays as it is now, whatever becomes of the original.
function $storeWith$($originalId$, store) {
  store($copy$($originalId$));
}
