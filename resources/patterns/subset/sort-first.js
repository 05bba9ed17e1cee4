$parents$.updateOne({ _id: $key$, $last$: { $exists: true } }, { $push: { $array$: { $each: [], $sorted$ } } });
