const cold = ["description", "manual", "photo"];
const builtIn = ["inside", ...Object.getOwnPropertyNames(Object.prototype)]; // lists of objects there need asStored
const products = () => [
  ...Array.from({ length: 60 }, (_, n) => ({ _id: oid(n), name: `ünï ${n}`, description: "long ".repeat(n), manual: { pages: Int32(n), $odd: 1 }, photo: BinData(0, "AAEC"), tags: [] })),
  { _id: oid(100), name: "none" }, { _id: oid(101), description: null, manual: null }, { _id: oid(102), manual: {}, photo: [] },
  { ...lookAlikes("_id", "sku", ...cold, ...builtIn), _id: oid(103), description: "$name", manual: lookAlikes(...builtIn) },
  { ...lookAlikes("_id", "sku", ...cold), _id: oid(104), manual: lookAlikes() },
  { _id: Int32(7), description: "number" }, { _id: "7", description: "text" }, { _id: { a: 1, b: [1] }, description: "object" },
].map((one, n) => ({ ...one, sku: `${n}` }));
function fill() {
  put("products", products());
}
const hot = one => Object.fromEntries(Object.entries(one).filter(([name]) => !cold.includes(name)));
const details = one => Object.fromEntries(Object.entries(one).filter(([name]) => name === "_id" || cold.includes(name)));
function faults() {
  return [...differences("products", stored("products"), products().map(hot)), ...differences("details", stored("products_details"), products().map(details))];
}
function faultsBack() {
  return differences("products", stored("products"), products());
}

function later() {
  insertProduct({ _id: oid(200), sku: "new", name: "new", description: "by new code" });
  changeDetailsOfProduct(oid(3), { $set: { description: "changed" } });
  put("products", [{ _id: oid(201), sku: "old", name: "old", description: "by an old writer" }]);
}
function expectedLater() {
  const all = [...products().map((one, n) => n === 3 ? { ...one, description: "changed" } : one), { _id: oid(200), sku: "new", name: "new", description: "by new code" }, { _id: oid(201), sku: "old", name: "old", description: "by an old writer" }];
  const same = one => String(one._id) === String(oid(103)); // it has fields of every name, as details
  return [
    ...differences("products", stored("products"), all.map(hot)), ...differences("details", stored("products_details"), all.map(details)),
    ...differences("whole", findWholeProducts({ _id: oid(103) }), all.filter(same)), ...differences("one whole", [readWholeProduct(oid(103))], all.filter(same)),
  ];
}
