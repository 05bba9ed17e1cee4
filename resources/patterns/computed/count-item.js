// Call it once for each item, after the item has been written.
function $countOne$($key$, item) {
  $target$.updateOne({ _id: $key$ }, $change$, $upsert$);
}
