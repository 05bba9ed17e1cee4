// The way back leads elsewhere: to the shape of the version before, which is not the plain model's: a book has a name, not a title, and a version again.
