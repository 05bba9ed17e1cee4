const own = ["_id", "schema_version", "name", "contacts", "phone_home", "phones", "fax", "home", "work", "at", "one", "made", "rest", "kind"];
const item = (kind, number, more = {}) => ({ kind, number, ...more });
const people = () => [
  ...Array.from({ length: 120 }, (_, n) => ({ _id: oid(n), name: `ünï ${n}`, phone_home: `+4${n}`, phones: { work: `+5${n}`, "ex$tra": Int32(n) } })),
  { _id: oid(200), name: "none" }, { _id: oid(201), phone_home: null }, { _id: oid(202), phone_home: "" }, { _id: oid(203), phones: null },
  { _id: oid(204), phones: {} }, { _id: oid(205), phones: { work: null, note: "x" } }, { _id: oid(206), phone_home: [], phones: { work: ["1", null] } },
  { _id: oid(207), phone_home: { kind: "home" } }, { _id: oid(208), phone_home: "$name", name: "a dollar" },
  { _id: oid(209), phone_home: "1", contacts: [item("mobile", "7"), item("home", "8"), "odd", null, { kind: "work" }] }, // a list of its own
  { _id: oid(210), contacts: [item("mobile", "7")] }, { _id: oid(211), contacts: null, phone_home: "1" }, { _id: oid(212), contacts: "a word", name: "nothing to gather" },
  { _id: oid(213), schema_version: Int32(1), contacts: [item("work", "9")], name: "newest" }, { _id: oid(214), schema_version: Double(2), phone_home: "from the future" },
  { ...lookAlikes(...own), _id: oid(215), phone_home: "2", at: 1, one: "own", made: [], rest: { kind: "home" } },
  { _id: oid(216), phone_home: "same", phones: { work: "same" }, contacts: [] },
];
function fill() {
  put("people", people());
}
const isOld = one => !(Number(one.schema_version ?? 0) >= 1);
// The value of null is none: the items' numbers cannot be null.
const has = value => value !== undefined && value !== null;
function converted({ phone_home, phones, contacts, ...one }) {
  const { work, ...others } = phones ?? {};
  const made = [...(has(phone_home) ? [item("home", phone_home)] : []), ...(has(work) ? [item("work", work)] : [])];
  const list = typeof contacts === "string" ? contacts : [...made, ...(contacts ?? [])];
  return { ...one, schema_version: Int32(1), ...(phones === undefined ? {} : { phones: phones && others }), contacts: list };
}
const now = () => people().map(one => isOld(one) ? converted(one) : one);
function faults() {
  return differences("people", stored("people"), now());
}
// What has no place in a field stays in the list; an empty list and fields that were null are gone.
function takenBack({ schema_version, contacts, ...one }) {
  const list = Array.isArray(contacts) ? [...contacts] : [];
  const take = kind => {
    const at = list.findIndex(one => one && one.kind === kind && "number" in one && Object.keys(one).length === 2);
    return at < 0 ? {} : { [kind]: list.splice(at, 1)[0].number };
  };
  const { home } = take("home");
  const { work } = take("work");
  const phones = work === undefined ? {} : { phones: { ...one.phones, work } };
  return { ...one, ...(home === undefined ? {} : { phone_home: home }), ...phones, ...(Array.isArray(contacts) ? list.length > 0 ? { contacts: list } : {} : { contacts }) };
}
function faultsBack() {
  const isNewest = one => Number(one.schema_version) === 1;
  return [
    ...differences("people", stored("people"), now().map(one => isNewest(one) ? takenBack(one) : one)),
    // nobody but those named has lost anything
    ...differences("unchanged", stored("people").filter(one => Number(String(one._id).slice(-3)) < 200), people().filter(one => Number(String(one._id).slice(-3)) < 200)),
  ];
}

// What had only the new place comes back with an empty former one.
function faultsAgain() {
  const again = ({ phones, ...one }) => ({ ...one, ...(phones === undefined || (String(one._id) === String(oid(213)) && Object.keys(phones ?? {}).length === 0) ? {} : { phones }) });
  return differences("people", stored("people").map(again), now());
}

// Whatever is stored, the reader gives it in the newest shape.
function later() {
  db.people.insertMany([{ _id: oid(300), phone_home: "late" }, { _id: oid(301), schema_version: null, phones: { work: "5" }, contacts: [item("home", "0")] }, { _id: oid(302), name: "null" }]);
  for (const [n, contacts] of [[300, [item("home", "late")]], [301, [item("work", "5"), item("home", "0")]], [302, []]]) {
    const read = readPerson(oid(n));
    if (read.schema_version !== 1 || textOf(read.contacts) !== textOf(contacts)) throw new Error("read " + EJSON.stringify(read));
  }
  for (const one of people().filter(isOld)) {
    if (textOf(upgradePerson(one).contacts) !== textOf(converted(one).contacts) && typeof one.contacts !== "string") throw new Error("upgraded " + EJSON.stringify(upgradePerson(one)));
  }
}
function expectedLater() {
  return differences("people", stored("people"), [...now(), { _id: oid(300), schema_version: Int32(1), contacts: [item("home", "late")] },
    { _id: oid(301), schema_version: Int32(1), phones: {}, contacts: [item("work", "5"), item("home", "0")] }, { _id: oid(302), schema_version: Int32(1), name: "null", contacts: [] }]);
}
