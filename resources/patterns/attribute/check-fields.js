print("server", db.version());
print("documents", $docs$.countDocuments({}), "with one of the fields", $docs$.countDocuments({ $anyField$ }));
print("documents with the array already", $docs$.countDocuments({ $path$: { $exists: true } }));
