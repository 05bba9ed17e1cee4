function $together$(doc) {
  const found = new Map();
  for (const { name, fields } of $sources$()) {
    for (const item of doc[name] ?? []) {
      for (const [path, field] of fields) {
        const value = path.reduce((at, part) => (at === null || at === undefined ? undefined : at[part]), item);
        if (value === null || value === undefined) continue;
        if (!found.has(field)) found.set(field, []);
        found.get(field).push({ source: name, id: item._id, value: value });
      }
    }
  }
  const text = value => EJSON.stringify([value], { relaxed: true });
  const differing = [...found].filter(([, values]) => values.some(one => text(one.value) !== text(values[0].value)));
  return {
    ...doc,
    view: Object.fromEntries([...found].map(([field, values]) => [field, values[0].value])),
    conflicts: differing.map(([field, values]) => ({ field: field, values: values })),
  };
}
