[
{ $set: { $list$: { $let: {
  vars: { rest: { $map: { input: { $filter: { input: { $range: [0, { $cond: [{ $isArray: [$listValue$] }, { $size: $listValue$ }, 0] }] }, cond: { $not: [{ $in: ["$$this", [$taken$]] }] } } }, in: { $arrayElemAt: [$listValue$, "$$this"] } } } },
  in: { $cond: [{ $not: [{ $isArray: [$listValue$] }] }, $listValue$, { $cond: [{ $and: [{ $eq: ["$$rest", []] }, $emptied$] }, "$$REMOVE", "$$rest"] }] } } } } },
]
