const left = $docs$.countDocuments({ $anyField$ });
print("documents that still have one of the fields (must be none)", left);
if (left > 0) throw new Error("an old writer set a field again: run the step before once more");
