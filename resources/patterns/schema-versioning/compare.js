const left = $collection$.countDocuments({ $isOlder$ });
print("left of older versions (must be none)", left);
print("of the newest version", $collection$.countDocuments({ $fieldKey$: $version$ }));
if (left > 0) throw new Error("a writer with the old code is still at work: stop it, and run the step before once more");
