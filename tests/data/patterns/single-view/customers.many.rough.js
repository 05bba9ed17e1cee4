// Refused: more than 30 documents of shop_accounts have the same key
const shop = () => Array.from({ length: 31 }, (_, n) => ({ _id: oid(n), mail: n % 2 ? "A@x.org" : " a@X.org", full_name: "same", points: Int32(n) }));
function fill() {
  put("crm_customers", [{ _id: oid(1), email: "a@x.org" }]);
  put("shop_accounts", shop());
  put("support_contacts", [{ _id: oid(1) }]);
}
function faultsBack() {
  return differences("shop_accounts", stored("shop_accounts"), shop());
}
