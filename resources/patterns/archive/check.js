print("server", db.version());
print("documents", $active$.countDocuments({}), "of these old", $active$.countDocuments({ $old$ }));
print("without a date, which stay", $active$.countDocuments({ $age$: { $not: { $type: "date" } } }));
