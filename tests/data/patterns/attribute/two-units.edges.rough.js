const own = ["_id", "title", "hull_m", "hull_ft", "cap", "specs"];
const boats = () => [
  ...Array.from({ length: 20 }, (_, n) => ({ _id: oid(n), title: `ünï ${n}`, hull_m: Double(n), ...(n % 2 ? { hull_ft: Double(n * 3.25) } : {}), ...(n % 3 ? {} : { cap: Int32(n) }) })),
  { _id: oid(50), title: "none" },
  { _id: oid(51), title: "nulls", hull_m: null, hull_ft: null, cap: null },
  { _id: oid(52), title: "odd", hull_m: "long", hull_ft: [Double(1), null], cap: [] },
  { ...lookAlikes(...own), _id: oid(54), hull_ft: Double(4) },
  { _id: oid(55), title: "others", hull_m: Double(2), specs: [{ k: "sail", v: "red", u: "m" }, "bare", null, { note: "no name", u: "ft" }] },
];
function fill() {
  put("boats", boats());
}
const places = { hull_m: { k: "hull", u: "m" }, hull_ft: { k: "hull", u: "ft" }, cap: { k: "cap" } };
const expected = () => boats().map(boat => {
  const items = Object.keys(places).filter(name => name in boat).map(name => ({ k: places[name].k, v: boat[name], ...(places[name].u ? { u: places[name].u } : {}) }));
  const rest = Object.fromEntries(Object.entries(boat).filter(([name]) => !Object.hasOwn(places, name)));
  return items.length > 0 ? { ...rest, specs: [...(boat.specs ?? []), ...items] } : rest;
});
function faults() {
  return differences("boats", stored("boats"), expected());
}
function faultsBack() {
  return differences("boats", stored("boats"), boats());
}

// An old writer sets the length in feet again: the one in metres stays.
function later() {
  db.boats.updateOne({ _id: oid(1) }, { $set: { hull_ft: Double(77) } });
  setBoatSpec(oid(2), "hull", Double(88), "ft");
}
function expectedLater() {
  const all = expected();
  all[1].specs.find(item => item.u === "ft").v = Double(77);
  all[2].specs.push({ k: "hull", v: Double(88), u: "ft" });
  const sorted = one => ({ ...one, ...(one.specs ? { specs: one.specs.map(textOf).sort() } : {}) });
  return differences("boats", stored("boats").map(sorted), all.map(sorted));
}
