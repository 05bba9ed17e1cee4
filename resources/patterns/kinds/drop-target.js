for (const { kind } of $kinds$()) $target$.deleteMany({ $type$: kind });
const others = $target$.countDocuments({});
if (others === 0) $target$.drop();
else print("documents of other kinds, which stay", $targetName$, others, $target$.distinct($typeName$));
db.getCollection($comparedName$).drop();
