[ // not emitted
{ $set: { $field$: { $map: { input: "$$field$", as: "one", in: { doc_type: { $literal: $aboveKind$ }, target: "$$one" } } } } },
] // not emitted
