if (!$isPlaced$ && $docs$.findOne({ $parent$: { $ne: null } }, { _id: 1 })) throw new Error("the places were not compared: run the steps before first");
$docs$.updateMany({ $children$: { $exists: true }, $parent$: { $exists: true } }, { $unset: { $parent$: "" } });
