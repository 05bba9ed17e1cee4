// Needs a replica set.
const systems = [["crm_customers", one => one.email], ["shop_accounts", one => one.mail], ["support_contacts", one => one.address.mail]];
const plainKey = key => typeof key === "string" && key.trim() !== "" ? key.trim().toLowerCase() : null;

function factsBefore() {
  const byKey = new Map();
  for (const [name, keyOf] of systems) {
    for (const one of db.getCollection(name).find().toArray()) {
      const key = plainKey(keyOf(one));
      if (key !== null) byKey.set(key, [...(byKey.get(key) ?? []), `${name} ${one._id}`]);
    }
  }
  return [...byKey].map(([key, docs]) => [key, docs.sort()]).sort();
}

function factsAfter() {
  const keys = db.customers.distinct("_id").filter(key => typeof key === "string");
  return keys.map(key => {
    const doc = readCustomer(key);
    return [key, systems.flatMap(([name]) => (doc[name] ?? []).map(one => `${name} ${one._id}`)).sort()];
  }).sort();
}

// Four clients tell of the same 50 customers; a tenth of them changes the address of what they have just added.
function write(client, i) {
  const id = new ObjectId();
  const key = `Customer${client}_${i % 50}@Example.org`;
  if (i % 2) addToCustomer("shop_accounts", { _id: id, mail: key.toUpperCase(), full_name: `${client} ${i}`, points: 1, card: `card ${client} ${i}` });
  else addToCustomer("support_contacts", { _id: id, address: { mail: " " + key }, tickets: [] });
  if (i % 20 === 1) changeInCustomer("shop_accounts", id, { mail: `moved${client}_${i}@example.org`, points: 2 });
}

function beforeWrites() {
  return [db.customers.countDocuments({}), ...systems.map(([name]) => db.customers.aggregate([{ $group: { _id: null, n: { $sum: { $size: { $ifNull: ["$" + name, []] } } } } }]).toArray()[0].n)];
}

function afterWrites(before, writes) {
  const now = beforeWrites();
  const clients = 4;
  const each = Array.from({ length: writes / clients }, (_, i) => i);
  const moved = each.filter(i => i % 20 === 1).length;
  const left = new Set(each.filter(i => i % 20 !== 1).map(i => i % 50)).size;
  return [
    ["accounts", now[2] - before[2], writes / 2],
    ["contacts", now[3] - before[3], writes / 2],
    ["views", now[0] - before[0], clients * (left + moved)],
    ["moved", db.customers.countDocuments({ _id: /^moved/, "shop_accounts.points": 2 }), clients * moved],
  ];
}

function formula() {
  addToCustomer("crm_customers", { email: "Ann@x.org", name: "Ann", since: new Date(0) });
  const account = new ObjectId();
  addToCustomer("shop_accounts", { _id: account, mail: " ann@X.org", full_name: "Ann L.", points: 3, city: "Ulm" });
  const doc = readCustomer("ANN@x.org");
  const twice = (() => {
    try {
      const again = addToCustomer("shop_accounts", { _id: account, mail: "ann@x.org", full_name: "x", points: 1 });
      return again.modifiedCount;
    } catch (error) {
      return error.code;
    }
  })();
  return [
    ["documents", db.customers.countDocuments({}), 1],
    ["values", [doc.view.name, doc.view.city, doc.view.points], ["Ann", "Ulm", 3]],
    ["conflicts", doc.conflicts.map(one => [one.field, one.values.map(two => two.value)]), [["name", ["Ann", "Ann L."]]]],
    ["a document twice", twice, 11000],
    ["found", findConflictsInCustomers().length, 1],
  ];
}
