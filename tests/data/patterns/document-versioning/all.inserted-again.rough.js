// A document that was deleted is inserted again under its _id: no state of either is lost.
const contract = (n, number) => ({ _id: oid(n), number });
function fill() {
  put("contracts", [contract(1, "first"), contract(2, "other")]);
}
const numbered = (one, revision) => ({ ...one, revision: Int32(revision) });
function faults() {
  return differences("contracts", stored("contracts"), [contract(1, "first"), contract(2, "other")].map(one => numbered(one, 1)));
}
function later() {
  changeContract(oid(1), { $set: { number: "second" } });
  removeContract(oid(1));
  insertContract(contract(1, "again"));
  changeContract(oid(1), { $set: { number: "changed again" } });
  insertContract(contract(3, "new"));
  insertContract({ number: "without" });
}
function expectedLater() {
  const states = stored("contracts_revisions").map(({ doc_id, revision, number }) => [doc_id, Number(revision), number]);
  const now = stored("contracts").map(({ number, revision }) => [number, Number(revision)]);
  return [...differences("states", states, [[oid(1), 1, "first"], [oid(1), 2, "second"], [oid(1), 3, "again"]]), ...differences("contracts", now, [["changed again", 4], ["other", 1], ["new", 1], ["without", 1]]),
    ...differences("read", [readRevisionOfContract(oid(1), 3).number, readRevisionOfContract(oid(1), 4).number], ["again", "changed again"])];
}
