// Refused: these documents of reviews would have two lists in the index on relatedTo, docType, at, which takes one
const books = () => [{ _id: oid(1), isbn: "1" }];
const reviews = () => [{ _id: oid(11), book_id: oid(1), at: day(1) }, { _id: oid(12), book_id: oid(1), at: [day(1), day(2)] }];
function fill() {
  put("books", books());
  put("reviews", reviews());
}
function faultsBack() {
  return [...differences("books", stored("books"), books()), ...differences("reviews", stored("reviews"), reviews()), ...differences("catalog", stored("catalog"), [])];
}
