if (db.getCollectionInfos({ name: $ownName$ }).length > 0 && db.getCollectionInfos({ name: $aboveName$ }).length > 0) {
  const sum = [{ $group: { _id: null, n: { $sum: { $size: "$$field$" } } } }];
  const before = $own$.aggregate([
// $stages$
    ...sum,
  ]).toArray()[0]?.n ?? 0;
  const after = $target$.aggregate([{ $match: { $docType$: $kind$ } }, ...sum]).toArray()[0]?.n ?? 0;
  print($ownName$, "links before", before, "links after", after);
  if (after < before) throw new Error("links are missing: " + $ownName$);
}
