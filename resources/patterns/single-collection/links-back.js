// $indexes$
$target$.aggregate([
  { $match: { $docType$: $kind$ } },
  // $idsStage$
  { $unwind: "$$field$" },
  { $project: { _id: 0, $toOwn$: "$_id", $toAbove$: "$$field$" } },
  { $merge: { into: $linksName$, on: [$toOwnName$, $toAboveName$], whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
]);
