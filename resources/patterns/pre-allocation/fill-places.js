const all = { $ifNull: [$pathValue$, []] };
$docs$.updateMany({ $nor: [{ $whole$ }] }, [{ $set: { $path$: $filled$ } }]);
