// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"
#include "models/design/collection.h"
#include "models/design/validator/validatoroptions.h"
#include "models/schema/model.h"

namespace sw::design
{

/// The validator of \p collection: {$jsonSchema: …}, or {$and:[{$jsonSchema}, rules …]}. Only keywords of MongoDB's
/// draft-4 subset are emitted. Empty for a time-series collection, which cannot have one.
base::Bson validatorOf(const Collection &collection, const ValidatorOptions &options);
/// Reads the options from the model's settings ("validator.lenientNumbers", "validator.closed").
ValidatorOptions validatorOptions(const schema::Model &model);

/// Rules that crash or stall a server or refuse every write (nesting of properties over 40, a property named "", $$NOW
/// in $expr, a dotted name, additionalProperties:false without _id, type beside bsonType, …). One Error per finding,
/// code InvalidModel; where = "<object> > <path in the validator>". An empty list means it may be sent.
QList<base::Error> lintValidator(const base::Bson &validator, const QString &object);

/// The options document for the create command after the name: validator, level, action, timeseries,
/// expireAfterSeconds.
base::Bson createOptions(const Collection &collection, const ValidatorOptions &options);
/// The same with its validatorOf(), for who needs that too.
base::Bson createOptionsWith(const Collection &collection, const base::Bson &validator);

} // namespace sw::design
