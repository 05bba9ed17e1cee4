// A crash between the two writes leaves a document without a parent: run it again.
function $add$(node, parentId) {
  const { $idOf$, ...rest } = node;
  $docs$.updateOne({ _id }, { $setOnInsert: { ...rest, $children$: [] } }, { upsert: true });
  if (parentId === null) return _id;
  $docs$.updateOne({ _id: parentId, $children$: { $ne: _id } }, { $push: { $children$: _id } });
  return $docs$.findOne({ _id: parentId, $children$: _id }, { _id: 1 }) ? _id : null;
}
