$collection$.updateMany({ $fieldKey$: $version$ }, [
  // $movesBack$
  // $unsetBack$
  // $numberBack$
]);
