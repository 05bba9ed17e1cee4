function $add$(node, parentId) {
  const { $idOf$ } = node;
  if (parentId !== null && !$docs$.findOne({ _id: parentId }, { _id: 1 })) return null;
  const place = parentId === null ? {} : { $parent$: parentId };
  // $storeOnce$
  return _id;
}
