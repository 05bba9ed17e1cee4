const boat = (n, more = {}) => ({ _id: oid(n), label: `ünï ${n}`, hull: Double(n), engine: "none", ...more });
const boats = () => [boat(1), boat(2, { cap: Int32(4) }), (({ hull, engine, ...one }) => one)(boat(3))];
function fill() {
  put("boats", boats());
}
const units = { hull: { u: "m" }, range: { u: "km" } };
const specs = one => ["hull", "range", "cap", "engine", "built"].filter(k => one[k] !== undefined).map(k => ({ k, v: one[k], ...units[k] }));
const shaped = ({ _id, label, ...one }) => ({ _id, title: label, version: Int32(1), ...(specs(one).length > 0 ? { specs: specs(one) } : {}) });
const found = () => stored("boats").map(({ schema_version, ...one }) => ({ ...one, version: schema_version }));
function faults() {
  return differences("boats", found(), boats().map(shaped));
}

// An old writer stores one that neither pattern has shaped: readers give it back as it is, and nobody numbers it.
const late = () => boat(4, { built: day(1) });
function later() {
  put("boats", [late()]);
  const read = readBoat(oid(4));
  const changed = stored("boats").filter(one => one._id.equals(oid(4)));
  return [...differences("read", [Object.keys(read).sort()], [Object.keys(late()).sort()]), ...differences("stored", changed, [late()])];
}
function expectedLater() {
  return differences("boats", found(), [...boats(), late()].map(shaped));
}
