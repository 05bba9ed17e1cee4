function $add$(node, parentId) {
  const { $idOf$ } = node, rest = { ...node };
  delete rest._id;
  if (parentId !== null && !$docs$.findOne({ _id: parentId }, { _id: 1 })) return null;
  const place = parentId === null ? {} : { $parent$: parentId };
  $docs$.updateOne({ _id }, { $setOnInsert: { ...rest, ...place } }, { upsert: true });
  return _id;
}
