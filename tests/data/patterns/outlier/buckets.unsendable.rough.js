// Refused: these documents have a field _bsontype somewhere, which no shell can send
const posts = () => [1, 2].map(n => ({ _id: oid(n), text: "long", com_ments: Array.from({ length: 30 }, (_, at) => ({ _id: oid(n * 100 + at), text: "t" })) }));
function fill() {
  put("po_sts", posts());
  putUnsendable("po_sts", oid(2), "com_ments.odd");
}
function faultsBack() {
  return differences("items", [db.po_sts.countDocuments({ "com_ments.29": { $exists: true } }), db.po_sts.countDocuments({ "com_ments.odd.a": 1 }), stored("po_st_extras").length], [2, 1, 0]);
}
