{
// Until all of it has been compared nobody uses the copies: until then what was changed here is newer, later what is there.
const compared = db.getCollection($comparedName$).findOne({ _id: $sourceName$ });
const newer = [{ $replaceWith: { $cond: [{ $eq: [$typeValue$, { $literal: $value$ }] }, "$$new", "$$ROOT"] } }];
$source$.aggregate([
  { $set: { $type$: { $literal: $value$ } } },
  // $stages$
  { $merge: { into: $targetName$, on: "_id", whenMatched: compared ? "keepExisting" : newer, whenNotMatched: "insert" } },
]);
}
