for (const index of $docs$.getIndexes()) if (Object.keys(index.key).join() === $oldChildrenName$) $docs$.dropIndex(index.name);
$docs$.updateMany({ $oldChildren$: { $exists: true } }, { $unset: { $oldChildren$: "" } });
