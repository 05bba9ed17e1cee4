// Beside writers: they changed meanwhile
const books = () => [{ _id: oid(1), isbn: "1", title: "ünï" }, { _id: oid(2), isbn: "2" }, { ...lookAlikes("_id", "isbn"), _id: oid(3), isbn: "3", title: "$isbn" }];
const orders = () => [
  ...Array.from({ length: 60 }, (_, n) => ({ _id: oid(100 + n), at: day(n), lines: [{ book_id: oid(1 + n % 3), quantity: Int32(n) }, { quantity: Int32(0) }, { book_id: oid(77), quantity: null }] })),
  { _id: oid(200), lines: null }, { _id: oid(201), lines: [] }, { _id: oid(202) }, { _id: oid(203), lines: [null, "free text", { book: "without an id" }, { book_id: null }, { book_id: oid(1) }] },
  { ...lookAlikes("_id", "lines", "at"), _id: oid(204), lines: [{ ...lookAlikes("book_id", "book"), book_id: oid(3) }] },
];
function fill() {
  put("books", books());
  put("orders", orders());
}
const copied = one => {
  if (!one || typeof one !== "object" || !("book_id" in one)) return one;
  const { book_id, ...line } = one;
  const found = books().find(book => String(book._id) === String(book_id));
  return { ...line, book: { _id: book_id, ...(found ? { ...("title" in found ? { title: found.title } : {}), cached_at: "set" } : {}) } };
};
const stamped = one => one?.book?.cached_at ? { ...one, book: { ...one.book, cached_at: "set" } } : one;
const each = (order, change) => order.lines ? { ...order, lines: order.lines.map(change) } : order;
function faults() {
  return [...differences("books", stored("books"), books()), ...differences("orders", stored("orders").map(one => each(one, stamped)), orders().map(one => each(one, copied)))];
}
function faultsBack() {
  return differences("orders", stored("orders"), orders());
}

// Old writers add lines; each keeps its book.
function writeMeanwhile(client) {
  let added = 0;
  for (let i = 0; i < 400; i += 1) added += db.orders.updateOne({ _id: oid(100 + (i % 60)) }, { $push: { lines: { book_id: oid(1), quantity: Int32(1000 + client) } } }).modifiedCount;
  return { added };
}
function faultsAfter(answers) {
  const lines = stored("orders").flatMap(one => one.lines ?? []).filter(one => Number(one?.quantity) >= 1000);
  const named = lines.filter(one => String(one.book_id ?? one.book?._id) === String(oid(1)));
  return differences("lines", [lines.length, named.length], Array(2).fill(answers.reduce((n, one) => n + one.added, 0)));
}
