// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"

namespace sw::base
{

/// Which Extended JSON v2 is written: Canonical keeps every type, Relaxed is for people.
enum class EjsonForm { Canonical, Relaxed };

/// What is escaped in strings besides what JSON requires. Script: also < > & ' and every invisible, direction-changing
/// or line-breaking character, so that the text can stand in single quotes in a script and cannot deceive who reads it.
enum class EjsonEscapes { Required, Script };

/// \p document as Extended JSON in one line without blanks. Iterative, so that no nesting overflows the stack, and
/// about ten times as fast as libbson's own; doubles have the fewest digits that read back exactly.
QByteArray toExtendedJson(const Bson &document, EjsonForm form, EjsonEscapes escapes = EjsonEscapes::Required);

/// Appends \p utf8 as a JSON string with its quotes; bytes that are not UTF-8 become U+FFFD.
void appendJsonString(QByteArray &out, const char *utf8, qsizetype length, EjsonEscapes escapes);
QByteArray jsonString(const QString &text, EjsonEscapes escapes);

/// \p json, which must be valid and without blanks, with objects and arrays longer than \p width bytes spread over
/// lines: one member a line, two blanks a level. No line break at the end.
QByteArray brokenIntoLines(const QByteArray &json, qsizetype width);

} // namespace sw::base
