function $insert$(item) {
  return $collection$.insertOne({ ...item, $fieldKey$: $version$ });
}
