[ // not emitted
{ $set: { $field$: $ids$ } },
] // not emitted
