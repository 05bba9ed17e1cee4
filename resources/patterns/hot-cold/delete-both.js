// The document first: from then on nobody finds its details.
function $delete$($key$) {
  const deleted = $hot$.deleteOne({ _id: $key$ }).deletedCount === 1;
  $details$.deleteOne({ _id: $key$ });
  return deleted;
}
