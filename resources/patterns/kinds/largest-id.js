  let last = 0;
  for (const name of names) {
    const top = db.getCollection(name).find({ _id: { $type: "number" } }, { _id: 1 }).sort({ _id: -1 }).limit(1).toArray()[0];
    if (top) last = Math.max(last, Math.ceil(Number(top._id)));
  }
  const latest = made.find({}, { new: 1 }).sort({ new: -1 }).limit(1).toArray()[0];
  if (latest) last = Math.max(last, Number(latest.new));
