print("server", db.version());
print("documents", $hot$.countDocuments({}), "of these with such fields", $hot$.countDocuments({ $or: [$present$] }));
print("already in the second collection", $details$.countDocuments({}));
