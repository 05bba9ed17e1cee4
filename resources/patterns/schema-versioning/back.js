// An object or list that only held what goes back goes as well: whether an empty one was there before, nobody can know.
$collection$.updateMany({ $fieldKey$: $version$ }, [
  // $movesBack$
  // $unsetBack$
  // $numberBack$
]);
