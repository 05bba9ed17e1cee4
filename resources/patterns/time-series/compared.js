{ // not emitted
print("documents", $items$.countDocuments({}), "in the new collection", $series$.countDocuments({}), "missing", missed);
if (differing.length > 0) throw new Error("these documents differ from those of the new collection, because an old writer changed them after they were copied: delete them there, or change them there as well: " + EJSON.stringify(differing));
if (missed > 0) throw new Error("documents are missing: does an old writer still run? Then copy again");
}
