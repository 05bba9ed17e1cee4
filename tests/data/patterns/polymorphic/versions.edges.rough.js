// Books got versions before books and films became one collection, in which all documents have a number.
const book = (n, more = {}) => ({ _id: oid(n), sku: `b${n}`, title: "ünï", price: Decimal128("1.0"), tags: [], maker_id: oid(1), pages: Int32(n), ...more });
const film = (n, more = {}) => ({ _id: oid(100 + n), sku: `f${n}`, title: "x", price: Decimal128("1.00"), tags: ["a"], maker_id: oid(2), minutes: Int32(n), ...more });
const books = () => [...Array.from({ length: 20 }, (_, n) => book(n)), book(50, { tags: null })];
const films = () => [...Array.from({ length: 20 }, (_, n) => film(n)), film(60, { released: null })];
function fill() {
  put("books", books());
  put("films", films());
}
function faults() {
  const of = (kind, docs) => docs.map(one => ({ revision: Int32(1), ...one, type: kind }));
  const rules = db.getCollectionInfos({ name: "products" })[0].options.validator;
  return [
    ...differences("products", stored("products"), [...of("book", books()), ...of("film", films())]),
    ...differences("without a number", [Number(db.runCommand({ count: "products", query: { $nor: [{ $jsonSchema: { required: ["revision"] } }] } }).n)], [0]),
    ...(rules ? [] : ["the collection has no rules"]),
  ];
}
function faultsBack() {
  const bare = ({ revision, ...one }) => one;
  return [...differences("books", stored("books"), books().map(bare)), ...differences("films", stored("films"), films())];
}
