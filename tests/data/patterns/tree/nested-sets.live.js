// Begins as children.live.js.
