// Large: new code has stored so much that the way back would make a document larger than a document can be
// The way back is refused: these documents have no room for the fields that are to come back
const product = (n, more) => ({ _id: oid(n), name: "x", sku: `sku ${n}`, tags: [], ...more });
const products = () => [product(1, { description: "d".repeat(8000000) }), product(2, { name: "n".repeat(8000000), description: "d".repeat(8700000) }), product(3)];
function fill() {
  put("products", products());
}
let name = "x";
function beforeBack() {
  name = "n".repeat(9000000);
  db.products.updateOne({ _id: oid(1) }, { $set: { name: name } }, { bypassDocumentValidation: true });
}
const lengths = docs => docs.map(one => [one._id, (one.name ?? "").length, (one.description ?? "").length]);
function faults() {
  const all = products().map((one, n) => n === 0 ? { ...one, name: name } : one);
  return [...differences("products", lengths(stored("products")), lengths(all.map(one => ({ ...one, description: "" })))), ...differences("details", lengths(stored("products_details")), lengths(all.map(one => ({ ...one, name: "" }))))];
}
