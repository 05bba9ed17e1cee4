[ // not emitted
{ $set: { $field$: { $ifNull: [$linkValue$, []] } } },
] // not emitted
