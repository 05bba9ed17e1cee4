// Refused: several items have the same _id
const books = () => Array.from({ length: 20 }, (_, book) => ({ _id: oid(book), isbn: `${book}`, reviews: Array.from({ length: 25 }, (_, n) => ({ _id: Int32(n), stars: Int32(n % 5), text: `${book} ${n}` })) }));
function fill() {
  put("books", books());
}
function faultsBack() {
  return [...differences("books", stored("books"), books()), ...differences("rest", stored("old_reviews"), [])];
}
