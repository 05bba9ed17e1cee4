$target$.updateMany({ $object$: { $exists: true } }, { $unset: { $object$: "" } });
