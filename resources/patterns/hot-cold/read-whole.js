// A document without details was deleted between the two reads.
function $readWhole$($key$) {
  const hot = $hot$.findOne({ _id: $key$ });
  if (!hot) return null;
  const details = $details$.findOne({ _id: $key$ });
  return details ? { ...hot, ...details } : null;
}
