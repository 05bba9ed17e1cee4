$parents$.updateMany({ $array$: { $exists: true } }, { $unset: { $array$: "" } });
// $unsetCount$
