// Two writes: after a crash between them the document has no parent, and running it again finishes the move.
function $move$(id, parentId) {
  for (let at = parentId; at !== null;) {
    if (EJSON.stringify(at) === EJSON.stringify(id)) throw new Error("the new place lies below the document itself");
    const above = $docs$.findOne({ $children$: at }, { _id: 1 });
    at = above ? above._id : null;
  }
  if (parentId !== null && !$docs$.findOne({ _id: parentId }, { _id: 1 })) return false;
  $docs$.updateOne({ $children$: id, _id: { $ne: parentId } }, { $pull: { $children$: id } });
  if (parentId !== null) $docs$.updateOne({ _id: parentId, $children$: { $ne: id } }, { $push: { $children$: id } });
  return true;
}
