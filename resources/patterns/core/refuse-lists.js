// A server refuses a document with two lists in one index: they are looked for in what will be stored.
{
const heads = paths => [...new Set(paths.map(path => path[0]))];
const below = (paths, head) => paths.filter(path => path[0] === head && path.length > 1).map(path => path.slice(1));
const firstLists = (value, paths) => ({ $add: [0, ...heads(paths).map(head => ({ $cond: [{ $isArray: [value + "." + head] }, 1, firstLists(value + "." + head, below(paths, head))] }))] });
const hasTwo = (value, paths, depth) => ({ $or: [{ $gt: [firstLists(value, paths), 1] }, ...heads(paths).map(head => {
  const at = value + "." + head, inner = below(paths, head), item = "at" + depth;
  const anyItem = { $map: { input: at, as: item, in: { $and: [{ $not: [{ $isArray: ["$$" + item] }] }, inner.length > 0 && hasTwo("$$" + item, inner, depth + 1)] } } };
  return inner.length > 0 && { $cond: [{ $isArray: [at] }, { $anyElementTrue: [anyItem] }, hasTwo(at, inner, depth)] };
})] });
const kinds = [
// $kinds$
];
for (const { paths, filter, options } of [
// $indexes$
]) {
  const twice = [{ $match: filter }, { $match: { $expr: hasTwo("$$ROOT", paths.map(path => path.split(".")), 0) } }, { $limit: 20 }, { $project: { _id: 1 } }];
  for (const { name, stages } of kinds) {
    const odd = db.getCollection(name).aggregate([...stages, ...twice], options).toArray().map(one => one._id);
    if (odd.length > 0) throw new Error("these documents of " + name + " would have two lists in the index on " + paths.join(", ") + ", which takes one: mend them or the index first: " + EJSON.stringify(odd));
  }
}
}
