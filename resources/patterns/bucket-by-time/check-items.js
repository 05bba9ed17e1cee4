print("server", db.version());
print("items", $items$.countDocuments({}));
print("already in buckets", $buckets$.aggregate([{ $group: { _id: null, n: { $sum: "$count" } } }]).toArray());
