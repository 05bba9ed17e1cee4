{
// $cannotPass$
const odd = [];
for (const one of $docs$.find({ $filter$ }, { $shown$ }, { promoteValues: false, bsonRegExp: true, fieldsAsRaw: Object.create(null) })) {
  if (cannotPass(one)) odd.push(one._id);
}
if (odd.length > 0) throw new Error("these documents have a field _bsontype somewhere, which no shell can send: rename it first: " + EJSON.stringify(odd.slice(0, 20)));
}
