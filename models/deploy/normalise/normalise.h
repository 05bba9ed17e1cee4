// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"

namespace sw::deploy
{

/// A server fills in defaults and changes number types when it lists what it was given. These functions bring both what
/// the design wants and what a server lists to one form, so that equal things have equal bytes and no command is sent
/// for a difference that is none. The rules were found by reading back from MongoDB 6.0.5.

/// Numbers by value: whole numbers of any type become long, minus zero becomes zero. Order is kept.
base::Bson canonicalNumbers(const base::Bson &document);
/// The top-level fields sorted by name.
base::Bson sortedNames(const base::Bson &document);
/// Both.
base::Bson sortedFields(const base::Bson &document);

/// Who fills in what a collation leaves out: `create` takes general defaults, `createIndexes` those of the locale.
enum class CollationOwner { Collection, Index };

/// All nine attributes with their defaults; empty for the simple collation, which is the same as none.
base::Bson normaliseCollation(const base::Bson &collation, CollationOwner owner);

/// {key, name, then the options that differ from their defaults, by name}. \p inherited is the normalised default
/// collation of the collection, which an index without one takes when it is made; listings of a server never need it.
base::Bson normaliseIndex(const base::Bson &specification, const base::Bson &inherited = {});
/// True when one of the index's keys is of \p kind ("text", "hashed", "2d", …).
bool hasKeyKind(const base::Bson &specification, const char *kind);
/// What makes two indexes the same for the server: key, collation, partial filter, unique, sparse, wildcard projection.
base::Bson indexIdentity(const base::Bson &normalised);

/// Schemas with their keywords, names and sets sorted; query expressions with numbers by value.
base::Bson normaliseValidator(const base::Bson &validator);
/// {validator, validationLevel, validationAction} with the defaults strict and error.
base::Bson validatorState(const base::Bson &options);

/// {type, options sorted by name}: the validator's three parts always present for a collection, sizes rounded as the
/// server does, parts that mean nothing left out.
base::Bson normaliseCollection(const QString &type, const base::Bson &options);

} // namespace sw::deploy
