function $read$(id) {
  const found = $collection$.findOne({ _id: id });
  if (!found || found.$versionOf$ === $version$) return found;
  $convert$({ _id: id });
  return $upgrade$($collection$.findOne({ _id: id }));
}
