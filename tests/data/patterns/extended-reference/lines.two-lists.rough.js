// Refused: these documents of orders would have two lists in the index on lines.book.title, at, which takes one: mend them or the index first: [{"$oid":"aaaaaaaaaaaaaaaaaaaaaa12"}]
const books = () => [{ _id: oid(1), isbn: "1", title: "one" }, { _id: oid(2), isbn: "2", title: "two" }];
const orders = () => [
  { _id: oid(11), lines: [{ book_id: oid(1) }, { book_id: oid(2) }], at: day(1) }, { _id: oid(12), lines: [{ quantity: Int32(1) }, { book_id: oid(2) }], at: [day(1), day(2)] },
  { _id: oid(13), at: [day(1), day(2)] },
];
function fill() { // where the index by ids was never built
  for (const index of db.orders.getIndexes()) if ("lines.book_id" in index.key) db.orders.dropIndex(index.name);
  put("books", books());
  put("orders", orders());
}
function faultsBack() {
  return [...differences("books", stored("books"), books()), ...differences("orders", stored("orders"), orders())];
}
