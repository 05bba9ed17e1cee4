// Where the systems say different things of one; nothing is settled here, and nothing lost.
function $findConflicts$(most = 100) {
  const found = [];
  for (const doc of $view$.find()) {
    const { conflicts } = $together$(doc);
    if (conflicts.length > 0) found.push({ _id: doc._id, conflicts: conflicts });
    if (found.length >= most) break;
  }
  return found;
}
