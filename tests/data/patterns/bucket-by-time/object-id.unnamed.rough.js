// Refused: 3 items lack one of the values by which they are grouped
const event = (n, more) => ({ _id: oid(n), host: "h", level: "info", at: day(n), ...more });
const events = () => [event(1, {}), event(2, { level: null }), event(3, { host: ["h"] }), (({ host, ...one }) => one)(event(4, {}))];
function fill() {
  put("events", events());
}
function faultsBack() {
  return differences("events", stored("events"), events());
}
