{ $cond: [{ $eq: [{ $ifNull: [$parentValue$, null] }, null] }, null, { $concat: [{ $ifNull: [{ $arrayElemAt: [$abovePathValue$, 0] }, ","] }, { $toString: $parentValue$ }, ","] }] }
