// "-" is the character after ",": a range that is tight whatever the ids are, and sorted from the top down.
function $branchOf$(id) {
  const node = $docs$.findOne({ _id: id }, { $path$: 1 });
  if (!node) return [];
  const below = $pathBelow$(node);
  return $docs$.find({ $path$: { $gte: below, $lt: below.slice(0, -1) + "-" } }).sort({ $path$: 1 }).toArray();
}
