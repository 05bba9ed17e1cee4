const items = $items$.countDocuments({});
const inPages = $pages$.aggregate([{ $group: { _id: null, n: { $sum: "$count" } } }]).toArray()[0]?.n ?? 0;
print("items", items, "in pages", inPages);
if (inPages < items) throw new Error("items are missing: are all writers stopped? Then build the pages again");
