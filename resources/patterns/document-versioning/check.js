print("server", db.version());
print("documents", $current$.countDocuments({}), "without a number", $current$.countDocuments({ $revisionKey$: { $exists: false } }));
print("older states already", $history$.countDocuments({}));
