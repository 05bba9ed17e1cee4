let left = -1;
for (;;) {
  $holders$.aggregate([
    { $match: { $old$: { $exists: true } } },
    { $lookup: { from: $originalsName$, localField: $oldName$, foreignField: "_id", pipeline: [{ $project: { $projection$ } }, $stamp$], as: "c" } },
    { $project: { id: $oldValue$, copy: { $ifNull: [{ $first: "$c" }, { _id: $oldValue$ }] } } },
    { $merge: { into: $holdersName$, on: "_id", whenNotMatched: "discard", whenMatched: [
      { $set: { $object$: { $ifNull: [$objectValue$, { $cond: [{ $eq: [$oldValue$, "$$new.id"] }, "$$new.copy", "$$REMOVE"] }] } } },
      { $set: { $old$: { $cond: [{ $eq: [{ $type: $objectValue$ }, "missing"] }, $oldValue$, "$$REMOVE"] } } },
    ] } },
  ]);
  const now = $holders$.countDocuments({ $old$: { $exists: true } });
  if (now === 0 || now === left) break;
  left = now;
}
