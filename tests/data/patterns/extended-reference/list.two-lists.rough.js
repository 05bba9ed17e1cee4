// Refused: these documents of books would have two lists in the index on authors.name, title, which takes one: mend them or the index first: [{"$oid":"aaaaaaaaaaaaaaaaaaaaaa12"}]
const authors = () => [{ _id: oid(1), name: "one" }, { _id: oid(2), name: ["two", "too"] }];
const books = () => [
  { _id: oid(11), isbn: "1", author_ids: [oid(1), oid(2)], title: "one" }, { _id: oid(12), isbn: "2", author_ids: [oid(1)], title: ["two", "titles"] },
  { _id: oid(13), isbn: "3", author_ids: null, title: ["no", "list"] },
];
function fill() { // where the index by ids was never built
  for (const index of db.books.getIndexes()) if ("author_ids" in index.key) db.books.dropIndex(index.name);
  put("authors", authors());
  put("books", books());
}
function faultsBack() {
  return [...differences("authors", stored("authors"), authors()), ...differences("books", stored("books"), books())];
}
