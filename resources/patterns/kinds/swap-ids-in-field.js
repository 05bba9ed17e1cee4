  if (kind === $kind$) db.getCollection($holder$).updateMany({ $or: [$matches$] }, [{ $set: { $field$: $swapped$ } }], bypass);
