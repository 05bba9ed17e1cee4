// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"

namespace sw::base
{

// Text for MongoDB's shell. Whatever comes from a model or a server appears only inside string literals in which
// everything that could end the literal, the line or the script, or that cannot be seen, is escaped: never as code,
// never in comments.

/// \p text as a JavaScript string in double quotes.
QByteArray shellString(const QString &text);

/// An expression that makes \p document with its order and types; it needs `const parse = text => EJSON.parse(text,
/// {relaxed: false})` in scope. An object with names that JavaScript would reorder or swallow ("1", "__proto__"), or
/// that Extended JSON would take for a type ("$date"), becomes a Map, as do those around it; the shell's db.runCommand
/// keeps the order of both. \p indent blanks stand before the lines behind the first.
QByteArray shellExpression(const Bson &document, int indent);

/// As shellExpression, but always a Map: for documents whose order is what matters, such as the keys of an index.
QByteArray shellMap(const Bson &document);

} // namespace sw::base
