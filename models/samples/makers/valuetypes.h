// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bsonwriter.h"
#include "models/samples/plan/value.h"

namespace sw::samples
{

/// What is done with the values of a field type.
struct ValueType
{
    schema::FieldType type;
    base::Result<MakerPtr> (*maker)(const MakerContext &context);
    bool (*parse)(const QString &text, Value &value); ///< false when it is none; nullptr: no text is
    std::string (*text)(const Value &value);          ///< digits, ISO 8601, hexadecimal
    base::BsonType bsonType;
    void (*write)(const Value &value, base::BsonWriter &out); ///< what follows type and name; nullptr: its fields do
    int fitness; ///< how well a part of an _id of this type can be made unique; 0: not at all
};
const ValueType &valueTypeOf(schema::FieldType type);

/// \p text read as \p type; nothing when it is none.
std::optional<Value> parsedValue(const QString &text, schema::FieldType type);
std::string textOf(const Value &value);

} // namespace sw::samples
