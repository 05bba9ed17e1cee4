$docs$.updateMany({ $path$: { $type: "string" } }, [{ $set: { $parent$: $idFromPath$ } }]);
for (const index of $docs$.getIndexes()) if (Object.keys(index.key).join() === $pathName$) $docs$.dropIndex(index.name);
$docs$.createIndex({ $parent$: 1 });
$docs$.updateMany({ $path$: { $exists: true } }, { $unset: { $path$: "" } });
