$active$.aggregate([{ $match: { _id: { $in: ids }, ...old } }, { $merge: { into: $archiveName$, on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } }]);
