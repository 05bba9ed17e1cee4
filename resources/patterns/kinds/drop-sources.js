for (const one of $kinds$()) {
  if (one.name === $targetName$) continue;
  if ($missing$(one) > 0) throw new Error("some documents were not copied: " + one.name);
  db.getCollection(one.name).drop();
}
