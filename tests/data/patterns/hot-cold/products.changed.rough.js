// After the way back old writers change the fields; the way there takes what they stored.
const products = () => [{ _id: oid(1), sku: "a", description: "first" }, { _id: oid(2), sku: "b", description: "first" }];
function fill() {
  put("products", products());
}
const cold = ({ _id, description }) => ({ _id, description });
const changed = () => [{ _id: oid(1), sku: "a", description: "second" }, products()[1]];
function faults() {
  return [...differences("products", stored("products"), products().map(({ _id, sku }) => ({ _id, sku }))), ...differences("details", stored("products_details"), products().map(cold))];
}
function faultsBack() {
  return differences("products", stored("products"), products());
}
function beforeAgain() {
  db.products.updateOne({ _id: oid(1) }, { $set: { description: "second" } });
}
function faultsAgain() {
  return [...differences("products", stored("products"), products().map(({ _id, sku }) => ({ _id, sku }))), ...differences("details", stored("products_details"), changed().map(cold))];
}
