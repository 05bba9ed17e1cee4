// Large: new code has added so much that the way back would make a document larger than a document can be
// The way back is refused: these documents have no room for the items that are to come back
const item = (n, letters) => ({ _id: oid(n), text: "t".repeat(letters), at: day(n) });
const reviews = () => [{ _id: oid(1), text: "large", comments: Array.from({ length: 30 }, (_, n) => item(100 + n, 500000)) }, { _id: oid(2), text: "fits", comments: Array.from({ length: 33 }, (_, n) => item(200 + n, 500000)) }];
const added = () => Array.from({ length: 4 }, (_, n) => item(300 + n, 500000));
function fill() {
  put("reviews", reviews());
}
let late = [];
function beforeBack() {
  late = added();
  put("review_extras", late.map(one => ({ ...one, review_id: oid(1) })));
}
function faults() {
  const known = ({ _id, comments }) => [_id, comments.map(one => one._id)];
  return [
    ...differences("kept", stored("reviews").map(known), reviews().map(one => known({ ...one, comments: one.comments.slice(0, 20) }))),
    ...differences("apart", stored("review_extras").map(one => [one.review_id, one._id]), [...reviews().flatMap(one => one.comments.slice(20).map(item => [one._id, item._id])), ...late.map(item => [oid(1), item._id])]),
  ];
}
