print("server", db.version());
const others = $view$.find({ $noSource$ }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (others.length > 0) throw new Error("these documents of " + $viewName$ + " are no views: move them elsewhere first: " + EJSON.stringify(others));
