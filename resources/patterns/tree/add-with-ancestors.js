function $add$(node, parentId) {
  const { $idOf$ } = node, rest = { ...node };
  delete rest._id;
  for (;;) {
    const parent = parentId === null ? null : $docs$.findOne({ _id: parentId }, { $ancestors$: 1 });
    if (parentId !== null && !parent) return null;
    const place = parent ? { $parent$: parentId, $ancestors$: [...$parentAncestors$, parentId] } : { $ancestors$: [] };
    $docs$.updateOne({ _id }, { $setOnInsert: rest, $set: place }, { upsert: true });
    // Somebody may have moved the parent meanwhile.
    if (!parent || $docs$.findOne({ _id: parentId, $ancestors$: $parentAncestors$ }, { _id: 1 })) return _id;
  }
}
