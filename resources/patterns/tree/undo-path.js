$docs$.updateMany({ $path$: { $exists: true } }, [{ $set: { $parent$: { $switch: {
  branches: [{ case: { $eq: [{ $type: $pathValue$ }, "string"] }, then: $idFromPath$ }, { case: { $eq: [{ $type: $parentValue$ }, "null"] }, then: null }],
  default: "$$REMOVE" } } } }]);
for (const index of $docs$.getIndexes()) if (Object.keys(index.key).join() === $pathName$) $docs$.dropIndex(index.name);
$docs$.createIndex({ $parent$: 1 });
$docs$.updateMany({ $path$: { $exists: true } }, { $unset: { $path$: "" } });
