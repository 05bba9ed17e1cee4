// The mark first, so that writers spill; then only what was marked is moved, whatever passes the threshold meanwhile.
function $sweep$() {
  $parents$.updateMany({ $beyond$: { $exists: true } }, { $set: { $flag$: true } });
  $moveItems$();
}
