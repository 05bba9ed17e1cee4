[ // not emitted
{ $set: { $field$: { $toString: "$_id" } } },
] // not emitted
