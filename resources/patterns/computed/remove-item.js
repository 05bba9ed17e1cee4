function $remove$(id) {
  const item = $source$.findOneAndDelete({ _id: id });
  if (!item) return false;
  $target$.updateOne({ _id: $keyOfItem$, $present$ }, [{ $set: { $lessOne$ } }]);
  // $refreshExtremes$
  return true;
}
