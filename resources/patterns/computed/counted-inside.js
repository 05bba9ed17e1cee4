[ // not emitted
  { $replaceWith: { _id: "$_id", stored: "$$ROOT", counted: $fromArray$ } },
] // not emitted
