// While one run has noted the items, another cuts them off, and somebody changes or removes what is apart by then: the first
// one leaves it as it is. What a killed run had copied is copied again as long as it is in the array.
const comments = (review, n) => Array.from({ length: n }, (_, at) => ({ _id: oid(review * 100 + at), text: `ünï ${at}` }));
const reviews = () => [4, 10, 12].map(n => ({ _id: oid(n), title: `${n}`, comments: comments(n, n) }));
const flagged = one => (one.comments.length > 10 ? { ...one, has_extras: true } : one);
const apart = (review, items, more = {}) => items.map(item => ({ ...item, review_id: oid(review), ...more }));
function fill() {
  put("reviews", reviews());
}
function faults() {
  return [
    ...differences("reviews", stored("reviews"), reviews().map(flagged).map(one => ({ ...one, comments: one.comments.slice(0, 10) }))),
    ...differences("apart", stored("review_extras"), apart(12, comments(12, 12).slice(10))),
    ...differences("leftovers", db.getCollectionNames().filter(name => name.includes(".")), []),
  ];
}
function faultsBack() {
  return differences("reviews", stored("reviews").map(({ has_extras, ...one }) => one), reviews());
}

// Of the others, some have a copy: as the item is, older by another run's and older by a killed one. Of 24 another run moves the
// items and one is removed then, of 25 one is removed before anybody moves it, each as soon as the first run has noted it.
const others = [20, 21, 22, 23, 24, 25];
const rest = (n, more) => apart(n, comments(n, 12).slice(10), more);
function meanwhile() {
  put("review_extras", rest(20));
  db.review_extras.deleteMany({ review_id: oid(22) });
  put("review_extras", rest(22));
  put("review_extras", rest(24));
  db.reviews.updateOne({ _id: oid(24) }, { $push: { comments: { $each: [], $slice: 10 } } }, { bypassDocumentValidation: true });
  for (const n of [24, 25]) {
    if (!removeComment(oid(n), oid(n * 100 + 10))) throw new Error("nothing is removed");
  }
  for (const n of [20, 21, 22]) {
    db.reviews.updateOne({ _id: oid(n) }, { $push: { comments: { $each: [], $slice: 10 } } }, { bypassDocumentValidation: true });
    db.review_extras.updateOne({ _id: oid(n * 100 + 10) }, { $set: { text: "changed apart" } }, { bypassDocumentValidation: true });
  }
}
function later() {
  put("reviews", others.map(n => ({ _id: oid(n), title: `${n}`, comments: comments(n, 12) })));
  put("review_extras", [...rest(21), ...[22, 23].flatMap(n => rest(n, { text: "older" }))]);
  amid(["review_extras.moving", "aggregate", stages => stages.some(stage => stage.$merge?.into === "review_extras")], meanwhile, sweepReviews);
}
function expectedLater() {
  const moved = n => rest(n).slice(n < 24 ? 0 : 1).map((one, at) => (at === 0 && n < 23 ? { ...one, text: "changed apart" } : one));
  return [
    ...differences("reviews", stored("reviews").filter(one => Number(one.title) >= 20), others.map(n => ({ _id: oid(n), title: `${n}`, comments: comments(n, 10), has_extras: true }))),
    ...differences("apart", stored("review_extras").filter(one => !one.review_id.equals(oid(12))), others.flatMap(moved)),
  ];
}

// Two clients move as well, an old writer adds, and somebody changes and removes what is apart.
function writeMeanwhile(client) {
  let [added, changed] = [0, 0];
  const removed = [];
  for (let i = 0; i < 100; i += 1) {
    if (client === 1) {
      added += db.reviews.updateOne({ _id: oid([4, 10, 12][i % 3]) }, { $push: { comments: { _id: new ObjectId(), text: `${i}`, touched: Int32(0) } } }, { bypassDocumentValidation: true }).modifiedCount;
    } else if (client === 2) {
      const [one] = db.review_extras.aggregate([{ $sort: { _id: -1 } }, { $limit: 30 }, { $sample: { size: 1 } }]).toArray();
      if (one && i % 4 === 3 && removeComment(one.review_id, one._id)) {
        removed.push(one._id);
        changed -= Number(one.touched ?? 0);
      } else if (one && !db.reviews.findOne({ "comments._id": one._id }, { _id: 1 })) changed += db.review_extras.updateOne({ _id: one._id }, { $inc: { touched: 1 } }, { bypassDocumentValidation: true }).modifiedCount;
    }
    if (client === 3 || i % 20 === 19) sweepReviews();
  }
  return { added, changed, removed: removed.map(String) };
}
function faultsAfter(answers) {
  const sum = name => answers.reduce((total, one) => total + one[name], 0);
  sweepReviews();
  const items = [...stored("reviews").flatMap(one => one.comments), ...stored("review_extras")];
  const removed = [...new Set(answers.flatMap(one => one.removed))]; // a copy may be seen for a moment, and be removed once more
  const left = 26 + sum("added") - removed.length;
  return [
    ...differences("items", [[items.length, new Set(items.map(one => String(one._id))).size]], [[left, left]]),
    ...differences("removed ones that came back", items.map(one => String(one._id)).filter(id => removed.includes(id)), []),
    ...differences("changes", [items.reduce((n, item) => n + Number(item.touched ?? 0), 0)], [sum("changed")]),
    ...differences("changes and additions", [sum("changed") > 0, sum("added"), removed.length > 0], [true, 100, true]),
  ];
}
