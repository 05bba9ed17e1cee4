let left = -1;
for (;;) {
  $holders$.aggregate([
    { $match: { $old$: { $exists: true } } },
    { $lookup: { from: $originalsName$, localField: $oldName$, foreignField: "_id", pipeline: [{ $project: { $projection$ } }, $stamp$], as: "c" } },
    { $project: { id: $oldValue$, copy: { $mergeObjects: [{ $first: "$c" }, { _id: $oldValue$ }] } } },
    { $merge: { into: $holdersName$, on: "_id", whenNotMatched: "discard", whenMatched: [
      { $set: { $object$: { $cond: [{ $and: [{ $in: [{ $type: $objectValue$ }, ["missing", "null"]] }, { $eq: [$oldValue$, "$$new.id"] }] }, "$$new.copy", $objectValue$] } } },
      { $set: { $old$: { $cond: [{ $eq: [$idValue$, $oldValue$] }, "$$REMOVE", $oldValue$] } } },
    ] } },
  ]);
  const now = $holders$.countDocuments({ $old$: { $exists: true } });
  if (now === 0 || now === left) break;
  left = now;
}
