// Changes the value when the name is there, else adds it; two at the same moment never add it twice.
function $set$(id, key, value, $unitArgument$) {
  const entry = { $key$: key, $value$: value, $unitEntry$ };
  for (;;) {
    const changed = $docs$.updateOne({ _id: id, $has$ }, { $set: { $here$: entry } });
    if (changed.matchedCount === 1) return true;
    const added = $docs$.updateOne({ _id: id, $hasNot$ }, { $push: { $path$: entry } });
    if (added.matchedCount === 1) return true;
    if (!$docs$.findOne({ _id: id }, { _id: 1 })) return false;
  }
}
