// Between runs: changed or deleted after they had been taken|Nobody can say which ones are newer
const line = (room, n, more = {}) => ({ _id: oid(n), room, at: day(n % 60), text: `ünï ${n}`, ...more });
const lines = () => [
  ...Array.from({ length: 130 }, (_, n) => line("a", n)),
  ...Array.from({ length: 50 }, (_, n) => line("ab", 200 + n)),
  ...Array.from({ length: 60 }, (_, n) => line("ünï", 300 + n, n < 12 ? lookAlikes("_id", "room", "at") : {})),
  line("b_c", 400, { text: null }), line("b_c", 401, { at: new Date(0) }), line("b_c", 402, { list: [] }),
  ...Array.from({ length: 120 }, (_, n) => line("old", 1000 + n, { at: new Date(Date.UTC(1900, 0, 1) + n * 400 * 86400000) })), // into 2031
  ...Array.from({ length: 120 }, (_, n) => line("far", 2000 + n, { at: new Date(Date.UTC(2280, 0, 1) + n * 40 * 86400000) })),
];
function fill() {
  put("messages", lines());
}
const inPages = () => stored("chat_pages").flatMap(page => page.lines.map(item => ({ room: page.room, ...item })));
const pageFaults = () => stored("chat_pages").filter(page => Number(page.count) !== page.lines.length || page.lines.length > 50 || !page._id.startsWith(`${page.room}#`)).map(page => `page ${page._id}`);
function faults() {
  const full = {};
  for (const page of stored("chat_pages")) if (Number(page.count) < 50) full[page.room] = (full[page.room] ?? 0) + 1;
  const disorder = ["old", "far", "a"].filter(room => {
    const dates = stored("chat_pages").filter(page => page.room === room).sort((one, other) => (one._id < other._id ? -1 : 1)).flatMap(page => page.lines.map(item => item.at.getTime()));
    return dates.some((date, n) => n > 0 && date < dates[n - 1]);
  });
  return [...differences("lines", inPages(), lines()), ...pageFaults(), ...disorder.map(room => `pages of ${room} are not in order`), ...Object.keys(full).filter(room => full[room] > 1).map(room => `two open pages of ${room}`)];
}
function faultsBack() {
  return differences("lines", stored("messages"), lines());
}

// New code stores lines, and an old writer has left some more behind.
const late = () => [...Array.from({ length: 70 }, (_, n) => line("a", 500 + n, { at: day(5) })), line("b_c", 600), line("new", 601)];
function later() {
  for (let n = 0; n < 30; n += 1) addMessage("a", { _id: oid(900 + n), at: day(70), text: "by new code" });
  put("messages", late());
  db.createCollection("chat_pages.taken"); // as a run asks for whose former collection was dropped
}
function expectedLater() {
  const added = Array.from({ length: 30 }, (_, n) => ({ room: "a", _id: oid(900 + n), at: day(70), text: "by new code" }));
  return [...differences("lines", inPages(), [...lines(), ...late(), ...added]), ...pageFaults()];
}

function writeBetween() {
  writeLate("messages", lines(), line("a", 700));
}
function faultsBetween(refused) {
  const all = afterLate(lines(), line("a", 700));
  return refused ? differences("lines", stored("messages"), all) : [...differences("lines", inPages(), all), ...pageFaults()];
}
function mendBetween() {
  for (const name of ["chat_pages", "chat_pages.taken"]) db.getCollection(name).drop();
}
function faultsTogether() {
  return faults();
}

// While the former collection is still there, old code changes an item of which somebody makes both the same, and new code deletes,
// changes and stores some.
function deleteNew() {
  db.messages.updateOne({ _id: oid(5) }, { $set: { text: "by old code" } }, { bypassDocumentValidation: true });
  const said = errorOf(() => runStep("are not there any more"));
  if (!said.includes("nobody can say which ones are newer") || !said.includes(oid(5).toString())) return ["refusal: " + said];
  db.chat_pages.updateOne({ room: "a", "lines._id": oid(5) }, { $set: { "lines.$.text": "by old code" } });
  runStep("are all writers stopped");
  db.chat_pages.updateOne({ room: "b_c" }, { $pull: { lines: { _id: oid(401) } }, $inc: { count: -1 } });
  db.chat_pages.updateOne({ room: "a", "lines._id": oid(4) }, { $set: { "lines.$.text": "by new code" } });
  addMessage("b_c", { _id: oid(901), at: day(70), text: "by new code" });
}
function faultsDeleted() {
  const texts = { 4: "by new code", 5: "by old code" };
  const left = lines().filter(one => !one._id.equals(oid(401))).map(one => {
    const changed = Object.keys(texts).find(n => one._id.equals(oid(n)));
    return changed ? { ...one, text: texts[changed] } : one;
  });
  return differences("lines", stored("messages"), [...left, { room: "b_c", _id: oid(901), at: day(70), text: "by new code" }]);
}
