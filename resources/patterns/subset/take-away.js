$parents$.updateMany({}, { $unset: { $array$: "", $unsetCountToo$ } });
