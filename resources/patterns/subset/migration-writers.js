// What is added is noted: those who remove it wait until it is in both places.
function $add$($key$, item) {
  if (item._id === undefined) item._id = new ObjectId();
  const noted = db.getCollection($notedName$);
  const note = { _id: { of: $key$, run: new ObjectId() }, adds: item._id };
  noted.insertOne(note);
  try {
    // $storeInside$
    for (;;) {
      const trimmed = { _id: $key$, $marker$ };
      if ($parents$.updateOne(trimmed, { $push: { $array$: { $each: [item], $sorted$, $slice: $n$ } }, $inc$ }).matchedCount === 1) break;
      $parents$.updateOne({ _id: $key$, $array$: { $type: "null" } }, { $set: { $array$: [] } });
      const whole = { _id: $key$, $nor: [{ $marker$ }] };
      if ($parents$.updateOne(whole, { $push: { $array$: item } }).matchedCount === 1 || !$parents$.findOne({ _id: $key$ }, { _id: 1 })) break;
    }
    // Somebody may have removed it between the two.
    if (!$all$.findOne({ _id: item._id, $parentId$: $key$ }, { _id: 1 })) $parents$.updateOne({ _id: $key$ }, { $pull: { $array$: { _id: item._id } } });
  } finally {
    noted.deleteOne({ _id: note._id });
  }
}
