// The second query only for the few that have more.
function $read$($key$) {
  const parent = $parents$.findOne({ _id: $key$ });
  if (!parent || !$parentFlag$) return parent;
  const rest = $restItems$;
  const known = new Set(($parentArray$ ?? []).map(item => EJSON.stringify(item._id)));
  $parentArray$ = [...($parentArray$ ?? []), ...rest.filter(item => !known.has(EJSON.stringify(item._id)))];
  return parent;
}
