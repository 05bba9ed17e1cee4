const authors = () => [{ _id: oid(1), name: "ünï", born: day(1) }, { _id: oid(2) }, { _id: oid(3), name: null }, { ...lookAlikes("_id"), _id: oid(6), name: "$born" }, { _id: Int32(5), name: "number" }];
const books = () => [
  ...Array.from({ length: 60 }, (_, n) => ({ _id: oid(100 + n), isbn: `${n}`, author_ids: [oid(3), oid(1), oid(2)].slice(n % 3) })),
  { _id: oid(200), isbn: "200", author_ids: null }, { _id: oid(201), isbn: "201", author_ids: [] }, { _id: oid(202), isbn: "202" },
  { _id: oid(203), isbn: "203", author_ids: [oid(77), oid(1), oid(1), null, "text", Double(5)] }, { ...lookAlikes("_id", "author_ids", "authors", "isbn"), _id: oid(204), isbn: "204", author_ids: [oid(6)] },
];
function fill() {
  put("authors", authors());
  put("books", books());
}
const same = (a, b) => textOf(a) === textOf(b) || Number(a) === 5 && Number(b) === 5;
const copy = id => {
  const { _id, name, born } = authors().find(other => same(other._id, id)) ?? {};
  return { _id: id, ...(name === undefined ? {} : { name }), ...(born === undefined ? {} : { born }) };
};
const copied = ({ author_ids, ...one }) => author_ids === undefined ? one : { ...one, authors: author_ids && author_ids.map(copy) };
function faults() {
  return [...differences("authors", stored("authors"), authors()), ...differences("books", stored("books"), books().map(copied))];
}
function faultsBack() {
  return differences("books", stored("books"), books());
}
