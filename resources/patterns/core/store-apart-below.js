$all$.updateOne({ _id: item._id, $parentId$: $key$ }, { $setOnInsert: { ...item, $parentId$: $key$ } }, { upsert: true });
