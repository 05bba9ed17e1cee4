const track = (n, more = {}) => ({ title: `ünï ${n}`, seconds: Int32(n), ...more });
const tracks = (n, more) => Array.from({ length: n }, (_, at) => track(at, more));
// Their items have no _id, as the model draws none.
const ordinary = () => [
  { _id: oid(1), title: "none", tracks: [] }, { _id: oid(2), title: "few", tracks: tracks(3) }, { _id: oid(3), title: "full", tracks: tracks(20) },
  { _id: oid(4), title: "twice", tracks: [track(1), track(1)] },
];
const long = () => [{ _id: oid(5), title: "long", tracks: tracks(21) }, { _id: oid(6), title: "longer", tracks: tracks(300) }];
function fill() {
  put("albums", [...ordinary(), ...long()]);
}
const plain = ({ _id, album_id, ...item }) => item;
function faults() {
  const listed = _id => db.albums.findOne({ _id })?.tracks ?? [];
  const apart = _id => db.album_extras.find({ album_id: _id }).toArray();
  const bySeconds = (a, b) => Number(a.seconds) - Number(b.seconds);
  const moved = long().flatMap(one => [...listed(one._id), ...apart(one._id)]);
  return [
    ...differences("ordinary", stored("albums").filter(one => !one.has_extras), ordinary()),
    ...differences("long", long().map(one => [...listed(one._id), ...apart(one._id)].map(plain).sort(bySeconds)), long().map(one => one.tracks)),
    ...differences("ids", [new Set(moved.map(item => String(item._id))).size, moved.filter(item => item._id === undefined).length], [321, 0]),
  ];
}
// The _id that items were given goes by a script of its own.
function faultsBack() {
  const bare = one => ({ ...one, tracks: one.tracks.map(plain) });
  const isLong = one => one.tracks.length > 20;
  return [
    ...differences("ordinary", stored("albums").filter(one => !isLong(one)), ordinary()),
    ...differences("long", stored("albums").filter(isLong).map(bare), long()),
  ];
}
