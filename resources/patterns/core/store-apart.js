try {
  $all$.insertOne({ ...item, $parentId$: $key$ });
} catch (error) {
  if (error.code !== 11000 || !$all$.findOne({ _id: item._id, $parentId$: $key$ }, { _id: 1 })) throw error; // a second try
}
