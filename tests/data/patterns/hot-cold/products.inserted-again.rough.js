// Details that a broken insert or delete left behind are deleted just as the document is inserted after all.
const product = (n, description = "first") => ({ _id: oid(n), sku: `${n}`, description });
function fill() {
  put("products", [product(1)]);
}
const hot = ({ _id, sku }) => ({ _id, sku });
const cold = ({ _id, description }) => ({ _id, description });
function faults() {
  return [...differences("products", stored("products"), [product(1)].map(hot)), ...differences("details", stored("products_details"), [product(1)].map(cold))];
}
function later() {
  put("products_details", [2, 3, 4].map(n => cold(product(n, "lost"))));
  const insert = n => insertProduct(product(n));
  // found, not yet gone when the insert begins; found by the insert, and gone before it ends
  amid(["products_details", "findOneAndDelete", filter => filter._id.equals(oid(2))], () => insert(2), () => deleteLostDetailsOfProducts(0));
  put("products_details", [cold(product(3, "lost"))]);
  amid(["products", "insertOne", () => true], () => deleteLostDetailsOfProducts(0), () => insert(3));
}
function expectedLater() {
  return [...differences("products", stored("products"), [1, 2, 3].map(n => hot(product(n)))), ...differences("details", stored("products_details"), [1, 2, 3].map(n => cold(product(n))))];
}
