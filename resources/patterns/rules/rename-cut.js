{
const docs = db.getCollection($name$);
// $parts$
for (const one of renames) {
  print(one.from, "documents without the old name from now on", docs.updateMany(former(one), [{ $replaceWith: cut(one) }], { bypassDocumentValidation: true }).modifiedCount);
  const left = docs.countDocuments(former(one));
  if (left > 0) print(one.from, "documents kept, because the new name is missing or holds another value", left);
}
}
