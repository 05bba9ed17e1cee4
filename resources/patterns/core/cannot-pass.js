// A shell takes an object with a field _bsontype for a value of its own kind, and cannot send it to a server.
function cannotPass(value) {
  if (Array.isArray(value)) return value.some(one => cannotPass(one));
  if (Object.prototype.toString.call(value) !== "[object Object]") return false;
  return Object.hasOwn(value, "_bsontype") || (!value._bsontype && Object.values(value).some(one => cannotPass(one)));
}
