// An item that has been copied and not yet cut off is among the first ones by then: it is cut off all the same.
const comment = (review, n) => ({ _id: oid(review * 100 + n), text: `ünï ${n}` });
const apart = n => stored("review_extras").filter(one => one.review_id.equals(oid(n))).map(({ review_id, ...item }) => item);
const comments = (n, from, to) => Array.from({ length: to - from + 1 }, (_, at) => comment(n, from + at));
function fill() {
  put("reviews", [{ _id: oid(1), title: "1", comments: comments(1, 0, 14) }]);
}
function faults() {
  return [...differences("first items", stored("reviews").map(one => one.comments), [comments(1, 0, 9)]), ...differences("rest", apart(1), comments(1, 10, 14)),
    ...differences("leftovers", db.getCollectionNames().filter(name => name.includes(".")), [])];
}
function faultsBack() {
  return differences("items", stored("reviews").map(one => one.comments), [comments(1, 0, 14)]);
}
// New code adds an item with names that hold a dot, twice.
const dotted = () => ({ ...comment(51, 99), "a.b": Int32(1), inner: { "c.$d": Int32(2) } });
function dottedAddition() {
  put("reviews", [{ _id: oid(51), title: "51", has_extras: true, comments: comments(51, 0, 9) }]);
  for (let n = 0; n < 2; n += 1) addComment(oid(51), dotted());
  return differences("rest of 51", apart(51), [dotted()]);
}
let found = [];
function later() {
  found = dottedAddition();
  found.push(...faultsOfMoves({ parents: "reviews", own: n => ({ title: `${n}` }), array: "comments", kept: 10, item: comment, apart, remove: removeComment, move: sweepReviews, notes: "review_extras.moving",
    cut: ["review_extras.moving", "aggregate", stages => stages.some(stage => stage.$merge?.into === "reviews")],
    hinder: (copied, one) => put("review_extras", [{ ...one, review_id: oid(77) }]), free: () => db.review_extras.deleteOne({ review_id: oid(77) }) }));
}
function expectedLater() {
  return found;
}
