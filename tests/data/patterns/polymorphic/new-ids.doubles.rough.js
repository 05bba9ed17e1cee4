// Refused: these values have to be unique: frame [null]
// Nothing counts as a value, too.
const cars = () => [{ _id: Int32(1), plate: "1" }, { _id: Int32(2), plate: null }];
const bikes = () => [{ _id: Int32(1), frame: null }, { _id: Int32(2), gears: Int32(3) }, { _id: Int32(3), frame: "1" }];
function fill() {
  for (const name of ["cars", "bikes"]) db.getCollection(name).dropIndexes();
  put("cars", cars());
  put("bikes", bikes());
}
function faultsBack() {
  return [...differences("cars", stored("cars"), cars()), ...differences("bikes", stored("bikes"), bikes()), ...differences("vehicles", stored("vehicles"), [])];
}
