$holders$.updateMany({ $idPath$: { $exists: true } }, [{ $set: { $beforeKey$: { $map: { input: $listValue$, as: "one", in: $restored$ } } } }, $dropList$]);
