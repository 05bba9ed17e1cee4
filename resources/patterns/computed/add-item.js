// The numbers change with each item.
function $add$(item) {
  // $identify$
  $source$.insertOne(item);
  $target$.updateOne({ _id: $keyOfItem$ }, $change$, $upsert$);
  // $isStillThere$
}
