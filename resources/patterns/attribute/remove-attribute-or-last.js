// The last value takes its array with it: the rules want none that is empty.
function $remove$(id, key, $unitToo$) {
  for (;;) {
    const last = $docs$.updateOne({ _id: id, $path$: { $size: 1, $elemMatch: $pulled$ } }, { $unset: { $path$: "" } });
    if (last.matchedCount === 1) return last;
    const one = $docs$.updateOne({ _id: id, $second$: { $exists: true } }, { $pull: { $path$: $pulled$ } });
    if (one.matchedCount === 1 || !$docs$.findOne({ _id: id, $has$ }, { _id: 1 })) return one;
  }
}
