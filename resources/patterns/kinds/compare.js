for (const one of $kinds$()) {
  const left = $missing$(one);
  print(one.name, db.getCollection(one.name).countDocuments({}), one.kind, $target$.countDocuments({ $type$: one.kind }), "missing (must be none)", left);
  if (left > 0) throw new Error("run the step before once more: " + one.name);
}
