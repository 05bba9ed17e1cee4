// Notes of a run that was killed stay for a day, in which it might still go on.
for (const notes of [$notedName$, $formerName$].map(name => db.getCollection(name))) {
  const left = notes.findOne({}, { _id: 1 }, { sort: { "_id.run": -1 } });
  if (left === null) notes.drop();
  else print(notes.getName() + " holds notes of a run that goes on or was killed. A run after " + new Date(left._id.run.getTimestamp().getTime() + 86400000).toISOString() + " forgets them; if none goes on, it may be dropped now");
}
