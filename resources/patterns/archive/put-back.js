$archive$.aggregate([{ $merge: { into: $activeName$, on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } }]);
// Then, once the counts agree: $archive$.drop()
