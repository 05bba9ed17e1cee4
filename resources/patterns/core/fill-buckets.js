// What is built waits in a collection of its own until it is in place, and the items that are in place are noted by their _id:
// a run that was broken off goes on, and a later one takes only what has come since.
// $oneRun$
const putInPlace = () => {
  const built = db.getCollection($builtName$);
  goOn();
  // $fillOpen$
  built.aggregate([
    { $match: { bucket: { $exists: true } } },
    { $replaceRoot: { newRoot: "$bucket" } },
    { $merge: { into: $bucketsName$, on: $mergeOn$, whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
  ]);
  const wrong = built.aggregate([
    { $match: { bucket: { $exists: true } } },
    { $lookup: { from: $bucketsName$, let: { new: "$bucket" }, as: "there", pipeline: [
      { $match: { $expr: { $and: [$sameBucket$] } } },
      { $match: { $expr: { $setIsSubset: [$newItems$, $storedItems$] } } },
      { $project: { _id: 1 } },
    ] } },
    { $match: { there: [] } },
    { $limit: 20 },
    { $project: { _id: 1 } },
  ]).toArray().map(one => one._id);
  if (wrong.length > 0) throw new Error("others are in the places of these, and what they hold is only in " + $builtName$ + ": " + EJSON.stringify(wrong));
  goOn();
  built.aggregate([
    { $unwind: "$ids" },
    { $project: { _id: "$ids" } },
    { $merge: { into: $takenName$, on: "_id", whenMatched: [{ $replaceWith: "$$ROOT" }], whenNotMatched: "insert" } },
  ]);
  goOn();
  built.drop();
};
const exists = name => db.getCollectionInfos({ name: name }).length > 0;
putInPlace();
const later = $buckets$.findOne({}, { _id: 1 }) !== null;
if (later && !exists($takenName$) && $items$.findOne({}, { _id: 1 })) throw new Error("there are documents in " + $bucketsName$ + " that this script did not build. If none of them holds what is in " + $itemsName$ + ", say so by db.createCollection(" + EJSON.stringify($takenName$) + ")");
if (!later) {
  db.getCollection($takenName$).drop();
  db.getCollection($takenName$).insertOne({ _id: { stateOf: $itemsName$ }, state: "building" });
}
