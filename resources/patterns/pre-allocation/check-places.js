print("server", db.version());
print("documents", $docs$.countDocuments({}), "with all places", $docs$.countDocuments({ $whole$ }));
