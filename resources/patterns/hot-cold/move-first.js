// not emitted: While a document holds such fields, they are what counts, and its details, if there are any, are a copy that nobody
// not emitted: changes.
// Until all are moved: a document is moved before the first change of its details.
function $change$($key$, change) {
  $hot$.aggregate([
    { $match: { _id: $key$ } },
    { $lookup: { from: $detailsName$, localField: "_id", foreignField: "_id", pipeline: [{ $project: { _id: 1 } }], as: $joinedName$ } },
    { $match: { $joined$: [] } },
    { $project: $project$ },
    { $merge: { into: $detailsName$, on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
  ]);
  $details$.aggregate([
    { $match: { _id: $key$ } },
    { $merge: { into: $hotName$, on: "_id", whenNotMatched: "discard", whenMatched: [
      // $takeOut$
    ] } },
  ]);
  if ($hot$.findOne({ _id: $key$, $or: [$present$] }, { _id: 1 })) throw new Error("a writer with the old code has changed this document since it was copied");
  return $details$.updateOne({ _id: $key$ }, change).matchedCount === 1;
}
