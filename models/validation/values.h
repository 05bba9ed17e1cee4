// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bsonfields.h"

#include <vector>

// Values as a server compares them: numbers of all four types with each other and exactly, types in a fixed order.
namespace sw::validation
{

using base::BsonField;
using base::BsonType;

/// Whether objects with the same fields in another order are equal: they are for enum and uniqueItems, nowhere else.
enum class FieldOrder { Counts, Ignored };

/// The place of a type in the order of types; all numbers share one, strings and symbols too. A field that is not there
/// has the place of Undefined.
int typeOrder(BsonType type);
/// Below, at or above 0. Names count inside of objects only.
int compareValues(const BsonField &a, const BsonField &b, FieldOrder order);
int compareDocuments(QByteArrayView a, QByteArrayView b, FieldOrder order);
inline bool equalValues(const BsonField &a, const BsonField &b, FieldOrder order)
{
    return compareValues(a, b, order) == 0;
}

bool isNaN(const BsonField &number);
bool isInfinite(const BsonField &number);
/// Of any number that is a whole one of 64 bits.
std::optional<qint64> exactWhole(const BsonField &number);
/// Of any number, cut towards 0; nothing for NaN, infinity and what 64 bits do not hold.
std::optional<qint64> cutWhole(const BsonField &number);
/// Of a decimal, rounded to the nearest, to even ones from the middle; what 64 bits do not hold is the least of them.
qint64 roundedDecimal(const BsonField &decimal);
/// As a server's decimal arithmetic sees it: doubles have 15 digits, so that 4.35 is a multiple of 0.01. False for NaN
/// and infinity.
bool isMultipleOf(const BsonField &number, const BsonField &divisor);
/// Greater than 0, of what is neither NaN nor infinite.
bool isPositive(const BsonField &number);

/// As error messages and $type name it: "int", "objectId".
QByteArray typeName(BsonType type);
std::optional<BsonType> typeOfName(QByteArrayView name);

/// Of an object or array.
std::vector<BsonField> fieldsOf(const BsonField &container);
std::vector<BsonField> fieldsOf(QByteArrayView document);

qsizetype codePoints(QByteArrayView utf8);

} // namespace sw::validation
