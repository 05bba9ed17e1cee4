{
const odd = $docs$.find({ $filter$ }, { _id: 1 }).limit(20).toArray().map(one => one._id);
if (odd.length > 0) throw new Error($reason$ + EJSON.stringify(odd));
}
