// Between runs: changed since they were copied|they were deleted after|Nobody can say which ones are newer
const unknown = () => [{ _id: oid(900), imo: "9000001", type: "yacht" }];
const ship = (n, more = {}) => ({ _id: oid(n), imo: String(1000000 + n), name: "ünï", status: null, ...more });
const ferries = () => [...Array.from({ length: 20 }, (_, n) => ship(n, { passengers: Int32(n), decks: n % 2 ? [] : null })), ship(50, lookAlikes("_id", "imo", "type", "passengers", "decks")), ship(51, { passengers: "many", type: "ferry" })];
const tugs = () => [...Array.from({ length: 20 }, (_, n) => ship(100 + n, { licence: `l${n}`, pull: Double(n), passengers: Int32(3) })), ship(150, { ...lookAlikes("_id", "imo", "type", "licence"), licence: "l150" })];
function fill() {
  put("ferries", ferries());
  put("tugs", tugs());
  put("vessels", unknown());
}
const of = (type, docs) => docs.map(one => ({ ...one, type }));
function faults() {
  return differences("vessels", stored("vessels"), [...of("ferry", ferries()), ...of("tug", tugs()), ...unknown()]);
}
function faultsBack() {
  const bare = ({ type, ...one }) => one;
  return [...differences("ferries", stored("ferries"), ferries().map(bare)), ...differences("tugs", stored("tugs"), tugs()), ...differences("others", stored("vessels"), unknown())];
}
function writeBetween() {
  writeLate("ferries", ferries(), ship(70));
  writeLate("tugs", tugs(), ship(170, { licence: "l170" }));
}
function faultsBetween(refused) {
  const [lateFerries, lateTugs] = [afterLate(ferries(), ship(70)), afterLate(tugs(), ship(170, { licence: "l170" }))];
  if (refused) return [...differences("ferries", stored("ferries"), lateFerries), ...differences("tugs", stored("tugs"), lateTugs)];
  return differences("vessels", stored("vessels"), [...of("ferry", lateFerries), ...of("tug", lateTugs), ...unknown()]);
}
function mendBetween() {
  writeLate("vessels", ferries());
  writeLate("vessels", tugs());
}
