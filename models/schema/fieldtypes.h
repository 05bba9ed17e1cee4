// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bsontype.h"
#include "models/base/enumtable.h"
#include "models/schema/types.h"

#include <span>

namespace sw::base
{
class BsonBuilder;
}

namespace sw::schema
{

/// What values of several types have in common.
enum class TypeFamily { Text, Whole, Fractional, Truth, Time, Identity, Bytes, Structure, Any };

/// What there is to know of a field type. What a room does with values of a type, it keeps in a table of its own:
/// samples/makers/valuetypes, sizing/keys/typesizes.
struct FieldTypeTraits
{
    FieldType type;
    const char *name;                       ///< in project files and on the command line
    const char *shortName;                  ///< on cards
    const char *bsonName;                   ///< in validators; empty: all types
    std::optional<base::BsonType> bsonType; ///< of a field; nothing: it is another type's
    TypeFamily family;
    double bytes;        ///< of a value in BSON, besides a content of any length
    double contentBytes; ///< of that content, when nothing is known of it; 0: there is none
    double textLength;   ///< of a value as a part of a text; 0: its content's
    bool grows;          ///< those made later are larger
    /// Whether a listed text is a value, and appends it as such; nullptr: values cannot be listed in a validator.
    bool (*isValue)(const QString &text);
    void (*append)(base::BsonBuilder &out, const QString &key, const QString &text);
    /// The lowest value, which is above null; nullptr: there is none to compare with.
    void (*appendLowest)(base::BsonBuilder &out, const QString &key);
};

inline constexpr std::size_t fieldTypeCount = base::countUpTo<FieldType::Any>;

const FieldTypeTraits &traitsOf(FieldType type);
/// A row for each type, in their order.
std::span<const FieldTypeTraits, fieldTypeCount> fieldTypes();
/// The type whose values BSON fields of \p type are, binary ones Binary; Any for one that no type has.
FieldType fieldTypeOf(base::BsonType type);

/// The short form on cards: "oid str i32 i64 dbl dec bool date ts uuid bin obj arr geo any".
QString shortTypeName(FieldType type);
bool isWhole(FieldType type);
/// One of those whose values are compared and added up as numbers.
bool isNumber(FieldType type);
/// False when no value of one ever equals one of the other.
bool areComparable(FieldType a, FieldType b);

/// Milliseconds since 1970 of a date in ISO 8601 (UTC unless it says otherwise); nothing when it is none.
std::optional<qint64> dateMilliseconds(const QString &text);

} // namespace sw::schema
