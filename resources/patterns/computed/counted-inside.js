[ // not emitted
  { $project: { stored: "$$ROOT", counted: $fromArray$ } },
] // not emitted
