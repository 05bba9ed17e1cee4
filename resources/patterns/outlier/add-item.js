function $add$($key$, item) {
  if (item._id === undefined) item._id = new ObjectId();
  const fits = { _id: $key$, $flag$: { $ne: true }, $last$: { $exists: false }, $itemId$: { $ne: item._id }, $array$: { $not: { $type: "null" } } };
  if ($parents$.updateOne(fits, { $push: { $array$: item } }).matchedCount === 1) return true;
  if ($parents$.updateOne({ _id: $key$, $flag$: { $ne: true }, $array$: { $type: "null" } }, { $set: { $array$: [item] } }).matchedCount === 1) return true;
  if (!$parents$.findOne({ _id: $key$ }, { _id: 1 })) return false;
  if ($parents$.findOne({ _id: $key$, $itemId$: item._id }, { _id: 1 })) return true; // a second try
  $spill$($key$, item);
  return $parents$.updateOne({ _id: $key$ }, { $set: { $flag$: true } }).matchedCount === 1;
}
