// An old writer sets a field again before the way back: it is newer than what the array holds.
const moved = ["us", "fr", "de", "jp"];
const movies = () => [{ _id: oid(1), title: "ünï", release_us: day(1), release_fr: null }, { _id: oid(2), title: "b", release_jp: day(4) }, { _id: oid(3), title: "c", releases: [{ country: "it", date: day(9) }], release_de: day(5) }];
function fill() {
  put("movies", movies());
}
const withArray = ({ _id, title, releases, ...fields }) =>
  ({ _id, title, releases: [...(releases ?? []), ...moved.filter(one => `release_${one}` in fields).map(one => ({ country: one, date: fields[`release_${one}`] }))] });
function faults() {
  return differences("movies", stored("movies"), movies().map(withArray));
}
const late = () => movies().map((one, n) => n ? one : { ...one, release_de: day(8) });
function beforeBack() {
  db.movies.updateOne({ _id: oid(1) }, { $set: { release_de: day(8) } });
}
function faultsBack() {
  return differences("movies", stored("movies"), late());
}
function faultsAgain() {
  return differences("movies", stored("movies"), late().map(withArray));
}
