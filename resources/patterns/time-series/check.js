print("server", db.version());
print("documents", $items$.countDocuments({}));
print("the new collection", db.getCollectionInfos({ name: $seriesName$ })[0]?.type ?? "is not there yet");
const undated = $items$.countDocuments({ $time$: { $not: { $type: "date" } } });
if (undated > 0) throw new Error(undated + " documents have no date, which a time-series collection refuses: give them one first");
