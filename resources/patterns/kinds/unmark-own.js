$target$.updateMany({ $type$: $ownKind$ }, [
  // $back$
  { $unset: $typeName$ },
]);
for (const { name, kind } of $kinds$()) if (name !== $targetName$) $target$.deleteMany({ $type$: kind });
db.getCollection($comparedName$).drop();
