$parents$.updateMany({ $second$: { $exists: true }, $beyond$: { $exists: false } }, { $push: { $array$: { $each: [], $sorted$ } } });
