function $branchOf$(id) {
  const [found] = $docs$.aggregate([
    { $match: { _id: id } },
    { $graphLookup: { from: $docsName$, startWith: $childrenValue$, connectFromField: $childrenName$, connectToField: "_id", as: "below" } },
  ]).toArray();
  return found ? found.below : [];
}
