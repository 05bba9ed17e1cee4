// An item is taken out of its array and of $all$.
// Those who are moving it at this moment are told, and take away what they copy after that; what they copied before goes here.
function $remove$($key$, id) {
  const here = $parents$.updateOne({ _id: $key$, $itemId$: id }, { $pull: { $array$: { _id: id } } }).modifiedCount;
  const takeApart = () => $takeApart$;
  const apart = takeApart();
  db.getCollection($notedName$).updateMany({ $ofKey$ }, { $addToSet: { removed: id } });
  takeApart();
  // $uncount$
  return here + apart > 0;
}
