// changes holds new values by field; those that group the items stay as they are.
function $changeName$(id, changes) {
  const paths = Object.keys(changes).filter(name => name.includes("."));
  if (paths.length > 0) throw new Error("nothing is changed: the numbers follow from whole fields, so changes cannot hold paths: " + paths.join(", "));
  const item = $source$.findOneAndUpdate({ _id: id }, { $set: changes });
  if (!item) return false;
  const after = { ...item, ...changes };
  $correctName$($keyOfItem$, { $difference$ });
  // $refreshExtremes$
  return true;
}
