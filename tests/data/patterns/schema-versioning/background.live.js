// Begins as any-version.live.js.
// The way back leads elsewhere: to the shape of the version before, which is not the plain model's: the town is in the address again.
