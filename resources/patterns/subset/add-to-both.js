// The whole list is in $all$; the first $n$ stay with their parent as copies.
function $add$($key$, item) {
  if (item._id === undefined) item._id = new ObjectId();
  // $completeItem$
  // $storeApart$
  // $makeCopy$
  $parents$.updateOne({ _id: $key$ }, { $push: { $array$: { $each: [$copied$], $sorted$, $slice: $n$ } }, $inc$ });
  // Somebody may have removed it between the two.
  if (!$all$.findOne({ _id: item._id, $parentId$: $key$ }, { _id: 1 })) $parents$.updateOne({ _id: $key$ }, { $pull: { $array$: { _id: item._id } } });
}
