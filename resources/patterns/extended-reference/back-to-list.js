$holders$.updateMany({ $there$: { $exists: true } }, [{ $set: { $beforeKey$: { $map: { input: $listValue$, as: "one", in: $restored$ } } } }, $dropList$]);
