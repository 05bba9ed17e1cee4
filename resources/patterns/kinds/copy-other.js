if (db.getCollectionInfos({ name: $sourceName$ }).length > 0 && !$isCompared$($sourceName$, $value$)) {
// While it is noted as being copied nobody uses the copies, and what was changed here is newer; later what is there.
const notes = db.getCollection($comparedName$);
if (!notes.findOne({ _id: $sourceName$ }) && !$target$.findOne({ $type$: $value$ }, { _id: 1 })) notes.insertOne({ _id: $sourceName$, state: "copying" });
const copying = notes.findOne({ _id: $sourceName$ })?.state === "copying";
const newer = [{ $replaceWith: { $cond: [{ $eq: [$typeValue$, { $literal: $value$ }] }, "$$new", "$$ROOT"] } }];
$source$.aggregate([
  { $set: { $type$: { $literal: $value$ } } },
  // $stages$
  { $merge: { into: $targetName$, on: "_id", whenMatched: copying ? newer : [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
]);
}
