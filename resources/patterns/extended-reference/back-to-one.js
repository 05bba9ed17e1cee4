$holders$.updateMany({ $idPath$: { $exists: true } }, [{ $set: { $old$: $idValue$ } }, { $unset: $objectName$ }]);
