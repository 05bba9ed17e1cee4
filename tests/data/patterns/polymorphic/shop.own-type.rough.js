// Refused: have a field
const books = () => [{ _id: oid(1), sku: "1", type: "paperback" }, { _id: oid(2), sku: "2" }];
function fill() {
  put("books", books());
}
function faultsBack() {
  return [...differences("books", stored("books"), books()), ...differences("products", stored("products"), [])];
}
