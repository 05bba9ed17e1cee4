// The _id of the view that item belongs to: its key; where it has none, a place of its own.
function $keyOf$(source, item) {
  const path = $sources$().find(one => one.name === source).key;
  let key = path.reduce((at, name) => (at === null || at === undefined || Array.isArray(at) ? undefined : at[name]), item);
  // $textKey$
  const isPlain = typeof key === "number" || (typeof key === "string" && key !== "") || (key && ["ObjectId", "Long", "Int32", "Double", "UUID", "Binary"].includes(key._bsontype));
  return isPlain ? key : { source: source, id: item._id };
}
