// Copies the state of that number; where it is already, after a crash or by somebody else, it stays.
function $keepName$(id, number) {
  try {
    $current$.aggregate([
      { $match: { _id: id, $revisionKey$: number } },
      { $set: { $docIdKey$: "$_id", $stampKey$: "$$NOW" } },
      { $unset: "_id" },
      { $merge: { into: $historyName$, on: [$docIdName$, $revisionName$], whenMatched: [{ $set: { $stampKey$: "$$NOW" } }], whenNotMatched: "insert" } },
    ]);
  } catch (error) {
    if (error.code !== 11000) throw error;
  }
}
