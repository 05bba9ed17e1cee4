// A crash between the two writes leaves a document without a parent: run it again.
function $add$(node, parentId) {
  const { $idOf$ } = node;
  if (parentId !== null && !$docs$.findOne({ _id: parentId }, { _id: 1 })) return null;
  let isNew = true;
  // $storeOnce$
  if (parentId === null) return _id;
  $docs$.updateOne({ _id: parentId, $children$: { $ne: _id } }, { $push: { $children$: _id } });
  if ($docs$.findOne({ _id: parentId, $children$: _id }, { _id: 1 })) return _id;
  if (isNew) $docs$.deleteOne({ _id, $children$: [] }); // the parent goes in the same moment
  return null;
}
