let left = -1;
for (;;) {
  $holders$.aggregate([
    { $match: { $old$: { $exists: true } } },
    { $lookup: { from: $originalsName$, localField: $oldName$, foreignField: "_id", pipeline: [{ $project: { $projection$ } }, $stamp$], as: "c" } },
    { $project: { before: $listValue$, after: { $map: { input: $listValue$, as: "one", in: $mapped$ } } } },
    { $merge: { into: $holdersName$, on: "_id", whenNotMatched: "discard", whenMatched: [
      { $set: { $list$: { $cond: [{ $eq: [$listValue$, "$$new.before"] }, "$$new.after", $listValue$] } } },
    ] } },
  ]);
  const now = $holders$.countDocuments({ $old$: { $exists: true } });
  if (now === 0 || now === left) break;
  left = now;
}
