// Refused: these items lack one of the values by which they are grouped, or have several: give them one first, or move them elsewhere: [{"$oid":"aaaaaaaaaaaaaaaaaaaaaaa2"},
const event = (n, more) => ({ _id: oid(n), host: "h", level: "info", at: day(n), ...more });
const events = () => [event(1, {}), event(2, { level: null }), event(3, { host: ["h"] }), (({ host, ...one }) => one)(event(4, {}))];
function fill() {
  put("events", events());
}
function faultsBack() {
  return differences("events", stored("events"), events());
}
