// A hash of all that a collection holds, and of others with what belongs to its documents, which tells whether anybody has
// written into them; null where a server gives none.
function $stateOf$(name) {
  try {
    const names = [name, ...($beside$[name] ?? [])];
    const reply = db.runCommand({ dbHash: 1, collections: names });
    const hashes = names.map(one => reply.collections[one] ?? "").join(" ").trim();
    return hashes;
  } catch (error) {
    return null;
  }
}
// Compared, and not written into since: what of it is no longer in the one collection, new code has deleted there.
function $isCompared$(name, kind) {
  const state = db.getCollection($comparedName$).findOne({ _id: name })?.state;
  return Boolean(state) && state !== "copying" && $target$.findOne({ $type$: kind }, { _id: 1 }) !== null && state === $stateOf$(name);
}
