[
{ $set: { $list$: { $let: {
  vars: { made: { $filter: { input: [$made$], cond: { $not: [{ $in: [{ $type: $itemValue$ }, [$absent$]] }] } } } },
  in: { $cond: [{ $and: [{ $eq: ["$$made", []] }, $unneeded$] }, $listValue$, { $concatArrays: ["$$made", { $ifNull: [$listValue$, []] }] }] } } } } },
]
