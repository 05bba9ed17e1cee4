print("server", db.version());
print("documents", $items$.countDocuments({}));
print("the new collection", db.getCollectionInfos({ name: $seriesName$ })[0]?.type ?? "is not there yet");
