[
{ $graphLookup: { from: $docsName$, startWith: $parentValue$, connectFromField: $parentName$, connectToField: "_id", as: "above" } },
]
