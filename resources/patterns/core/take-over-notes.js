      // What was copied and not cut off stays noted as left, and is cut off wherever in its array it is by then. The first round looks
      // at what others have noted as well, who may have been killed.
      noted.aggregate([
        { $match: others === left ? { taken: run } : others },
        { $group: { _id: { of: "$_id.of", run: run } } },
        { $merge: { into: $notedName$, on: "_id" } },
      ], { allowDiskUse: true });
