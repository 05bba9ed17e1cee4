// Renews the copies in a document that was read where they are older than so many seconds, and returns the document.
function $renew$(document, seconds) {
  for (const copy of $copies$.filter(each => each?._id)) {
    if (new Date() - copy.cached_at < seconds * 1000) continue;
    const found = $originals$.findOne({ _id: copy._id }, { $followed$ });
    if (found) $holders$.updateOne({ _id: document._id, $idPath$: copy._id }, { $set: { $target$: $renewedCopy$ } }, $filters$);
  }
  return $holders$.findOne({ _id: document._id });
}
