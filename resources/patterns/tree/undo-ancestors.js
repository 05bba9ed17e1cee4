for (const index of $docs$.getIndexes()) if (Object.keys(index.key).join() === $ancestorsName$) $docs$.dropIndex(index.name);
$docs$.updateMany({ $ancestors$: { $exists: true } }, { $unset: { $ancestors$: "" } });
