$docs$.updateMany({ $children$: { $exists: true }, $parent$: { $exists: true } }, { $unset: { $parent$: "" } });
