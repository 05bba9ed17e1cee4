// A list that is empty then goes as well: whether an empty one was there before, nobody can know.
$docs$.updateMany({ $keyPath$: { $in: [$keyNames$] } }, [
  // $restored$
  { $set: { $path$: { $filter: { input: $pathValue$, as: "one", cond: { $not: [{ $in: [$oneKey$, [$keyNames$]] }] } } } } },
  { $set: { $path$: { $cond: [{ $eq: [$pathValue$, []] }, "$$REMOVE", $pathValue$] } } },
]);
