function sorted(rows) {
  return rows.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

const own = { book: one => one.pages, film: one => one.minutes };

function factsBefore() {
  const row = kind => one => [kind, one.sku, one.title, String(one.price), own[kind](one)];
  return sorted([...db.books.find().toArray().map(row("book")), ...db.films.find().toArray().map(row("film"))]);
}

function factsAfter() {
  return sorted(findAllProducts().map(one => [one.type, one.sku, one.title, String(one.price), handleProducts(one, own)]));
}

function product(client, i) {
  return { sku: `${client}-${i}`, title: "new", price: Decimal128("9.50"), tags: ["a"], maker_id: db.makers.findOne()._id };
}

// Two of four clients add books, the others films of the same numbers: those are unique in each kind.
function write(client, i) {
  const fields = product(client % 2, i);
  if (client < 2) addBook({ ...fields, pages: Int32(1 + i) });
  else addFilm({ ...fields, minutes: Int32(1 + i) });
}

function beforeWrites() {
  return findAllProducts().length;
}

function afterWrites(before, writes) {
  let twice = 0;
  try {
    addFilm({ ...product(0, 1), minutes: Int32(1) });
  } catch (error) {
    twice = error.code;
  }
  return [
    ["products", findAllProducts().length, before + writes],
    ["new books", findBook({ title: "new" }).length, writes / 2],
    ["new films", findFilm({ title: "new" }).length, writes / 2],
    ["a number that another film has", twice, 11000],
  ];
}
