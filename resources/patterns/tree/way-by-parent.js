// From the root down to the parent.
function $ancestorsOf$(id) {
  const [found] = $docs$.aggregate([
    { $match: { _id: id } },
    { $graphLookup: { from: $docsName$, startWith: $parentValue$, connectFromField: $parentName$, connectToField: "_id", as: "above", depthField: "level" } },
  ]).toArray();
  return found ? found.above.sort((a, b) => Number(b.level) - Number(a.level)) : [];
}
