// A variant with scripts of its own: they are broken off and started again, too.
