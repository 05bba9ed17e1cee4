// Whoever is older than this is archived.
function $cutOf$() {
  return new Date(Date.now() - $days$ * 86400000);
}
