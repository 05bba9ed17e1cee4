[
{ $set: { $old$: $idValue$ } },
{ $unset: $objectName$ },
]
