function $add$(node, parentId) {
  const { $idOf$, ...rest } = node;
  if (parentId !== null && !$docs$.findOne({ _id: parentId }, { _id: 1 })) return null;
  const place = parentId === null ? {} : { $parent$: parentId };
  $docs$.updateOne({ _id }, { $setOnInsert: { ...rest, ...place } }, { upsert: true });
  return _id;
}
