function $convertAll$() {
  let ids = [];
  let converted = 0;
  for (const doc of $collection$.find({ $isOlder$ }, { _id: 1 })) {
    ids.push(doc._id);
    if (ids.length < $batch$) continue;
    converted += $convert$({ _id: { $in: ids } });
    ids = [];
  }
  if (ids.length > 0) converted += $convert$({ _id: { $in: ids } });
  return converted;
}
