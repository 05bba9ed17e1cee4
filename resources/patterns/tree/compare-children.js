const missing = $docs$.aggregate([
  { $match: { $parent$: { $ne: null } } },
  { $lookup: { from: $docsName$, localField: "_id", foreignField: $childrenName$, as: "above" } },
  { $match: { above: [] } },
  { $count: "n" },
]).toArray();
print("documents that no parent lists (must be none)", missing);
if (missing.length > 0) throw new Error("run the step before once more");
