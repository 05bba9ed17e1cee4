// {} for all of them.
function $count$(filter) {
  $target$.aggregate([
    { $match: filter },
    { $lookup: { from: $sourceName$, localField: "_id", foreignField: $parentIdName$, as: "found", $let$, pipeline: [$unwind$, $again$, { $group: { _id: null, $group$ } }] } },
    { $replaceWith: { _id: "$_id", numbers: { $fromFound$, $stampNow$ } } },
    { $merge: { into: $targetName$, on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { $object$: $stored$ } }] } },
  ]);
}
