$docs$.aggregate([
  { $match: { $path$: { $exists: false } } },
  { $graphLookup: { from: $docsName$, startWith: $parentValue$, connectFromField: $parentName$, connectToField: "_id", as: "above", depthField: "level" } },
  { $project: { ids: { $map: { input: { $range: [{ $subtract: [{ $size: "$above" }, 1] }, -1, -1] }, as: "level",
    in: { $arrayElemAt: ["$above._id", { $indexOfArray: ["$above.level", "$$level"] }] } } } } },
  { $project: { text: { $cond: [{ $eq: ["$ids", []] }, null,
    { $concat: [{ $reduce: { input: "$ids", initialValue: "", in: { $concat: ["$$value", ",", { $toString: "$$this" }] } } }, ","] }] } } },
  { $merge: { into: $docsName$, on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { $path$: "$$new.text" } }] } },
]);
