{
const docs = db.getCollection($name$);
// $parts$
for (const one of renames)
  print(one.from, "→", one.to, "documents changed", docs.updateMany({ $and: [former(one), { $expr: { $ne: [copied(one), "$$ROOT"] } }] }, [{ $replaceWith: copied(one) }], { bypassDocumentValidation: true }).modifiedCount);
}
