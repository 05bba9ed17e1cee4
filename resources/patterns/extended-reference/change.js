// changes holds new values by field, for example { $example$: "…" }. The copies are taken from the original until it stays
// the same meanwhile: of two changes at one moment the copies keep the one that the original keeps.
function $change$($originalId$, changes) {
  $originals$.updateOne({ _id: $originalId$ }, { $set: changes });
  if (!Object.keys(changes).some(name => [$fieldNames$].includes(name.split(".")[0]))) return;
  const read = () => EJSON.stringify($originals$.findOne({ _id: $originalId$ }, { $followed$ }));
  let copied;
  for (let found = read(); found !== copied; found = read()) {
    copied = found;
    $refresh$({ _id: $originalId$ });
  }
}
