// Begins as any-version.live.js.
// The way back leads elsewhere: to the shape of the version before, which is not the plain model's: phone and town are outside again and the fax is gone.
