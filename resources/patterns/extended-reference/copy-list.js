let left = -1;
for (;;) {
  $holders$.aggregate([
    { $match: { $old$: { $exists: true } } },
    { $lookup: { from: $originalsName$, localField: $oldName$, foreignField: "_id", pipeline: [{ $project: { $projection$ } }, $stamp$], as: "c" } },
    { $project: { before: $oldValue$, after: { $map: { input: $oldValue$, as: "one", in: $mapped$ } } } },
    { $merge: { into: $holdersName$, on: "_id", whenNotMatched: "discard", whenMatched: [
      { $set: { $list$: { $cond: [{ $and: [{ $eq: [{ $type: $listValue$ }, "missing"] }, { $eq: [$oldValue$, "$$new.before"] }] }, "$$new.after", $listValue$] } } },
      { $set: { $old$: { $cond: [{ $and: [{ $ne: [{ $type: $listValue$ }, "missing"] }, { $eq: [{ $ifNull: [$idValue$, null] }, $oldValue$] }] }, "$$REMOVE", $oldValue$] } } },
    ] } },
  ]);
  const now = $holders$.countDocuments({ $old$: { $exists: true } });
  if (now === 0 || now === left) break;
  left = now;
}
