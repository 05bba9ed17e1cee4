$collection$.updateMany({ $wholePath$: { $type: "number" } }, [{ $set: { $wholePath$: { $toType$: { $multiply: [$k$, { $round: [{ $divide: [$value$, $k$] }, 0] }] } } } }]);
