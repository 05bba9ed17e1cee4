{
const docs = db.getCollection($name$);
// $parts$
let wrong = 0;
for (const one of renames) {
  const count = stages => docs.aggregate([{ $match: former(one) }, ...stages, { $count: "n" }]).toArray()[0]?.n ?? 0;
  const lacking = count([{ $match: { $expr: { $ne: [copied(one), "$$ROOT"] } } }]);
  const different = count([{ $replaceWith: copied(one) }, { $replaceWith: cut(one) }, { $match: former(one) }]);
  print(one.from, "→", one.to, "documents without the new name", lacking, "with another value under it", different);
  wrong += lacking + different;
}
if (wrong > 0) throw new Error("the names do not hold the same values: run the step before again, or decide which value is right");
}
