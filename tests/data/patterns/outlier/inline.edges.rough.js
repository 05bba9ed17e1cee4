const comment = (review, n, more = {}) => ({ _id: oid(review * 1000 + n), text: `ünï ${n}`, at: day(n), ...more });
const comments = (review, n, more) => Array.from({ length: n }, (_, i) => comment(review, i, more));
const reviews = () => [
  { _id: oid(1), text: "none" }, { _id: oid(2), text: "null", comments: null }, { _id: oid(3), text: "empty", comments: [] },
  { _id: oid(4), text: "few", comments: comments(4, 20) }, { _id: oid(5), text: "one more", comments: comments(5, 21) }, { _id: oid(6), text: "many", comments: comments(6, 400) },
  { ...lookAlikes("_id", "comments", "has_extras"), _id: oid(7), comments: comments(7, 30, lookAlikes("_id", "review_id")) },
];
function fill() {
  put("reviews", reviews());
}
const without = ({ comments, has_extras, ...review }) => review;
function faults() {
  return [
    ...differences("reviews", stored("reviews").map(without), reviews().map(without)),
    ...differences("marks", stored("reviews").filter(one => one.has_extras).map(one => one._id), reviews().filter(one => one.comments && one.comments.length > 20).map(one => one._id)),
    ...differences("first items", stored("reviews").flatMap(one => (one.comments ?? []).map(item => [one._id, item])), reviews().flatMap(one => (one.comments ?? []).slice(0, 20).map(item => [one._id, item]))),
    ...differences("rest", stored("review_extras").map(({ review_id, ...item }) => [review_id, item]), reviews().flatMap(one => (one.comments ?? []).slice(20).map(item => [one._id, item]))),
  ];
}
function faultsBack() {
  return differences("reviews", stored("reviews"), reviews());
}

// Old writers change comments in place and add some while the rest moves.
function writeMeanwhile(client) {
  let [added, changed] = [0, 0];
  for (let i = 0; i < 300; i += 1) {
    const _id = oid(6);
    added += db.reviews.updateOne({ _id }, { $push: { comments: { _id: new ObjectId(), text: "new", touched: Int32(0) } } }).modifiedCount;
    changed += db.reviews.updateOne({ _id, [`comments.${i % 60}`]: { $exists: true } }, { $inc: { [`comments.${i % 60}.touched`]: 1 } }).modifiedCount;
  }
  return { added, changed };
}
function faultsAfter(answers) {
  const sum = name => answers.reduce((total, one) => total + one[name], 0);
  const items = [...stored("reviews").flatMap(one => one.comments ?? []), ...stored("review_extras")];
  return [
    ...differences("items", [items.length], [reviews().reduce((n, one) => n + (one.comments ?? []).length, 0) + sum("added")]),
    ...differences("changes", [items.reduce((n, item) => n + (typeof item.touched === "string" ? 0 : Number(item.touched ?? 0)), 0)], [sum("changed")]),
  ];
}
