// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/schema/field.h"

namespace sw::schema
{

/// What a person types for a field, in one line:
///   email! string unique            a required one without duplicates ("?" for an optional one)
///   tags string[]                   an array; string{} is a map, string|int32 has values of two types
///   status enum(draft, running)     one of some texts
///   phases [{from date, to date}]   an array of objects, {…} alone is an object
///   payload object 40 kB            with its average size
///   owner → User                    a reference; "->" does as well
/// A colon may stand behind the name, and has to where the name holds a blank.
struct FieldLine
{
    Field field;
    QString linksTo; ///< name of the entity behind the arrow; then the field has nothing but its name
};

/// The line for \p field as it is.
QString fieldLineText(const Field &field);

/// Reads a line. What it does not speak of stays as in \p before. \p valueObjects are types too. Errors say what would
/// do.
base::Result<FieldLine> readFieldLine(const QString &text, const Field &before, const QStringList &valueObjects);

} // namespace sw::schema
