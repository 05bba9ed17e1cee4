// A list that is empty then goes as well: whether an empty one or null was there before, nobody can know. If the fields move
// again, such a list becomes the last field of its document.
$docs$.updateMany({ $keyPath$: { $in: [$keyNames$] } }, [
  // $restored$
  { $set: { $path$: { $filter: { input: $pathValue$, as: "one", cond: { $not: [{ $in: [$oneKey$, [$keyNames$]] }] } } } } },
  { $set: { $path$: { $cond: [{ $eq: [$pathValue$, []] }, "$$REMOVE", $pathValue$] } } },
]);
