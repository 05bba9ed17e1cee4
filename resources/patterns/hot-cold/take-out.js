// not emitted: Only where the details say the same: what an old writer changed since then stays and shows.
[ // not emitted
{ $replaceWith: { $cond: [
        { $and: [$sameNew$] },
        { $arrayToObject: { $filter: { input: { $objectToArray: "$$ROOT" }, as: "one", cond: { $not: [{ $in: ["$$one.k", $names$] }] } } } },
        "$$ROOT",
      ] } },
] // not emitted
