      noted.aggregate([
        ...items,
        { $sort: { _id: 1, $beforeOrder$: $direction$, at: 1 } },
        { $group: { _id: "$_id", keep: { $push: "$at" } } },
        { $project: { keep: { $slice: ["$keep", $kept$] } } },
        { $merge: { into: $notedName$, on: "_id", whenMatched: "merge", whenNotMatched: "discard" } },
      ], { allowDiskUse: true });
