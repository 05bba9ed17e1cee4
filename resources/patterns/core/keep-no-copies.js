      if (former.findOne({ "_id.run": run }, { _id: 1 })) noted.aggregate([
        { $match: { "_id.run": run } },
        { $unwind: "$keep" },
        { $project: { at: "$keep", item: { of: "$_id.of", item: { $let: { vars: { one: { $arrayElemAt: ["$before", "$keep"] } }, in: "$$one._id" } }, run: run } } },
        { $lookup: { from: $formerName$, localField: "item", foreignField: "_id", as: "was" } },
        { $match: { "was.0": { $exists: true } } },
        { $group: { _id: "$_id", apart: { $push: "$at" } } },
        { $merge: { into: $notedName$, on: "_id", whenNotMatched: "discard", whenMatched: [{ $set: { keep: { $filter: { input: "$keep", as: "at", cond: { $not: [{ $in: ["$$at", "$$new.apart"] }] } } } } }] } },
      ], { allowDiskUse: true });
