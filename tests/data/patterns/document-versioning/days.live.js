// Begins as all.live.js.
// Needs a replica set.

function current() {
  return db.getCollection("my contracts");
}

function states() {
  return db.getCollection("my contracts_revisions");
}
