[ // not emitted
{ $set: { $link$: $ids$ } },
] // not emitted
