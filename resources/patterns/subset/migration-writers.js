function $add$($key$, item) {
  if (item._id === undefined) item._id = new ObjectId();
  $all$.updateOne({ _id: item._id, $parentId$: $key$ }, { $setOnInsert: { ...item, $parentId$: $key$ } }, { upsert: true });
  for (;;) {
    const trimmed = { _id: $key$, $marker$ };
    if ($parents$.updateOne(trimmed, { $push: { $array$: { $each: [item], $sorted$, $slice: $n$ } }, $inc$ }).matchedCount === 1) return;
    const whole = { _id: $key$, $nor: [{ $marker$ }] };
    if ($parents$.updateOne(whole, { $push: { $array$: item } }).matchedCount === 1 || !$parents$.findOne({ _id: $key$ })) return;
  }
}
