const [found] = db.getCollectionInfos({ name: $seriesName$ });
if (!found) db.createCollection($seriesName$, { timeseries: { $options$ } });
else if (found.type !== "timeseries") throw new Error("there is another collection of this name already");
// $createIndex$
