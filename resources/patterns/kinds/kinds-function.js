function $kinds$() {
  return [
// $rows$
  ];
}
