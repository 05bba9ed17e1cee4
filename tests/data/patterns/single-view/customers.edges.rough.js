const crm = () => [
  ...Array.from({ length: 60 }, (_, n) => ({ _id: oid(n), email: `Person${n}@Example.org`, name: `ünï ${n}`, since: day(n), more: { n: Int32(n) } })),
  { _id: oid(100), email: null, name: "null" }, { _id: oid(101), name: "none" }, { _id: oid(102), email: "", name: "empty" }, { _id: oid(103), email: " \t", name: "spaces" },
  { _id: oid(104), email: ["a@b.c", "d@e.f"], name: "two" }, { _id: oid(105), email: { at: "a@b.c" }, name: "an object" }, { _id: oid(106), email: "ÄRGER@x.org", name: "letters" },
  { _id: "1", email: "same@x.org", name: "a text as _id" }, { _id: Int32(1), email: "SAME@x.org ", name: "a number as _id" }, // two of one system
  { ...lookAlikes("_id", "email", "crm_customers", "shop_accounts"), _id: oid(107), email: "odd@x.org", crm_customers: "own", shop_accounts: [] },
  { _id: oid(108), email: "$name", name: "a dollar" }, { _id: oid(109), email: Int32(5), name: "a number" },
];
const shop = () => [
  ...Array.from({ length: 40 }, (_, n) => ({ _id: oid(1000 + n), mail: ` person${n}@example.ORG`, full_name: n % 2 ? `ünï ${n}` : "another", points: Int32(n), card: `card ${n}` })),
  { _id: oid(1), mail: "same@x.org", full_name: "the _id of another system's", points: null }, { _id: oid(1100), mail: "ärger@x.org", full_name: "other letters", points: Int32(1) },
  { _id: oid(1101), mail: null }, { _id: oid(1102), mail: Double(5), full_name: "the same number" },
];
const support = () => [
  { _id: oid(2000), address: { mail: "SAME@X.ORG" }, tickets: ["a", null, []] }, { _id: oid(2001), address: null }, { _id: oid(2002) }, { _id: oid(2003), address: [{ mail: "a@b.c" }] },
  { _id: oid(2004), address: { mail: "alone@x.org" }, tickets: [] }, { _id: oid(2005), address: "a street" },
];
const all = () => [["crm_customers", crm(), one => one.email], ["shop_accounts", shop(), one => one.mail], ["support_contacts", support(), one => Array.isArray(one.address) ? undefined : one.address?.mail]];
function fill() {
  for (const [name, docs] of all()) put(name, docs);
}

// Computed anew: the letters A to Z do not matter, nor do spaces at both ends.
const lower = text => [...text].map(letter => letter >= "A" && letter <= "Z" ? String.fromCharCode(letter.charCodeAt(0) + 32) : letter).join("");
function keyed(name, one, value) {
  if (typeof value === "string" && lower(value.trim()) !== "") return lower(value.trim());
  if (value?._bsontype === "Int32" || value?._bsontype === "Double") return Number(value);
  return { source: name, id: one._id };
}
function views(lists) {
  const found = new Map();
  for (const [name, docs, valueOf] of lists) {
    for (const one of docs) {
      const key = keyed(name, one, valueOf(one));
      if (!found.has(textOf(key))) found.set(textOf(key), { _id: key });
      const view = found.get(textOf(key));
      view[name] = [...(view[name] ?? []), one];
    }
  }
  return [...found.values()];
}
// In which order documents of one system are, and how a number that is the key is stored, does not matter.
const comparable = docs => docs.map(({ _id, ...view }) => [typeof _id === "object" && !("source" in _id) ? Number(_id) : _id, Object.entries(view).map(([name, items]) => [name, items.map(textOf).sort()]).sort()]);
function faults() {
  const sources = all().flatMap(([name, docs]) => db.getCollectionInfos({ name }).length > 0 ? differences(name, stored(name), docs) : []);
  return [...differences("customers", comparable(stored("customers")), comparable(views(all()))), ...sources];
}
function faultsBack() {
  return [...all().flatMap(([name, docs]) => differences(name, stored(name), docs)), ...(db.getCollectionInfos({ name: "customers" }).length > 0 ? ["the views are still there"] : [])];
}

const late = () => [["crm_customers", [{ _id: oid(3000), email: "person3@example.org", name: "late" }, { _id: oid(3001), email: "late@x.org" }], one => one.email]];
const byCode = () => [["shop_accounts", [{ _id: oid(3002), mail: "LATE@x.org", full_name: "new code", points: 1 }, { _id: oid(3003), full_name: "nowhere" }], one => one.mail]];
function later() {
  for (const [name, docs] of byCode()) {
    for (const one of docs) addToCustomer(name, one);
  }
  for (const [name, docs] of late()) put(name, docs);
  const read = readCustomer("person2@EXAMPLE.org");
  const conflict = read.conflicts.find(one => one.field === "name");
  if (read.crm_customers.length !== 1 || read.shop_accounts.length !== 1 || conflict?.values.length !== 2 || read.view.name !== "ünï 2") throw new Error("read " + EJSON.stringify(read));
  if (readCustomer("person1@example.org").conflicts.some(one => one.field === "name")) throw new Error("no conflict");
}
function expectedLater() {
  return differences("customers", comparable(stored("customers")), comparable(views([...all(), ...late(), ...byCode()])));
}
