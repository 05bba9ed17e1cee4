print("server", db.version());
print("documents", $source$.countDocuments({}));
print("with numbers already", $target$.countDocuments({ $stampKey$: { $exists: true } }));
