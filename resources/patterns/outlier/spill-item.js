// What does not fit; the same item twice is stored once.
function $spill$($key$, item) {
  $extras$.updateOne({ _id: item._id, $parentId$: $key$ }, { $setOnInsert: { ...item, $parentId$: $key$ } }, { upsert: true });
}
