// An item is taken out of its array and of $all$.
// Those who are moving it at this moment are told, and take away what they copy after that; what they copied before goes here.
function $remove$($key$, id) {
  // $wait$
  const was = $parents$.findOneAndUpdate({ _id: $key$, $itemId$: id }, { $pull: { $array$: { _id: id } } }, { projection: { $countKey$: 1 } });
  // $here$
  const takeApart = () => $takeApart$;
  const apart = takeApart();
  db.getCollection($notedName$).updateMany({ $ofKey$ }, { $addToSet: { removed: id } });
  takeApart();
  // $uncount$
  return $removed$;
}
