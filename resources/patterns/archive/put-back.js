$archive$.aggregate([{ $merge: { into: $activeName$, on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } }]);
// Then, once the counts agree: $archive$.drop()
