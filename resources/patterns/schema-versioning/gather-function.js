// A copy of doc in which the values of single fields are items of a list.
function gatheredIn(doc, list, value, fields, { always, keepsNull }) {
  const before = doc[list] ?? null;
  if (before !== null && !Array.isArray(before)) return doc;
  const made = [];
  let next = doc;
  for (const [from, item] of fields) {
    const found = from.reduce((at, name) => (at !== null && typeof at === "object" && Object.hasOwn(at, name) ? at[name] : undefined), doc);
    if (found !== undefined && (found !== null || keepsNull)) made.push({ ...item, [value]: found });
    next = movedIn(next, from, null);
  }
  if (made.length === 0 && (before !== null || !always)) return next;
  return { ...next, [list]: [...made, ...(before ?? [])] };
}
