// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace sw::base
{

/// Type bytes of the BSON specification 1.1. A byte of a hostile document may be none of them.
enum class BsonType : quint8 {
    Double = 0x01,
    String = 0x02,
    Document = 0x03,
    Array = 0x04,
    Binary = 0x05,
    Undefined = 0x06,
    ObjectId = 0x07,
    Bool = 0x08,
    Date = 0x09,
    Null = 0x0a,
    Regex = 0x0b,
    DbPointer = 0x0c,
    Code = 0x0d,
    Symbol = 0x0e,
    CodeWithScope = 0x0f,
    Int32 = 0x10,
    Timestamp = 0x11,
    Int64 = 0x12,
    Decimal128 = 0x13,
    MaxKey = 0x7f,
    MinKey = 0xff
};

/// Subtypes of Binary that are told apart.
enum class BsonSubtype : quint8 { Generic = 0, OldGeneric = 2, Uuid = 4 };

} // namespace sw::base
