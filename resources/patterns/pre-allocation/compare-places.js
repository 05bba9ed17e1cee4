const short = $docs$.countDocuments({ $nor: [{ $whole$ }] });
print("documents without all places (must be none)", short);
if (short > 0) throw new Error("run the step before once more");
