// One move at a time; after a crash run it again. Others may add documents meanwhile.
function $move$(id, parentId) {
  const node = $docs$.findOne({ _id: id }, { $path$: 1 });
  const parent = parentId === null ? null : $docs$.findOne({ _id: parentId }, { $path$: 1 });
  if (!node || (parentId !== null && !parent)) return false;
  const path = parent ? $pathBelow$(parent) : null;
  const below = $pathBelow$(node);
  if (path !== null && path.startsWith(below)) throw new Error("the new place lies below the document itself");
  const branch = { $path$: { $gte: below, $lt: below.slice(0, -1) + "-" } };
  const start = { $literal: $pathBelow$({ _id: id, $path$: path }) };
  const rewrite = [{ $set: { $path$: { $concat: [start, { $substrBytes: [$pathValue$, { $strLenBytes: { $literal: below } }, -1] }] } } }];
  if (path === ($nodePath$ ?? null)) return true;
  $docs$.updateMany(branch, rewrite);
  $docs$.updateOne({ _id: id }, { $set: { $path$: path } });
  $docs$.updateMany(branch, rewrite); // what was added below in between
  return true;
}
