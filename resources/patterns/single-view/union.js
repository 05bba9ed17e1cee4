[
{ $unionWith: { coll: $sourceName$, pipeline: [{ $project: { key: $keyStage$, bytes: { $add: [{ $bsonSize: "$$ROOT" }, 16] } } }] } },
]
