// The object to store beside a reference, or in place of it.
function $copy$($originalId$) {
  const found = $originals$.findOne({ _id: $originalId$ }, { $projection$ });
  if (!found) throw new Error("no such document");
  return $copied$;
}
