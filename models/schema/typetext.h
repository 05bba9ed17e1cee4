// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/field.h"

namespace sw::schema
{

/// "string", "string[]" for an array, "string{}" for a map, "string|int32" for values of several types, "Address" for a
/// value object.
QString typeText(const Field &field);

/// The same as short as cards and lists have it: "str", "str[2]" with how many are usual, "enum".
QString shortTypeText(const Field &field);

/// Gives \p field the type that \p text says; false, and no change, when it says none. \p valueObjects: names that say
/// one.
bool readTypeText(const QString &text, Field &field, const QStringList &valueObjects = {});

} // namespace sw::schema
