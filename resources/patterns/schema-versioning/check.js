print("server", db.version());
print("documents by version", $collection$.aggregate([{ $group: { _id: $fieldValue$, n: { $sum: 1 } } }, { $sort: { _id: 1 } }]).toArray());
