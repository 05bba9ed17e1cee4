print("server", db.version());
print("documents", $holders$.countDocuments({}), "with the id alone", $holders$.countDocuments({ $old$: { $exists: true } }));
