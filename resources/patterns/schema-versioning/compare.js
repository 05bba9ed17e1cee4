print("left of older versions", $collection$.countDocuments({ $isOlder$ }));
print("of the newest version", $collection$.countDocuments({ $fieldKey$: $version$ }));
