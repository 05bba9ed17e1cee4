for (const name of [$names$]) if ($target$.getIndexes().some(one => one.name === name)) $target$.dropIndex(name);
