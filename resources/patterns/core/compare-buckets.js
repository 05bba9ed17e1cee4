const missing = $items$.aggregate([
  { $project: { _id: 1 } },
  { $lookup: { from: $takenName$, localField: "_id", foreignField: "_id", as: "taken" } },
  { $match: { taken: [] } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
const stored = $buckets$.aggregate([{ $group: { _id: null, n: { $sum: $sizeOfBucket$ } } }]).toArray()[0]?.n ?? 0;
print("items", $items$.countDocuments({}), "in $what$", stored, "not there (must be none)", missing);
if (missing > 0) throw new Error("items are missing: are all writers stopped? Then run the step before once more");
