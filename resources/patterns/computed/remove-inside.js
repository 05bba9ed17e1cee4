function $remove$($key$, id) {
  return $target$.updateOne({ _id: $key$, $itemId$: id }, [
    { $set: { $items$: { $filter: { input: $itemsValue$, as: "one", cond: { $ne: ["$$one._id", { $literal: id }] } } } } },
    { $set: { $object$: $fromArray$ } },
  ]).matchedCount === 1;
}
