// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/schema/field.h"

#include <QString>

#include <optional>

namespace sw::schema
{

/// The type that \p word stands for, whatever its case: its name, its short name, or how other systems call it, such as
/// varchar, bigint or jsonb.
std::optional<FieldType> typeCalled(const QString &word);
/// "strings" as well, where a number of them is meant.
std::optional<FieldType> typeOfMany(const QString &word);

/// \p field becomes an array or map, of as many values as \p before has if it is one. Otherwise nobody has said yet how
/// many: a few, without a limit, because one that was made up would refuse documents.
void makeMany(Field &field, bool map, const Field &before);
/// How many values an array holds, as it stands between its brackets: "3", "1..5", "*". Nothing: as in \p before.
bool readCountOfItems(const QString &text, const Field &before, Field &field);

/// Whether the line for \p field names the values of its enumeration.
bool showsEnum(const Field &field);

/// A word, a quoted text or a type with its brackets at the start of \p text, up to the next blank outside of them.
QString firstToken(const QString &text);
/// Without the quotes around it.
QString unquoted(const QString &text);
/// At the separators that stand in no bracket and no quotes.
QStringList partsOf(const QString &text, QChar separator);
/// What a line has at its ends that means nothing here: the dash of a list, the comma or semicolon of a program.
QString withoutMarks(const QString &line);

} // namespace sw::schema
