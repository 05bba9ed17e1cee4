// Reviews in pages, while the newest of each book become copies in it.
const said = review => `${review.text} ${review.stars} ${review.at.getTime()}`;

function before() {
  return db.reviews.find().toArray().map(one => `${one.book_id} has ${said(one)}`);
}

function after() {
  const stored = db.review_pages.find().toArray().flatMap(page => page.history.map(one => `${page.book_id} has ${said(one)}`));
  return [...stored, ...db.books.find().toArray().flatMap(faultsOf)];
}

function faultsOf(book) {
  const reviews = db.review_pages.find({ book_id: book._id }).toArray().flatMap(page => page.history).sort((a, b) => b.at - a.at);
  const facts = [];
  if ((book.review_count ?? 0) !== reviews.length) facts.push(`${book._id} counts ${book.review_count} of ${reviews.length}`);
  const newest = reviews.slice(0, 3).map(said).join();
  if ((book.reviews ?? []).map(said).join() !== newest) facts.push(`${book._id} shows ${(book.reviews ?? []).map(said)}, not ${newest}`);
  return facts;
}

function write(client, i) {
  const id = db.books.find({}, { _id: 1 }).sort({ _id: 1 }).skip(i % 5).limit(1).toArray()[0]._id;
  const item = { stars: Int32(i % 5 + 1), text: `by ${client} ${i}`, at: new Date(4102444800000 + client * 100000 + i), author_id: new ObjectId() };
  addReview(id, item);
  if (typeof keepFirstReviews === "function") keepFirstReviews(id, item);
  return `${id} has ${said(item)}`;
}

function expected(before, writes) {
  return [...before, ...writes];
}
