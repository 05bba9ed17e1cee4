// From the root down to the parent; for their ids alone the document itself is enough.
function $ancestorsOf$(id) {
  const node = $docs$.findOne({ _id: id }, { $path$: 1 });
  const ids = node && $nodePath$ ? $nodePath$.slice(1, -1).split(",").map(text => $idFromText$) : [];
  return $docs$.find({ _id: { $in: ids } }).toArray().sort((a, b) => ($aPath$ ?? "").length - ($bPath$ ?? "").length);
}
