// One move at a time; after a crash run it again. Others may add documents meanwhile.
function $move$(id, parentId) {
  const parent = parentId === null ? null : $docs$.findOne({ _id: parentId }, { $ancestors$: 1 });
  if (parentId !== null && !parent) return false;
  if (parent && $docs$.findOne({ _id: parentId, $or: [{ _id: id }, { $ancestors$: id }] })) throw new Error("the new place lies below the document itself");
  const change = parent
    ? { $set: { $parent$: parentId, $ancestors$: [...$parentAncestors$, parentId] } }
    : { $set: { $ancestors$: [] }, $unset: { $parent$: "" } };
  if ($docs$.updateOne({ _id: id }, change).matchedCount === 0) return false;
  for (const queue = [id]; queue.length > 0;) {
    const at = $docs$.findOne({ _id: queue.shift() }, { $ancestors$: 1 });
    if (!at) continue;
    $docs$.updateMany({ $parent$: at._id }, { $set: { $ancestors$: [...$atAncestors$, at._id] } });
    for (const child of $docs$.find({ $parent$: at._id }, { _id: 1 })) queue.push(child._id);
  }
  return true;
}
