// Items without an _id, and with an empty one, get their own; an _id that is there stays.
const many = 2500;
const books = () => [
  { _id: oid(1), title: "some", isbn: "1", reviews: Array.from({ length: 40 }, (_, n) => ({ ...(n % 4 === 0 ? { _id: oid(1000 + n) } : n % 4 === 1 ? { _id: null } : {}), stars: Int32(n % 5), text: `t${n}` })) },
  { _id: oid(2), title: "large", isbn: "2", reviews: Array.from({ length: many }, (_, n) => ({ stars: Int32(n % 5), text: `t${n} x` })) },
];
function fill() {
  put("books", books());
}
const bare = ({ _id, book, ...item }) => item;
function faults() {
  const all = [...stored("books").flatMap(book => book.reviews.map(item => ({ ...item, book: book._id }))), ...stored("old_reviews")];
  return [
    ...differences("items", all.map(one => [one.book, bare(one)]), books().flatMap(book => book.reviews.map(item => [book._id, bare(item)]))),
    ...differences("ids", [new Set(all.map(one => String(one._id))).size], [40 + many]),
    ...differences("kept ids", all.filter(one => String(one._id).startsWith("aaaa")).map(one => one.text), books()[0].reviews.filter(one => one._id).map(one => one.text)),
    ...differences("first items", stored("books").map(book => book.reviews.length), [10, 10]),
  ];
}
function faultsBack() {
  return differences("items", stored("books").flatMap(book => book.reviews.map(item => [book._id, bare(item)])), books().flatMap(book => book.reviews.map(item => [book._id, bare(item)])));
}
