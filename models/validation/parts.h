// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/refusal.h"
#include "models/validation/rule.h"

// What both languages of validators, $jsonSchema and query operators, are read with.
namespace sw::validation
{

/// The names of a path with dots.
QByteArrayList pathOf(const QByteArray &dotted);
/// A document of \p field alone.
base::Bson wrapped(const BsonField &field);
/// Title and description of a schema.
base::Bson annotationsOf(const BsonField &schema);
bool isSchemaKeyword(QByteArrayView name);
/// The types that the keyword type names.
std::optional<BsonType> jsonType(QByteArrayView name);
/// What a server takes for true: everything but false, 0, null and undefined.
bool isTrueForServer(const BsonField &value);
/// A whole number that is not negative, or a refusal with \p code.
std::optional<qint64> wholeCount(const BsonField &number, int code, Refused &refused);
void addPattern(Rule &rule, QByteArrayView pattern, QByteArrayView options, Refused &refused,
                int code = refusalCode::badPattern);

} // namespace sw::validation
