[
{ $set: { $beforeKey$: { $map: { input: $listValue$, as: "one", in: $restored$ } } } },
// $dropList$
]
