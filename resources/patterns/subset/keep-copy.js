// Call it once for each item, after the item has been written; the first $n$ stay with their parent as copies.
function $keep$($key$, item) {
  // $makeCopy$
  $parents$.updateOne({ _id: $key$ }, { $push: { $array$: { $each: [$copied$], $sorted$, $slice: $n$ } }, $inc$ });
}
