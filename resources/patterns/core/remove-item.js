// An item is taken out of its array and of $all$.
// Those who are moving it at this moment are told, and take away what they copy after that; what they copied before goes here.
// Of several who remove it at once one gets true: whoever takes what is in $all$, or what is in the array where nothing was there.
function $remove$($key$, id) {
  // $wait$
  const isApart = $isApart$;
  const was = $parents$.findOneAndUpdate({ _id: $key$, $itemId$: id }, { $pull: { $array$: { _id: id } } }, { projection: { $countKey$: 1 } });
  const takeApart = () => $takeApart$;
  const apart = takeApart();
  db.getCollection($notedName$).updateMany({ $ofKey$ }, { $addToSet: { removed: id } });
  takeApart();
  const removed = apart > 0 || (was !== null && !isApart);
  // $uncount$
  return removed;
}
