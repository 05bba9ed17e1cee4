for (const index of $docs$.getIndexes()) if (Object.keys(index.key).join() === $parentName$) $docs$.dropIndex(index.name);
