// Takes the copies of these originals from them as they are now.
function $refresh$(originals) {
  $originals$.aggregate([
    { $match: originals },
    { $project: { $followed$ } },
    { $replaceRoot: { newRoot: { copy: "$$ROOT" } } },
    { $lookup: { from: $holdersName$, localField: "copy._id", foreignField: $idPath$, pipeline: [{ $project: { _id: 1 } }], as: "holder" } },
    { $unwind: "$holder" },
    { $project: { _id: "$holder._id", copy: 1 } },
    { $merge: { into: $holdersName$, on: "_id", whenNotMatched: "discard", whenMatched: [$renewed$] } },
  ]);
}
