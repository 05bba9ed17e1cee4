// Large: a document and its details together are larger than a document can be
const product = (n, more) => ({ _id: oid(n), name: `ünï ${n}`, sku: `sku ${n}`, price: Decimal128("1.10"), stock: Int32(n), tags: [], ...more });
const products = () => [product(1, { name: "n".repeat(8000000), description: "d".repeat(8600000) }), product(2, { description: "d".repeat(16700000) }), product(3, { name: "n".repeat(16700000) })];
function fill() {
  put("products", products());
}
const sizes = name => db.getCollection(name).aggregate([{ $project: { size: { $bsonSize: "$$ROOT" }, name: { $strLenBytes: { $ifNull: ["$name", ""] } }, description: { $strLenBytes: { $ifNull: ["$description", ""] } } } }]).toArray();
const lengths = docs => docs.map(({ _id, name = 0, description = 0 }) => [_id, Number(name), Number(description)]);
const expected = () => products().map(one => [one._id, Buffer.byteLength(one.name), (one.description ?? "").length]);
function faults() {
  return [
    ...differences("names", lengths(sizes("products")), expected().map(([id, name]) => [id, name, 0])),
    ...differences("descriptions", lengths(sizes("products_details")), expected().map(([id, name, description]) => [id, 0, description])),
  ];
}
function faultsBack() {
  return differences("products", lengths(sizes("products")), expected());
}
