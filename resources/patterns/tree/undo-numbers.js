for (const index of $docs$.getIndexes()) if (Object.keys(index.key)[0] === $leftName$) $docs$.dropIndex(index.name);
$docs$.updateMany({ $left$: { $exists: true } }, { $unset: { $left$: "", $right$: "" } });
