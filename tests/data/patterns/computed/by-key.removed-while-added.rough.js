// Somebody removes or changes an item while somebody else is adding it, the first one of its group as well; the server refuses
// numbers below 0.
const sale = (n, country, amount) => ({ _id: oid(n), country, channel: "web", amount: Double(amount), at: day(100 - n) });
const sales = () => [sale(1, "A", 10), sale(2, "A", 20), sale(3, "C", 5)];
function fill() {
  put("sales", sales());
}
const numbers = items => {
  const groups = [...new Set(items.map(one => one.country))];
  const of = country => items.filter(one => one.country === country);
  return groups.map(country => [country, of(country).length, of(country).reduce((sum, one) => sum + Number(one.amount), 0), new Date(Math.min(...of(country).map(one => one.at)))]);
};
function faults() {
  const found = stored("sale_stats").filter(one => Number(one.count) > 0 || Number(one.sum_amount) !== 0 || one.min_at);
  return [...differences("sales", stored("sales"), sales()), ...differences("numbers", found.map(one => [one._id.country, Number(one.count), Number(one.sum_amount), one.min_at]), numbers(sales()))];
}
const counts = ["sale_stats", "updateOne", (filter, change) => change.$inc];
const remove = n => {
  if (!removeSale(oid(n))) throw new Error("nothing is removed");
};
// What addSale() has not done yet when somebody else finds the item.
const count = one => db.sale_stats.updateOne({ _id: { country: one.country, channel: "web" } }, { $inc: { count: 1, sum_amount: one.amount, count_amount: 1 }, $min: { min_at: one.at }, $currentDate: { computed_at: true } }, { upsert: true });
let found = [];
function later() {
  found = [];
  db.runCommand({ collMod: "sale_stats", validator: { count: { $gte: 0 }, sum_amount: { $gte: 0 } }, validationLevel: "strict" });
  amid(counts, () => remove(50), () => addSale(sale(50, "A", 5))); // the smallest date
  for (const one of [sale(51, "A", 1000), sale(52, "B", 7)]) { // more than all the others together, and the first one
    put("sales", [one]);
    found.push(...differences("waits for " + one._id, [waiting(() => count(one), () => remove(one.country === "A" ? 51 : 52))], [1]));
  }
  put("sales", [sale(53, "B", 7)]); // somebody was killed before counting the first one
  db.sale_stats.deleteOne({ "_id.country": "B" });
  found.push(...differences("waits for a killed one", [waiting(() => {}, () => remove(53))], [100]));
  found.push(...faults());
}
function expectedLater() {
  db.runCommand({ collMod: "sale_stats", validationLevel: "off" });
  return [...found, ...faults()];
}
