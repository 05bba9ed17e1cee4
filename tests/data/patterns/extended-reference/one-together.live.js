// Begins as one.live.js.
// Needs a replica set.
