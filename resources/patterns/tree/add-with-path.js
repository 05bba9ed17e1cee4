function $add$(node, parentId) {
  const { $idOf$ } = node, rest = { ...node };
  delete rest._id;
  for (;;) {
    const parent = parentId === null ? null : $docs$.findOne({ _id: parentId }, { $path$: 1 });
    if (parentId !== null && !parent) return null;
    $docs$.updateOne({ _id }, { $setOnInsert: rest, $set: { $path$: parent ? $pathBelow$(parent) : null } }, { upsert: true });
    // Somebody may have moved the parent meanwhile.
    if (!parent || $docs$.findOne({ _id: parentId, $path$: $parentPath$ }, { _id: 1 })) return _id;
  }
}
