      noted.aggregate([
        ...copies,
        { $group: { _id: "$_id", ids: { $push: "$copy._id" } } },
        { $lookup: { from: $parentsName$, let: { of: "$_id.of" }, as: "now", pipeline: [{ $match: { $expr: { $eq: ["$_id", "$$of"] } } }, { $project: { ids: $itemIds$ } }] } },
        { $match: { $expr: { $ne: [{ $setIntersection: ["$ids", { $ifNull: [{ $arrayElemAt: ["$now.ids", 0] }, []] }] }, []] } } },
        { $project: { left: { $literal: true } } },
        { $merge: { into: $notedName$, on: "_id", whenMatched: "merge", whenNotMatched: "discard" } },
      ], { allowDiskUse: true });
