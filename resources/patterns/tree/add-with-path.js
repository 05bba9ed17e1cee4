function $add$(node, parentId) {
  const { $idOf$ } = node;
  for (;;) {
    const parent = parentId === null ? null : $docs$.findOne({ _id: parentId }, { $path$: 1 });
    if (parentId !== null && !parent) return null;
    const place = { $path$: parent ? $pathBelow$(parent) : null };
    try {
      $docs$.insertOne({ ...node, _id, ...place });
    } catch (error) {
      if (error.code !== 11000 || $docs$.updateOne({ _id }, { $set: place }).matchedCount === 0) throw error;
    }
    // Somebody may have moved the parent meanwhile.
    if (!parent || $docs$.findOne({ _id: parentId, $path$: $parentPath$ }, { _id: 1 })) return _id;
  }
}
