// Notes of a run that was killed stay for a day, in which it might still go on.
for (const notes of [$notedName$, $formerName$].map(name => db.getCollection(name))) {
  if (notes.findOne({}, { _id: 1 }) === null) notes.drop();
}
