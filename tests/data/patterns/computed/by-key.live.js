// The numbers that the code reads are those of the sales, whoever adds and removes some at the same time.
const groups = () => db.sales.aggregate([{ $group: { _id: { country: "$country", channel: "$channel" } } }, { $sort: { _id: 1 } }, { $limit: 5 }]).toArray().map(one => one._id);
const cents = value => Math.round(Number(String(value)) * 100);

function counted(key) {
  const all = db.sales.find(key).toArray();
  const amounts = all.map(one => cents(one.amount));
  return [all.length, amounts.reduce((sum, one) => sum + one, 0), all.length === 0 ? null : Math.min(...all.map(one => one.at.getTime()))];
}

function read(key) {
  const one = readSaleStat(key);
  const mean = meanSaleAmount(key);
  if (Math.abs(cents(mean ?? 0) - cents(one.sum_amount) / (one.count_amount || 1)) > 1) throw new Error("the mean is not the sum by the number");
  return [one.count, cents(one.sum_amount), one.min_at ? one.min_at.getTime() : null];
}

function factsBefore() {
  return groups().map(counted);
}

function factsAfter() {
  return groups().map(read);
}

const sale = (key, n) => ({ ...key, amount: Decimal128(`${n}.25`), at: new Date(1000 + n) });
const keyOf = i => ({ country: `land ${i % 3}`, channel: i % 2 ? "shop" : "web" });

const idOf = (client, i) => ObjectId(String(client * 10000 + i).padStart(24, "f"));

// Half of what each client adds it removes again, the smallest dates among them.
function write(client, i) {
  const _id = idOf(client, i);
  addSale({ ...sale(keyOf(i), client * 1000 + i), _id });
  if (i % 2 === 1 && !removeSale(idOf(client, i - 1))) throw new Error("not removed");
}

function beforeWrites() {
  return db.sales.countDocuments({});
}

function afterWrites(before, writes) {
  const keys = [0, 1, 2, 3, 4, 5].map(keyOf);
  return [["items", db.sales.countDocuments({}), before + writes / 2], ["numbers", keys.map(read), keys.map(counted)]];
}

function formula() {
  const key = { country: "land", channel: "web" };
  [30, 20, 10].forEach(n => addSale({ ...sale(key, n), _id: idOf(9, n) }));
  removeSale(idOf(9, 10));
  const found = read(key);
  countAllSales(key);
  return [["read", found, counted(key)], ["counted again", read(key), found], ["no item of this id", removeSale(idOf(9, 10)), false]];
}
