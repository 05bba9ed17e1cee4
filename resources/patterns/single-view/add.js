// A new document of one of the systems goes into the view that has its key; where there is none, a view begins.
function $add$(source, item) {
  const doc = { _id: new ObjectId(), ...item };
  const key = $keyOf$(source, doc);
  for (;;) {
    try {
      const added = $view$.updateOne({ _id: key, [source + "._id"]: { $ne: doc._id }, [source + ".$lastPlace$"]: { $exists: false } }, { $push: { [source]: doc } }, { upsert: true });
      return added;
    } catch (error) {
      if (error.code !== 11000 || !/ index: _id_ /.test(error.message)) throw error;
      // somebody has just begun the view: once more; else it has the document already, or as many as it may have
      if ($view$.findOne({ _id: key, $or: [{ [source + "._id"]: doc._id }, { [source + ".$lastPlace$"]: { $exists: true } }] }, { _id: 1 })) throw error;
    }
  }
}
