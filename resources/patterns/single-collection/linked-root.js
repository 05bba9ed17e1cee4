[ // not emitted
{ $set: { $field$: ["$_id"] } },
] // not emitted
