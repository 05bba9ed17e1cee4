print("server", db.version());
print("documents", $parents$.countDocuments({}), "with more than $threshold$", $parents$.countDocuments({ $beyond$: { $exists: true } }));
print("items", $parents$.aggregate([{ $group: { _id: null, n: { $sum: { $size: { $ifNull: [$arrayValue$, []] } } } } }]).toArray());
print("already apart", $extras$.countDocuments({}));
