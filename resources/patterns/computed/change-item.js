// changes holds new values by field; those that group the items stay as they are.
function $changeName$(id, changes) {
  const item = $source$.findOneAndUpdate({ _id: id }, { $set: changes });
  if (!item) return false;
  const after = { ...item, ...changes };
  $correctName$($keyOfItem$, { $difference$ });
  // $refreshExtremes$
  return true;
}
