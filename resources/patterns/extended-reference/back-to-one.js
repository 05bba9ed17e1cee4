$holders$.updateMany({ $idPath$: { $exists: true } }, [
  // $stages$
]);
