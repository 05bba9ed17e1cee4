[ // not emitted
{ $set: { $link$: { $ifNull: [{ $first: $ids$ }, "$$REMOVE"] } } },
] // not emitted
