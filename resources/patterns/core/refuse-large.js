// What would become larger than a document can be stops the script here, before anything is changed.
if (parseFloat(db.version()) >= $server$) {
const large = [];
for (const one of $docs$.aggregate([{ $match: { $filter$ } }, { $project: { bytes: { $bsonSize: "$$ROOT" } } }, { $match: { bytes: { $gt: $least$ } } }])) {
  let bytes = 0;
  try {
    const [found] = $docs$.aggregate([
      { $match: { _id: one._id } },
      // $stages$
      { $project: { bytes: $bytes$ } },
    ]).toArray();
    bytes = Number(found?.bytes ?? 0);
  } catch (error) {
    if (error.code !== 10334) throw error;
    bytes = Infinity;
  }
  if (bytes > 16777216) large.push(one._id);
}
if (large.length > 0) throw new Error("these documents have no room for what they are to get: make them smaller first: " + EJSON.stringify(large.slice(0, 20)));
}
