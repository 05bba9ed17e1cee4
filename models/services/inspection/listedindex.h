// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"
#include "models/schema/indexes/indexdefinition.h"

#include <optional>

namespace sw::services
{

/// An index as a server lists it, as one that a person owns in a model. Nothing for a kind of key that models do not
/// have (2d, a bucket, a number other than 1 and -1) and for the server's own index on _id.
std::optional<schema::IndexDefinition> definitionOf(const base::Bson &listed);

/// "isbn 1, title -1 · unique · expires after 30 days" for people.
QString listedIndexText(const base::Bson &listed);

} // namespace sw::services
