$holders$.updateMany({ $there$: { $exists: true } }, [
  // $stages$
]);
