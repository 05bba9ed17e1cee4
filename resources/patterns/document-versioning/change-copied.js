// change is an update such as { $set: { … } }. The old state is copied before the new one takes its place; whoever finds
// that somebody was faster starts again.
function $change$(id, change) {
  for (;;) {
    const found = $current$.findOne({ _id: id }, { $revisionKey$: 1 });
    if (!found) return null;
    const number = $foundNumber$;
    $keepName$(id, number);
    const next = { ...change, $inc: { ...change.$inc, $revisionKey$: 1 } };
    if ($current$.updateOne({ _id: id, $revisionKey$: number }, next).matchedCount === 1) {
      // $forget$
      return number + 1;
    }
  }
}
