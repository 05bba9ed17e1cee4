// One move at a time: two at the same moment could close a circle.
function $move$(id, parentId) {
  for (let at = parentId; at !== null && at !== undefined;) {
    if (EJSON.stringify(at) === EJSON.stringify(id)) throw new Error("the new place lies below the document itself");
    const above = $docs$.findOne({ _id: at }, { $parent$: 1 });
    if (!above && at === parentId) return false;
    at = above ? $aboveParent$ : null;
  }
  const change = parentId === null ? { $unset: { $parent$: "" } } : { $set: { $parent$: parentId } };
  return $docs$.updateOne({ _id: id }, change).matchedCount === 1;
}
