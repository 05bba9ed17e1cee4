// not emitted: What comes without an _id from an old writer waits for the next run of the step before: copied now, it would be there
// not emitted: twice.
if (items.some(item => item._id === undefined)) throw new Error("items without _id: give every item an identity again");
    $parents$.aggregate([
      { $match: unchanged },
      { $project: { rest: pick(positions.slice($n$)) } },
      { $unwind: "$rest" },
      { $replaceRoot: { newRoot: { $mergeObjects: ["$rest", { $parentId$: "$_id" }] } } },
      { $merge: { into: $allName$, on: "_id", whenMatched: "keepExisting", whenNotMatched: "insert" } },
    ]);
