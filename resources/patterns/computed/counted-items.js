[ // not emitted
  // $unwindLine$
  { $group: { _id: $groupKey$, $group$ } },
  { $project: { counted: "$$ROOT" } },
  { $lookup: { from: $targetName$, localField: "_id", foreignField: "_id", as: "stored" } },
  { $set: { stored: { $first: "$stored" } } },
  // $withTarget$
] // not emitted
