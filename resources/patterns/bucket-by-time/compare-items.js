const items = $items$.countDocuments({});
const inBuckets = $buckets$.aggregate([{ $group: { _id: null, n: { $sum: "$count" } } }]).toArray()[0]?.n ?? 0;
print("items", items, "in buckets", inBuckets);
if (inBuckets < items) throw new Error("items are missing: are all writers stopped? Then build the buckets again");
