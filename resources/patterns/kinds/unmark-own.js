for (const { name, kind } of $kinds$()) if (name !== $targetName$) $target$.deleteMany({ $type$: kind });
$target$.updateMany({ $type$: $ownKind$ }, [
  // $back$
  { $unset: $typeName$ },
]);
