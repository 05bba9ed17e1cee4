// From the root down to the parent; for their ids alone the document itself is enough.
function $ancestorsOf$(id) {
  const node = $docs$.findOne({ _id: id }, { $ancestors$: 1 });
  const found = $docs$.find({ _id: { $in: node ? $nodeAncestors$ : [] } }).toArray();
  return found.sort((a, b) => $aAncestors$.length - $bAncestors$.length);
}
