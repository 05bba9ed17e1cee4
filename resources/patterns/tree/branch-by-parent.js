function $branchOf$(id) {
  const [found] = $docs$.aggregate([
    { $match: { _id: id } },
    { $graphLookup: { from: $docsName$, startWith: "$_id", connectFromField: "_id", connectToField: $parentName$, as: "below" } },
  ]).toArray();
  return found ? found.below : [];
}
