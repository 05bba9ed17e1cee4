// Until all are moved: what is not in the details yet is still in the document, and in both places it is the same.
function $readWhole$($key$) {
  const hot = $hot$.findOne({ _id: $key$ });
  if (!hot) return null;
  const details = $details$.findOne({ _id: $key$ });
  return { ...hot, ...details };
}
