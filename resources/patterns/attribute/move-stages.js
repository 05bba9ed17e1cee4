[
{ $set: { $path$: { $let: {
    vars: { found: { $filter: { as: "one", cond: { $ne: [{ $type: $oneValue$ }, "missing"] }, input: [
      // $entries$
    ] } } },
    in: { $concatArrays: [
      { $filter: { input: { $ifNull: [$pathValue$, []] }, as: "one", cond: { $not: [{ $in: [$telling$, $foundTelling$] }] } } },
      "$$found",
    ] },
  } } } },
  { $unset: [$fieldNames$] },
]
