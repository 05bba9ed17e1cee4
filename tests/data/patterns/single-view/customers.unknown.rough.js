// The way back is refused: belongs to none of the systems
const crm = () => [{ _id: oid(1), email: "a@x.org" }];
function fill() {
  put("crm_customers", crm());
  put("shop_accounts", [{ _id: oid(1), mail: "a@x.org" }]);
  put("support_contacts", [{ _id: oid(1) }]);
}
function faults() {
  return differences("customers", stored("customers").map(one => one.crm_customers ?? []).flat(), crm());
}
function beforeBack() {
  db.customers.updateOne({ _id: "a@x.org" }, { $set: { erp_partners: [{ _id: 7 }] } });
}
function faultsBack() {
  return db.customers.countDocuments({ erp_partners: [{ _id: 7 }] }) === 1 ? [] : ["the view has lost something"];
}
