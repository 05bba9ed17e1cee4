// Refused: of another type
const books = () => [{ _id: "1", title: "a" }, { _id: Int32(2), title: "b" }];
const chapters = () => [{ _id: "c1", book_id: "1" }, { _id: "c2", book_id: Int32(2) }];
function fill() {
  put("books", books());
  put("chapters", chapters());
}
function faultsBack() {
  return [...differences("books", stored("books"), books()), ...differences("chapters", stored("chapters"), chapters()), ...differences("library", stored("library"), [])];
}
