// Each keeps its type, and its value where the rounded one does not fit.
$collection$.updateMany({ $wholePath$: { $type: "number" } }, [{ $set: { $wholePath$: { $convert: { input: { $multiply: [$k$, { $round: [{ $divide: [$value$, $k$] }, 0] }] }, to: { $type: $value$ }, onError: $value$ } } } }]);
