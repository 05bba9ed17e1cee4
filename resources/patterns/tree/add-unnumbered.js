// Behind all others until $number$() has run; for its parent it is there at once.
function $add$(node, parentId) {
  const { $idOf$ } = node, rest = { ...node };
  delete rest._id;
  if (parentId !== null && !$docs$.findOne({ _id: parentId }, { _id: 1 })) return null;
  const place = { $left$: Int32(2147483646), $right$: Int32(2147483647), ...(parentId === null ? {} : { $parent$: parentId }) };
  $docs$.updateOne({ _id }, { $setOnInsert: { ...rest, ...place } }, { upsert: true });
  return _id;
}
