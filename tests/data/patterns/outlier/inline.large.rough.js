// Large: one document with many items that have no _id yet, nearly as large as documents can be.
const many = 12000;
const reviews = () => [{ _id: oid(1), text: "large", comments: Array.from({ length: many }, (_, n) => ({ n: Int32(n), text: `t${n} ${"x".repeat(1050)}` })) }, { _id: oid(2), text: "small", comments: [{ _id: oid(3), text: "one" }] }];
function fill() {
  put("reviews", reviews());
}
const numbers = docs => docs.map(one => Number(one.n));
function faults() {
  const [kept, rest] = [numbers(stored("reviews").find(one => one.text === "large").comments), numbers(stored("review_extras"))];
  const all = new Set([...kept, ...rest]);
  return differences("items", [kept.length, rest.length, all.size], [20, many - 20, many]);
}
function faultsBack() {
  const back = stored("reviews").find(one => one.text === "large").comments;
  return differences("items", [back.length, new Set(numbers(back)).size], [many, many]);
}
