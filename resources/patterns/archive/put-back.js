// Documents that are older than the rules come back as they are.
$archive$.aggregate([{ $merge: { into: $activeName$, on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } }], { bypassDocumentValidation: true });
// Then, once the counts agree: $archive$.drop()
