const own = ["_id", "v", "name", "city", "address"];
const people = () => [
  ...Array.from({ length: 130 }, (_, n) => ({ _id: oid(n), name: `ünï ${n}`, v: [Int32(1), Double(1), Long(1)][n % 3], address: { town: `town ${n}`, zip: Int32(n) } })),
  { _id: oid(200), v: Int32(1), name: "no address" }, { _id: oid(201), v: Int32(1), address: null }, { _id: oid(202), v: Int32(1), address: {} },
  { _id: oid(203), v: Int32(1), address: { town: null } }, { _id: oid(204), v: Int32(1), address: { town: [] } }, { _id: oid(205), v: Int32(1), city: "in its new place already" },
  { _id: oid(206), v: Int32(1), address: "High Street 1" }, { _id: oid(207), v: Int32(2), city: "newest" }, { _id: oid(208), v: Int32(3), address: { town: "from the future" } },
  { ...lookAlikes(...own), _id: oid(209), v: Int32(1), address: { ...lookAlikes("town"), town: "$name" } },
];
function fill() {
  put("people", people());
}
const isOld = one => Number(one.v) < 2;
const converted = ({ v, address, ...one }) => {
  const isObject = address && typeof address === "object";
  const { town, ...rest } = isObject ? address : {};
  return { ...one, v: 2, ...(address === undefined ? {} : { address: isObject ? rest : address }), ...(isObject && "town" in address ? { city: town } : {}) };
};
// Those that had the new place alone come back with an empty former place.
const wereNew = one => [oid(205), oid(207)].some(id => String(id) === String(one._id));
const version = ({ address, ...one }) => ({ ...one, v: Number(one.v), ...(address === undefined || wereNew(one) ? {} : { address }) });
const now = () => people().map(one => isOld(one) ? converted(one) : one).map(version);
function faults() {
  return differences("people", stored("people").map(version), now());
}
// All that have the version are taken back, also those that were stored with it.
function faultsBack() {
  const others = docs => docs.map(version).filter(one => !wereNew(one));
  return differences("people", others(stored("people")), others(people()));
}

// Whatever is stored, the reader gives it in the newest shape.
function later() {
  db.people.insertMany([{ _id: oid(300), v: 1, address: { town: "late" } }, { _id: oid(301), address: { town: "without a number" } }, { _id: oid(302), v: null, name: "null" }]);
  for (const [n, city] of [[300, "late"], [301, "without a number"], [302, undefined]]) {
    const read = readPerson(oid(n));
    if (read.v !== 2 || read.city !== city) throw new Error("read " + EJSON.stringify(read));
  }
}
function expectedLater() {
  return differences("people", stored("people").map(version), [...now(), { _id: oid(300), v: 2, address: {}, city: "late" }, { _id: oid(301), v: 2, address: {}, city: "without a number" }, { _id: oid(302), v: 2, name: "null" }]);
}
