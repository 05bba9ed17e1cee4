$all$.deleteOne({ _id: id, $parentId$: $key$ }).deletedCount
