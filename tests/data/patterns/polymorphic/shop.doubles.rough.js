// Refused: these values have to be unique: isbn ["978"]
const books = () => [{ _id: oid(1), sku: "1", isbn: "978" }, { _id: oid(2), sku: "2" }, { _id: oid(3), sku: "3" }, { _id: oid(4), sku: "4", isbn: "978" }];
const films = () => [{ _id: oid(11), sku: "1", isbn: "978" }];
function fill() {
  db.books.dropIndexes();
  put("books", books());
  put("films", films());
}
function faultsBack() {
  return [...differences("books", stored("books"), books()), ...differences("films", stored("films"), films()), ...differences("products", stored("products"), [])];
}
