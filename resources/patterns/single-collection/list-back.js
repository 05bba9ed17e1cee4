$above$.updateMany({}, { $set: { $list$: [] } });
$target$.aggregate([
  { $match: { $docType$: $kind$ } },
  { $sort: { _id: 1 } },
// $idsStage$
  { $unwind: "$$field$" },
  { $group: { _id: "$$field$", ids: { $push: "$_id" } } },
  { $merge: { into: $aboveName$, on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { $list$: "$$new.ids" } }] } },
], { allowDiskUse: true });
