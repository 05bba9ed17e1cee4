print("server", db.version());
print("items", $items$.countDocuments({}));
print("already in buckets", $buckets$.aggregate([{ $group: { _id: null, n: { $sum: "$count" } } }]).toArray());
const undated = $items$.countDocuments({ $expr: { $ne: [{ $type: $timeValue$ }, "date"] } });
if (undated > 0) throw new Error(undated + " items have no date by which they could be put in order: give them one first");
// $checkKeys$
