{
const name = $name$;
// $staged$
// What a document gets that lacks a field: fill in what is right for your data. Nothing is invented.
const values = {
  // $missing$
};
const validator = staged(name);
const docs = db.getCollection(name);
for (const [field, value] of Object.entries(values)) docs.updateMany({ [field]: { $exists: false } }, { $set: { [field]: value } });

// Types are changed only where the value can be changed back: "12" becomes 12, "a dozen" stays. A null that the rules
// do not take goes where the field may be missing.
const numbers = ["int", "long", "double", "decimal"];
const first = conditions => conditions.reduceRight((otherwise, [when, then]) => ({ $cond: [when, then, otherwise] }), "$$value");
const converted = (type) => {
  const is = kinds => ({ $in: [{ $type: "$$value" }, kinds] });
  const made = { $convert: { input: "$$value", to: type, onError: null, onNull: null } };
  const same = kinds => ({ $cond: [is(kinds), { $eq: [{ $convert: { input: made, to: { $type: "$$value" }, onError: null, onNull: null } }, "$$value"] }, false] });
  if (numbers.includes(type)) return first([[same(["string", ...numbers]), made]]);
  if (type === "bool") return first([[{ $eq: ["$$value", "true"] }, true], [{ $eq: ["$$value", "false"] }, false]]);
  if (type === "objectId") return first([[same(["string"]), made]]);
  if (type === "string") return first([[same(["objectId", ...numbers]), made]]);
  if (type !== "date") return "$$value";
  const forms = ["%Y-%m-%dT%H:%M:%S.%LZ", "%Y-%m-%dT%H:%M:%SZ"].map(format => ({ $dateToString: { date: made, format: format } }));
  return first([[{ $and: [is(["string"]), { $in: ["$$value", forms] }] }, made]]);
};
// The value at the expression "value" as the rule wants it; undefined where nothing can be done.
const mended = (rule, value, depth) => {
  const types = [].concat(rule.bsonType ?? []);
  const wanted = types.find(type => type !== "null");
  const within = "$$value" + depth;
  let body;
  if (wanted === "object") {
    for (const [field, inner] of Object.entries(rule.properties ?? {})) {
      const part = { $literal: field }, here = { $getField: { field: part, input: within } };
      const kinds = [].concat(inner.bsonType ?? []);
      const optional = kinds.length > 0 && !kinds.includes("null") && !(rule.required ?? []).includes(field);
      const better = (depth > 0 || field !== "_id") && mended(inner, here, depth + 1);
      if (!better && !optional) continue;
      const kept = better || here;
      body = { $setField: { field: part, input: body ?? within, value: optional ? { $cond: [{ $eq: [here, null] }, "$$REMOVE", kept] } : kept } };
    }
    const [each] = Object.values(rule.patternProperties ?? {}); // names that are data
    const entry = "$$entry" + depth, named = !body && each && mended(each, entry + ".v", depth + 1);
    if (named) body = { $arrayToObject: { $map: { input: { $objectToArray: within }, as: "entry" + depth, in: { k: entry + ".k", v: named } } } };
    body = body && { $cond: [{ $eq: [{ $type: within }, "object"] }, body, within] };
  } else if (wanted === "array") {
    const item = rule.items && mended(rule.items, "$$item" + depth, depth + 1);
    body = item && { $cond: [{ $isArray: within }, { $map: { input: within, as: "item" + depth, in: item } }, within] };
  } else if (wanted) {
    body = { $cond: [{ $in: [{ $type: within }, types] }, within, { $let: { vars: { value: within }, in: converted(wanted) } }] };
  }
  return body && { $let: { vars: { ["value" + depth]: value }, in: body } };
};
for (const part of validator.$and ?? [validator]) {
  const whole = part.$jsonSchema && mended(part.$jsonSchema, "$$ROOT", 0);
  if (whole) print(name, "documents mended", docs.updateMany({ $nor: [validator] }, [{ $replaceWith: whole }]).modifiedCount);
}
print("documents that still break the rules", Number(db.runCommand({ count: name, query: { $nor: [validator] } }).n));
}
