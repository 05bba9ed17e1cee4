$parents$.updateMany({ $nor: [{ $marker$ }] }, [{ $set: {
  // $countSet$
  $array$: { $slice: [$inOrder$, $n$] },
} }]);
