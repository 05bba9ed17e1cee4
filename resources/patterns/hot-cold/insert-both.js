// The details first: where a reader finds a document, its details are there. Nobody finds what a broken insert leaves behind,
// and the next one with that _id replaces it.
function $insert$(item) {
  const cold = $names$;
  const all = Object.entries({ _id: new ObjectId(), ...item });
  const hot = Object.fromEntries(all.filter(([name]) => !cold.includes(name)));
  const details = Object.fromEntries(all.filter(([name]) => name === "_id" || cold.includes(name)));
  let left = false;
  // $storeDetails$
  const result = $hot$.insertOne(hot);
  if (left) $details$.replaceOne({ _id: hot._id }, details, { upsert: true });
  return result;
}
