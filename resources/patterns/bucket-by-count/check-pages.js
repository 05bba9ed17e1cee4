print("server", db.version());
print("items", $items$.countDocuments({}));
print("already in the pages", $pages$.aggregate([{ $group: { _id: null, n: { $sum: "$count" } } }]).toArray());
