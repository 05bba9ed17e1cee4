// $archiveNote$
// Deletes in both places. Those who are moving the document at this moment are told, and take away what they copy after that;
// what they copied before goes here.
function $remove$($removeArguments$) {
  const here = $active$.deleteOne({ _id: id }).deletedCount;
  const archived = $there$.deleteOne({ _id: id }).deletedCount;
  db.getCollection($movingName$).updateOne({ _id: id }, { $set: { removed: true } });
  $there$.deleteOne({ _id: id });
  return here + archived > 0;
}
