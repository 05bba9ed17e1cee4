// From the top down, below documents that have their place already; where new code has put one, it stays.
if (!$isPlaced$) $docs$.updateMany({ $path$: null, $parent$: { $ne: null } }, { $unset: { $path$: "" } });
for (let left = -1; ; ) {
  $docs$.aggregate([
    { $match: { $path$: { $exists: false } } },
    { $lookup: { from: $docsName$, localField: $parentName$, foreignField: "_id", as: "above" } },
    { $match: { $or: [{ $parent$: null }, { $abovePath$: { $exists: true } }] } },
    { $project: { text: $textOfPath$ } },
    { $merge: { into: $docsName$, on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { $path$: "$$new.text" } }] } },
  ]);
  const now = $docs$.countDocuments({ $path$: { $exists: false } });
  if (now === 0 || now === left) break;
  left = now;
}
