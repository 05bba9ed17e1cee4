$docs$.updateMany({ $path$: { $exists: true }, $parent$: { $exists: true } }, { $unset: { $parent$: "" } });
