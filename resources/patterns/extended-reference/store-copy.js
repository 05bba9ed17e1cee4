// store gets the copy and stores the document that holds it. Whoever changes the original at that moment does not find that document
// yet: its copy is taken from the original until that stays the same meanwhile.
function $storeWith$($originalId$, store) {
  const read = () => $originals$.findOne({ _id: $originalId$ }, { $projection$ });
  const found = read();
  if (!found) throw new Error("no such document");
  store($copied$);
  let copied = EJSON.stringify(found);
  for (let now = EJSON.stringify(read()); now !== copied; now = EJSON.stringify(read())) {
    copied = now;
    $refresh$({ _id: $originalId$ });
  }
}
