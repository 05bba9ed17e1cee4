print("server", db.version());
print("documents", $parents$.countDocuments({}));
print("items", $parents$.aggregate([{ $group: { _id: null, n: { $sum: { $size: { $ifNull: [$arrayName$, []] } } } } }]).toArray());
print("already in the second collection", $all$.countDocuments({}));
