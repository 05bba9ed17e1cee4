$source$.updateMany({ $type$: { $exists: false } }, [
  { $set: { $type$: { $literal: $value$ } } },
  // $stages$
]);
