// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/schema/field.h"

namespace sw::schema
{

/// What a person types for a field, in one line:
///   email! string unique            a required one without duplicates ("?" for an optional one)
///   tags string[]                   an array; string{} is a map, string|int32 has values of two types
///   tags string[3]                  an array of at most three, string[1..5] one with a range
///   status enum(draft, running)     one of some texts
///   phases [{from date, to date}]   an array of objects, {…} alone is an object
///   payload object 40 kB            with its average size
///   owner → User                    a reference; "->" does as well
/// A colon may stand behind the name, and has to where the name holds a blank. What people know from other databases
/// and languages is read as well: varchar(80) not null, Array<String>, [String!]!, "open"|"paid", user_id → User.
struct FieldLine
{
    Field field;
    QString linksTo; ///< name of the entity behind the arrow; then the field has nothing but its name
};

/// What a line may name besides types.
struct LineNames
{
    QStringList valueObjects; ///< are types too
    QStringList entities;     ///< that can be referred to
};

/// The line for \p field as it is.
QString fieldLineText(const Field &field);

/// Reads a line. What it does not speak of stays as in \p before; a comment behind "--", "//" or "#" becomes the
/// description. Errors say what would do.
base::Result<FieldLine> readFieldLine(const QString &text, const Field &before, const LineNames &names);
/// The same of a line without a comment.
base::Result<FieldLine> readBareLine(const QString &text, const Field &before, const LineNames &names);

} // namespace sw::schema
