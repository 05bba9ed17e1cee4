// What changes its name: the way to the object that has it (true: an array lies there), the old name and the new one.
const renames = [
  // $renames$
];
// The document with a change in every object that a way leads to. Needs MongoDB 5.0.
const at = (value, field) => ({ $getField: { field: { $literal: field }, input: value } });
const holds = (value, field) => ({ $ne: [{ $type: at(value, field) }, "missing"] });
const changed = (value, path, change, depth) => {
  const here = "$$object" + depth;
  let body = change(here);
  if (path.length > 0) {
    const [[field, isArray], ...rest] = path;
    const item = "item" + depth;
    const below = isArray
      ? { $cond: [{ $isArray: at(here, field) }, { $map: { input: at(here, field), as: item, in: changed("$$" + item, rest, change, depth + 1) } }, at(here, field)] }
      : changed(at(here, field), rest, change, depth + 1);
    body = { $cond: [holds(here, field), { $setField: { field: { $literal: field }, input: here, value: below } }, here] };
  }
  return { $let: { vars: { ["object" + depth]: value }, in: { $cond: [{ $eq: [{ $type: here }, "object"] }, body, here] } } };
};
const copied = ({ path, from, to }) => changed("$$ROOT", path, here => ({
  $cond: [{ $and: [holds(here, from), { $not: [holds(here, to)] }] }, { $setField: { field: { $literal: to }, input: here, value: at(here, from) } }, here] }), 0);
const cut = ({ path, from, to }) => changed("$$ROOT", path, here => ({
  $cond: [{ $and: [holds(here, from), { $eq: [at(here, from), at(here, to)] }] }, { $unsetField: { field: { $literal: from }, input: here } }, here] }), 0);
const former = ({ path, from }) => ({ [[...path.map(([field]) => field), from].join(".")]: { $exists: true } });
