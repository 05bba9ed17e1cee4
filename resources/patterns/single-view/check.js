print("server", db.version());
const others = $view$.countDocuments({ $noSource$ });
if (others > 0) throw new Error("there are documents in " + $viewName$ + " that are no views: move them elsewhere first");
