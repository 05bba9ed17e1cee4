// One list again, without the empty places at its end.
const list = $list$;
const filled = { $map: { input: { $range: [0, { $size: "$$list" }] }, as: "at",
  in: { $cond: [{ $eq: [{ $arrayElemAt: ["$$list", "$$at"] }, $emptyValue$] }, 0, { $add: ["$$at", 1] }] } } };
const kept = { $slice: ["$$list", { $max: [$least$, { $max: filled }] }] };
$docs$.updateMany({ $beyondLeast$: { $exists: true } }, [{ $set: { $path$: { $let: { vars: { list: list }, in: kept } } } }]);
