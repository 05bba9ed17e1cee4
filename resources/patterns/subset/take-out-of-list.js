for (const doc of $parents$.find({ $array$: { $exists: true } }, { $array$: 1 }))
  $all$.deleteMany({ $parentId$: doc._id, _id: { $in: $docArray$.map(item => item._id) } });
