// Behind all others until $number$() has run; for its parent it is there at once.
function $add$(node, parentId) {
  const { $idOf$ } = node;
  if (parentId !== null && !$docs$.findOne({ _id: parentId }, { _id: 1 })) return null;
  const place = { $left$: Int32(2147483646), $right$: Int32(2147483647), ...(parentId === null ? {} : { $parent$: parentId }) };
  // $storeOnce$
  return _id;
}
