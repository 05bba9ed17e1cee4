function $remove$(id) {
  const item = $source$.findOneAndDelete({ _id: id });
  if (!item) return false;
  $correctName$($keyOfItem$, { $lessOne$ });
  // $refreshExtremes$
  return true;
}
