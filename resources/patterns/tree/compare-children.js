const lost = $docs$.countDocuments({ $children$: { $not: { $type: "array" } } });
const missing = $isPlaced$ ? 0 : $docs$.aggregate([
  { $match: { $parent$: { $ne: null } } },
  { $lookup: { from: $docsName$, localField: "_id", foreignField: $childrenName$, as: "above" } },
  { $match: { $expr: { $not: [{ $in: [$parentValue$, "$above._id"] }] } } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
print("documents without a list of children (must be none)", lost, "that their parent does not list (must be none)", missing);
if (lost + missing > 0) throw new Error("somebody has moved or added documents meanwhile: stop them, take the lists away, and run the step before once more");
// $note$
