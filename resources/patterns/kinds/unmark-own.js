for (const { name, kind } of $kinds$()) if (name !== $targetName$) $target$.deleteMany({ $type$: kind });
$target$.updateMany({ $type$: { $exists: true } }, [
  // $back$
  { $unset: $typeName$ },
]);
