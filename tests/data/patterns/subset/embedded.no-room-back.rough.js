// Large: new code has added so much that the way back would make a document larger than a document can be
// The way back is refused: these documents have no room for the items that are to come back
const item = (n, letters) => ({ _id: oid(n), author_id: oid(1), stars: Int32(1), text: "t".repeat(letters), at: day(n) });
const books = () => [{ _id: oid(1), isbn: "1", title: "large", reviews: Array.from({ length: 30 }, (_, n) => item(100 + n, 500000)) }, { _id: oid(2), isbn: "2", reviews: Array.from({ length: 33 }, (_, n) => item(200 + n, 500000)) }];
const added = () => Array.from({ length: 4 }, (_, n) => item(90 + n, 500000));
function fill() {
  put("books", books());
}
let late = [];
function beforeBack() {
  late = added();
  put("reviews", late.map(one => ({ ...one, book_id: oid(1) })));
}
function faults() {
  const known = ({ _id, reviews }) => [_id, reviews.map(one => one._id)];
  return [
    ...differences("kept", stored("books").map(known), books().map(one => known({ ...one, reviews: one.reviews.slice(-3).reverse() }))),
    ...differences("all", stored("reviews").map(one => [one.book_id, one._id]), [...books().flatMap(one => one.reviews.map(item => [one._id, item._id])), ...late.map(item => [oid(1), item._id])]),
  ];
}
