$docs$.updateMany({ $anyField$ }, [
  // $moveStages$
]);
