// Whoever is adding it at this moment comes first; those that were killed are waited for ten seconds.
const adding = { $ofKey$, adds: id };
for (let n = 0; n < 100 && db.getCollection($notedName$).findOne(adding, { _id: 1 }); n += 1) sleep(100);
