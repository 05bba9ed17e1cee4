[ // not emitted
{ $set: { $field$: { $cond: [{ $in: [{ $type: $linkValue$ }, ["missing", "null"]] }, [], [$linkValue$]] } } },
] // not emitted
