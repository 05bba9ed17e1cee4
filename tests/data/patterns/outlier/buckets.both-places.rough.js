// An item that has been copied and not yet cut off is among the first ones by then: it is cut off all the same.
const comment = (review, n) => ({ _id: oid(review * 100 + n), text: `ünï ${n}` });
const apart = n => stored("po_st_extras").filter(one => one.po_st_id.equals(oid(n))).flatMap(one => one.com_ments);
const comments = (n, from, to) => Array.from({ length: to - from + 1 }, (_, at) => comment(n, from + at));
function fill() {
  put("po_sts", [{ _id: oid(1), text: "1", com_ments: comments(1, 0, 24) }]);
}
function faults() {
  return [...differences("first items", stored("po_sts").map(one => one.com_ments), [comments(1, 0, 19)]), ...differences("rest", apart(1), comments(1, 20, 24)),
    ...differences("leftovers", db.getCollectionNames().filter(name => name.includes(".")), [])];
}
function faultsBack() {
  return differences("items", stored("po_sts").map(one => one.com_ments), [comments(1, 0, 24)]);
}
let found = [];
function later() {
  found = changedSince();
  found.push(...faultsOfMoves({ parents: "po_sts", own: n => ({ text: `${n}` }), array: "com_ments", kept: 20, item: comment, apart, remove: removeComMent, move: () => runStep("sweepPoSts();"), notes: "po_st_extras.moving",
    cut: ["po_sts", "updateOne", (filter, change) => Array.isArray(change)],
    hinder: one => putUncomparable("po_st_extras", { _id: oid(1000), po_st_id: oid(36), count: Int32(1), com_ments: [one] }, "com_ments"),
    free: one => db.po_st_extras.updateOne({ "com_ments._id": one._id }, { $set: { "com_ments.$": one } }, { bypassDocumentValidation: true }) }));
}
// A run was killed after it had copied, and old code changed the items of which there are copies.
function changedSince() {
  put("po_sts", [{ _id: oid(50), text: "50", com_ments: comments(50, 0, 24) }]);
  put("po_st_extras", [{ po_st_id: oid(50), count: Int32(5), com_ments: comments(50, 20, 24).map((one, at) => (at > 1 ? one : { text: `older ${at}`, _id: one._id, more: Double(1) })) }]);
  runStep("sweepPoSts();");
  return [...differences("first items of 50", stored("po_sts").filter(one => one._id.equals(oid(50))).map(one => one.com_ments), [comments(50, 0, 19)]), ...differences("rest of 50", apart(50), comments(50, 20, 24))];
}
function expectedLater() {
  return found;
}
