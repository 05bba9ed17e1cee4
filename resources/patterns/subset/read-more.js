function $more$($key$, skip, limit) {
  return $all$.find({ $parentId$: $key$ }).sort($sort$).skip(skip).limit(limit).toArray();
}
