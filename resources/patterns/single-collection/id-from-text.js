[ // not emitted
{ $set: { $link$: { $cond: [{ $gt: [$levels$, 1] }, $idOfText$, "$$REMOVE"] } } },
] // not emitted
