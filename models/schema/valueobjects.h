// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/model.h"

namespace sw::schema
{

// A value object is a structure without a life of its own that several entities use: an address, an amount of money.
// Objects that bear its name have the same fields; each of them is stored where it is used.

/// Whether \p field is an object, or an array or map of objects, that bears the name of a value object.
inline bool isValueObject(const Field &field)
{
    return field.holdsFields() && !field.valueObject.isEmpty();
}

/// An object, or an array or map of objects, that bears the name of a value object.
struct ValueObjectUse
{
    EntityId entity; ///< whose field it is, or one of its objects
    RelationshipId relationship;
    QString path; ///< of the field
    const Field *field = nullptr;
};

/// All of them in model order, outer ones before those within them.
QList<ValueObjectUse> valueObjectUses(const Model &model);
/// The names of the value objects, sorted, each once.
QStringList valueObjectNames(const Model &model);
/// Whether the fields are the same but for their ids.
bool sameFields(const QList<Field> &a, const QList<Field> &b);

} // namespace sw::schema
