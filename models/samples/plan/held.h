// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/shape/node.h"

namespace sw::samples
{

/// The documents whose id a direct field of an object holds.
struct Held
{
    QString collection;
    schema::RelationshipId relationship;
    bool one = false; ///< no two documents hold the same
    QString kind{};   ///< of those documents, see design::Reference
    const design::Node *field = nullptr;
};

inline std::optional<Held> heldBy(const design::Node &field, bool ofRoot)
{
    if (field.copyOf)
        return field.copyOf->path == design::idName
                   ? std::optional<Held>({field.copyOf->collection, field.source.relationship, false, {}, &field})
                   : std::nullopt;
    if (field.reference && !field.isArray())
        return Held{field.reference->collection, field.reference->relationship,
                    field.uniqueValues || (ofRoot && field.name == design::idName), field.reference->kind, &field};
    return std::nullopt;
}

} // namespace sw::samples
