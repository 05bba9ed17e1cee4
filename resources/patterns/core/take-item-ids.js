// $refuseApart$
$docs$.updateMany({ $idPath$: { $type: "objectId" } }, { $unset: { $oneId$: "" } }, { arrayFilters: [{ "one._id": { $type: "objectId" } }] });
