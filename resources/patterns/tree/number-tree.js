// Walks the whole tree and writes the numbers that changed. One client at a time; after a crash run it again.
function $number$() {
  const children = new Map();
  const key = id => (typeof id === "number" || id?._bsontype === "Long" ? String(id) : EJSON.stringify(id));
  for (const doc of $docs$.find({}, { $parent$: 1, $left$: 1, $right$: 1 }).sort({ _id: 1 })) {
    const parent = key($docParent$ ?? null);
    if (!children.has(parent)) children.set(parent, []);
    children.get(parent).push({ doc });
  }
  const below = id => [...(children.get(key(id)) ?? [])].reverse();
  let next = 1;
  let changes = [];
  for (const stack = below(null); stack.length > 0;) {
    const top = stack[stack.length - 1];
    if (top.left === undefined) {
      top.left = next++;
      stack.push(...below(top.doc._id));
      continue;
    }
    stack.pop();
    const right = next++;
    if (Number($topLeft$) !== top.left || Number($topRight$) !== right)
      changes.push({ updateOne: { filter: { _id: top.doc._id }, update: { $set: { $left$: Int32(top.left), $right$: Int32(right) } } } });
    if (changes.length === 1000) $docs$.bulkWrite(changes.splice(0));
  }
  if (changes.length > 0) $docs$.bulkWrite(changes);
}
