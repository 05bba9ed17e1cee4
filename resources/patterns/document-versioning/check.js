print("server", db.version());
print("documents", $current$.countDocuments({}), "without a number", $current$.countDocuments({ $revisionKey$: null }));
print("older states already", $history$.countDocuments({}));
