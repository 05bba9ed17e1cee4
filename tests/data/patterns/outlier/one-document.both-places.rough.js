// An item that has been copied and not yet cut off is among the first ones by then: it is cut off all the same.
const comment = (review, n) => ({ _id: oid(review * 100 + n), text: `ünï ${n}` });
const apart = n => stored("review_extras").filter(one => one.review_id.equals(oid(n))).flatMap(one => one.comments);
const comments = (n, from, to) => Array.from({ length: to - from + 1 }, (_, at) => comment(n, from + at));
function fill() {
  put("reviews", [{ _id: oid(1), text: "1", comments: comments(1, 0, 24) }]);
}
function faults() {
  return [...differences("first items", stored("reviews").map(one => one.comments), [comments(1, 0, 19)]), ...differences("rest", apart(1), comments(1, 20, 24)),
    ...differences("leftovers", db.getCollectionNames().filter(name => name.includes(".")), [])];
}
function faultsBack() {
  return differences("items", stored("reviews").map(one => one.comments), [comments(1, 0, 24)]);
}
let found = [];
function later() {
  found = changedSince();
  found.push(...faultsOfMoves({ parents: "reviews", own: n => ({ text: `${n}` }), array: "comments", kept: 20, item: comment, apart, remove: removeComment, move: () => runStep("sweepReviews();"), notes: "review_extras.moving",
    cut: ["reviews", "updateOne", (filter, change) => Array.isArray(change)],
    hinder: one => putUncomparable("review_extras", { _id: oid(1000), review_id: oid(36), comments: [one] }, "comments"),
    free: one => db.review_extras.updateOne({ "comments._id": one._id }, { $set: { "comments.$": one } }, { bypassDocumentValidation: true }) }));
}
// A run was killed after it had copied, and old code changed the items of which there are copies.
function changedSince() {
  put("reviews", [{ _id: oid(50), text: "50", comments: comments(50, 0, 24) }]);
  put("review_extras", [{ review_id: oid(50), comments: comments(50, 20, 24).map((one, at) => (at > 1 ? one : { text: `older ${at}`, _id: one._id, more: Double(1) })) }]);
  runStep("sweepReviews();");
  return [...differences("first items of 50", stored("reviews").filter(one => one._id.equals(oid(50))).map(one => one.comments), [comments(50, 0, 19)]), ...differences("rest of 50", apart(50), comments(50, 20, 24))];
}
function expectedLater() {
  return found;
}
