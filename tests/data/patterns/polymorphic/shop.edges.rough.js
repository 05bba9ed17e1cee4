// Documents of two kinds that the model does not know are in the one collection when the way back begins.
const unknown = () => [{ _id: oid(900), type: "gift", sku: "g1", title: "ünï" }, { _id: oid(901), type: "song", sku: "s1" }];
const book = (n, more = {}) => ({ _id: oid(n), sku: `b${n}`, title: "ünï", price: Decimal128("1.0"), tags: [], maker_id: oid(1), pages: Int32(n), ...more });
const film = (n, more = {}) => ({ _id: oid(100 + n), sku: `f${n}`, title: "x", price: Decimal128("1.00"), tags: ["a"], maker_id: oid(2), minutes: Int32(n), ...more });
const books = () => [...Array.from({ length: 30 }, (_, n) => book(n)), book(50, { tags: null }), book(51, { maker_id: null }), book(52, { ...lookAlikes("_id", "type", "sku", "tags", "legacy_id"), price: Int32(3) })];
const films = () => [...Array.from({ length: 30 }, (_, n) => film(n)), film(60, { ...lookAlikes("_id", "type", "sku", "tags", "legacy_id"), released: null })];
function fill() {
  put("books", books());
  put("films", films());
  put("products", unknown());
}
function faults() {
  const of = (kind, docs) => docs.map(one => ({ ...one, type: kind }));
  return differences("products", stored("products"), [...of("book", books()), ...of("film", films()), ...unknown()]);
}
function faultsBack() {
  return [...differences("books", stored("books"), books()), ...differences("films", stored("films"), films()), ...differences("others", stored("products"), unknown())];
}
