// Converts what filter finds of older versions; run again it finds nothing.
function $convert$(filter) {
  return $collection$.updateMany({ ...filter, $isOlder$, $onlyShaped$ }, [
    // $moves$
    // $unset$
    { $set: { $fieldKey$: $version$ } },
  ]).modifiedCount;
}
