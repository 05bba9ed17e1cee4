// Products whose details are in a collection of their own, while the first reviews of each become copies.
const products = () => db.products.find({}, { _id: 1 }).sort({ _id: 1 }).limit(60).toArray().map(one => one._id);
const said = review => `${review.text} ${review.stars} ${review.at.getTime()}`;
const factsOf = (id, description, reviews) => [`${id} says ${description}`, ...reviews.map(one => `${id} has ${one}`)];

function before() {
  return db.products.find().toArray().map(one => [String(one._id), one.description ?? null, (one.reviews ?? []).map(said)]);
}

function after() {
  return db.products.find().toArray().flatMap(one => {
    const reviews = db.reviews.find({ product_id: one._id }).sort({ at: -1, _id: 1 }).toArray();
    const copies = (one.reviews ?? []).map(said);
    const facts = factsOf(String(one._id), db.products_details.findOne({ _id: one._id })?.description ?? null, reviews.map(said));
    if (one.review_count !== reviews.length) facts.push(`${one._id} counts ${one.review_count} of ${reviews.length}`);
    const strange = copies.filter(copy => !reviews.map(said).includes(copy)); // one that was removed leaves a gap
    if (strange.length > 0 || copies.length > 5) facts.push(`${one._id} shows ${copies}`);
    return facts;
  });
}

function review(client, i) {
  return { stars: Int32(i % 5 + 1), text: `by ${client} ${i}`, at: new Date(4102444800000 + client * 100000 + i) };
}

function write(client, i) {
  const all = products();
  const id = all[i % 10];
  const own = all[client - 1 + 2 * (i % 5)];
  if (i % 6 === 1) {
    const description = `changed by ${client} ${i}`;
    return changeDetailsOfProduct(own, { $set: { description } }) ? { kind: "describe", id: String(own), description } : null;
  }
  if (i % 6 === 2) {
    const item = { _id: new ObjectId(), name: "new", sku: `${client}-${i}`, price: Decimal128("1.50"), stock: Int32(1), tags: [], manual: { pages: Int32(1), text: "" }, description: `${client} ${i}` };
    insertProduct(typeof addReview === "function" ? { ...item, reviews: [], review_count: Int32(0) } : { ...item, reviews: [review(client, i)] });
    return { kind: "insert", id: String(item._id), description: item.description, reviews: typeof addReview === "function" ? [] : [said(review(client, i))] };
  }
  if (i % 6 === 3 && typeof removeReview === "function") {
    const one = db.reviews.findOne({ product_id: own });
    return one && removeReview(own, one._id) ? { kind: "remove", id: String(own), review: said(one) } : null;
  }
  if (i % 6 === 3 && typeof addReview !== "function") {
    const one = db.products.findOne({ _id: own }).reviews?.[0];
    const pulled = one && db.products.updateOne({ _id: own }, { $pull: { reviews: { text: one.text, at: one.at, stars: one.stars } } });
    return pulled?.modifiedCount ? { kind: "remove", id: String(own), review: said(one) } : null;
  }
  if (typeof addReview === "function") addReview(id, review(client, i));
  else db.products.updateOne({ _id: id }, { $push: { reviews: review(client, i) } });
  return { kind: "add", id: String(id), review: said(review(client, i)) };
}

function expected(before, writes) {
  const all = new Map(before.map(([id, description, reviews]) => [id, { description, reviews: [...reviews] }]));
  for (const one of [...writes.filter(each => each.kind !== "remove"), ...writes.filter(each => each.kind === "remove")]) {
    const product = all.get(one.id);
    if (one.kind === "insert") all.set(one.id, { description: one.description, reviews: [...one.reviews] });
    if (one.kind === "describe") product.description = one.description;
    if (one.kind === "add") product.reviews.push(one.review);
    if (one.kind === "remove") product.reviews.splice(product.reviews.indexOf(one.review), 1);
  }
  return [...all].flatMap(([id, one]) => factsOf(id, one.description, one.reviews));
}
