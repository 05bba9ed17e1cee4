$extras$.updateOne({ $parentId$: $key$, $listId$: id }, { $pull: { $list$: { _id: id } } }).modifiedCount
