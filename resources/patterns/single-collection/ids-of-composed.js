[ // not emitted
{ $set: { $field$: { $cond: [{ $gt: [$levels$, 1] }, [$idOfText$], []] } } },
] // not emitted
