const contracts = () => [
  ...Array.from({ length: 30 }, (_, n) => ({ _id: oid(n), rank: Long(n), parties: n % 3 ? [] : null })),
  { _id: oid(50), revision: null }, { _id: oid(51), revision: Long(7) }, { ...lookAlikes("_id", "revision", "number"), _id: oid(52) }, { _id: { a: 1 }, note: null },
].map((one, n) => ({ ...one, number: `ünï ${n}` }));
function fill() {
  put("contracts", contracts());
}
const number = one => ({ ...one, revision: Number(one.revision ?? 1) });
const stored_ = () => stored("contracts").map(number);
function faults() {
  return differences("contracts", stored_(), contracts().map(number));
}
// Without the numbers, and where new code has written with what it wrote.
function beforeBack() {
  const keep = (id, n) => db.contracts_revisions.insertOne({ doc_id: id, revision: n, number: `state ${n}`, archived_at: day(1) });
  keep(oid(1), 1);
  keep(oid(1), 2);
  db.contracts.updateOne({ _id: oid(1) }, { $set: { revision: 3 } });
}
const without = ({ revision, ...one }) => one;
function faultsBack() {
  return differences("contracts", stored("contracts"), contracts().map(without));
}
// The numbers go on behind the states that are kept.
function faultsAgain() {
  return [
    ...differences("contracts", stored_(), contracts().map(without).map((one, n) => ({ ...one, revision: n === 1 ? 3 : 1 }))),
    ...differences("states", stored("contracts_revisions").map(one => one.number), ["state 1", "state 2"]),
  ];
}

function later() {
  changeContract(oid(50), { $set: { note: "changed" } });
  changeContract(oid(51), { $set: { note: "changed" } });
  put("contracts", [{ _id: oid(60), number: "by an old writer" }]);
}
function expectedLater() {
  const all = [...contracts().map(number), { _id: oid(60), number: "by an old writer", revision: 1 }];
  for (const one of all.filter(one => [oid(50), oid(51)].some(id => String(id) === String(one._id)))) [one.note, one.revision] = ["changed", one.revision + 1];
  return [...differences("contracts", stored_(), all), ...differences("states", stored("contracts_revisions").map(({ _id, archived_at, ...one }) => number(one)), [{ doc_id: oid(50), revision: 1, number: "ünï 30" }, { doc_id: oid(51), revision: 7, number: "ünï 31" }])];
}
