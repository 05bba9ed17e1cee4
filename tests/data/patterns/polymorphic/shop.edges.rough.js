// Between runs: changed since they were copied|they were deleted after|Nobody can say which ones are newer
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
const of = (kind, docs) => docs.map(one => ({ ...one, type: kind }));
function faults() {
  return differences("products", stored("products"), [...of("book", books()), ...of("film", films()), ...unknown()]);
}
function faultsBack() {
  return [...differences("books", stored("books"), books()), ...differences("films", stored("films"), films()), ...differences("others", stored("products"), unknown())];
}
function writeBetween() {
  writeLate("books", books(), book(70));
  writeLate("films", films(), film(70));
}
function faultsBetween(refused) {
  const [lateBooks, lateFilms] = [afterLate(books(), book(70)), afterLate(films(), film(70))];
  if (refused) return [...differences("books", stored("books"), lateBooks), ...differences("films", stored("films"), lateFilms)];
  return differences("products", stored("products"), [...of("book", lateBooks), ...of("film", lateFilms), ...unknown()]);
}
// As the refusal says: nobody uses the one collection yet.
function mendBetween(said) {
  const [, name, state] = said.match(/say so by db\.getCollection\("(.+?)"\)\.updateOne\((.+)\) and run/) ?? [];
  const deleted = said.match(/they were deleted after.*?: (\[.*?\])/);
  if (name) db.getCollection(name).updateOne(...new Function(`return [${state}];`)());
  if (deleted) db.products.deleteMany({ _id: { $in: EJSON.parse(deleted[1]) } });
}
function deleteNew() {
  db.products.deleteMany({ _id: { $in: [oid(4), oid(104)] } });
}
function faultsDeleted() {
  const left = docs => docs.filter(one => !["4", "104"].some(gone => one._id.equals(oid(gone))));
  return [...differences("books", stored("books"), left(books())), ...differences("films", stored("films"), left(films()))];
}
