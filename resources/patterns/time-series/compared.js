{ // not emitted
print("documents", $items$.countDocuments({}), "in the new collection", $series$.countDocuments({}), "missing", missed);
if (missed > 0) throw new Error("documents are missing: does an old writer still run? Then copy again");
}
