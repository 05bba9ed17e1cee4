print("server", db.version());
print("documents", $docs$.countDocuments({}), "with all places", $docs$.countDocuments({ $whole$ }));
const longer = $docs$.countDocuments({ $longer$ });
print("with more places than there will be (must be none)", longer);
if (longer > 0) throw new Error("more places are needed than the layout has");
