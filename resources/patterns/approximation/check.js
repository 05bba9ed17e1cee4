print("server", db.version());
print("documents", $collection$.countDocuments({}), "with the number", $collection$.countDocuments({ $wholePath$: { $exists: true } }));
