// The mark first, so that writers spill; then only what was marked is copied and cut, whatever passes the threshold meanwhile.
function $sweep$() {
  $parents$.updateMany({ $beyond$: { $exists: true } }, { $set: { $flag$: true } });
  // Without promoted values every number keeps its type on the way through the shell.
  for (const doc of $parents$.find({ $flag$: true, $beyond$: { $exists: true } }, { $array$: 1 }, { promoteValues: false })) {
    for (const item of $docArray$.slice($threshold$)) $spill$(doc._id, item);
    $parents$.updateOne({ _id: doc._id, $flag$: true }, [{ $set: { $array$: { $slice: [$arrayValue$, $threshold$] } } }]);
  }
}
