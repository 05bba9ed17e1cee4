// The numbers are taken from the array itself, so they are always right.
function $add$($key$, item) {
  // $identify$
  return $target$.updateOne({ _id: $key$ }, [
    { $set: { $items$: { $concatArrays: [{ $ifNull: [$itemsValue$, []] }, [{ $literal: item }]] } } },
    { $set: { $object$: $fromArray$ } },
  ]).matchedCount === 1;
}
