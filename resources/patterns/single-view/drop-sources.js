for (const { name } of $sources$()) {
  const wrong = $differing$(name);
  if (wrong.length > 0) throw new Error("these documents of " + name + " are in no view, or other there: where those here are no longer needed, drop the collection yourself: " + EJSON.stringify(wrong));
}
for (const { name } of $sources$()) db.getCollection(name).drop();
