// One event in $k$ is written, and counts for $k$: on average the number is right.
function $count$(id) {
  if (Math.floor(Math.random() * $k$) !== 0) return;
  // $startAtNull$
  $collection$.updateOne({ $idKey$: id }, { $inc: { $path$: $add$ } });
}
