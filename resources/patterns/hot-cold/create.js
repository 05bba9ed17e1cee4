if (db.getCollectionInfos({ name: $detailsName$ }).length === 0) db.createCollection($detailsName$);
// $indexes$
