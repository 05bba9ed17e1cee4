if ($own$.countDocuments({ _id: { $regex: $separator$ } }) > 0) throw new Error("these have ids with the separator: choose another one for " + $ownName$);
