// $differing$
const missing = $items$.aggregate([
  { $project: { _id: 1 } },
  { $lookup: { from: $takenName$, localField: "_id", foreignField: "_id", as: "taken" } },
  { $match: { taken: [] } },
  { $count: "n" },
]).toArray()[0]?.n ?? 0;
const stored = $buckets$.aggregate([{ $group: { _id: null, n: { $sum: $sizeOfBucket$ } } }]).toArray()[0]?.n ?? 0;
print("items", $items$.countDocuments({}), "in $what$", stored, "not there (must be none)", missing);
if (missing > 0) throw new Error("items are missing: are all writers stopped? Then build " + $bucketsName$ + " once more");
// Whole items are compared unless nobody has written since the last time.
const taken = db.getCollection($takenName$);
const note = taken.findOne({ _id: { stateOf: $itemsName$ } });
const building = note?.state === "building";
const state = stateOfItems();
const different = state === "" || (state !== null && note?.state === state) ? [] : differingItems(building ? { $ne: 0 } : { $gt: 0 });
if (different.length > 0 && building) throw new Error("items of " + $itemsName$ + " were changed or deleted after they had been taken: stop those who write. While new code has stored nothing in " + $bucketsName$ + ", drop it and " + $takenName$ + ", and begin with the first step: " + EJSON.stringify(different.map(one => one.id ?? one._id.item)));
if (different.length > 0) throw new Error("somebody has written into " + $itemsName$ + " since it was compared, and these items differ from those in " + $bucketsName$ + ". Nobody can say which ones are newer: stop those who write. While new code has stored nothing in " + $bucketsName$ + ", drop it and " + $takenName$ + ", and begin with the first step; else make them the same: " + EJSON.stringify(different.map(one => one.id)));
if (state !== "" && note?.state !== state) taken.updateOne({ _id: { stateOf: $itemsName$ } }, { $set: { state: state } }, { upsert: true });
