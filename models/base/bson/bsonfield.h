// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bsontype.h"
#include "models/base/utf8text.h"

#include <QByteArrayView>
#include <QString>

#include <cstring>
#include <optional>

namespace sw::base
{

template <typename Number>
Number readNumber(const char *bytes)
{
    Number number;
    std::memcpy(&number, bytes, sizeof number); // BSON is little-endian, as is every machine this runs on
    return number;
}

/// Eight bytes at once: the highest bit of every byte of \p word that is zero; exact up to the first one.
constexpr quint64 zeroBytes(quint64 word)
{
    constexpr quint64 everyByte = 0x0101010101010101;
    return (word - everyByte) & ~word & (everyByte * 0x80);
}

/// One field of a BSON document, as a walk has found it sound; the views point into the document. Each getter is of the
/// types that it names: of any other it may only be called where it says what that gives.
struct BsonField
{
    BsonType type = BsonType::Null;
    QByteArrayView name;
    QByteArrayView value; ///< the bytes behind the name

    bool isDocument() const { return type == BsonType::Document; }
    bool isArray() const { return type == BsonType::Array; }
    bool isContainer() const { return isDocument() || isArray(); }
    bool isString() const { return type == BsonType::String; }
    bool isInteger() const { return type == BsonType::Int32 || type == BsonType::Int64; }
    /// Int32, Int64, Double or Decimal128.
    bool isNumber() const { return isInteger() || type == BsonType::Double || type == BsonType::Decimal128; }

    QString nameText() const { return utf8Text(name); }
    /// Of a String, Symbol or Code.
    QByteArrayView utf8() const { return value.sliced(4, value.size() - 5); }
    /// Of a String; empty for any other type.
    QString text() const { return isString() ? utf8Text(utf8()) : QString(); }
    /// Of a value of that size: a Double, Int32, Int64, Date, …
    template <typename Number>
    Number as() const
    {
        return readNumber<Number>(value.data());
    }
    /// Of any number; nothing for any other type and for a decimal that no double comes near.
    std::optional<double> number() const;
    /// Of any number, cut to a whole one; nothing where no qint64 holds it, and for any other type.
    std::optional<qint64> whole() const;
    /// True for a true boolean and for a number that is not 0, as a server reads options.
    bool isTruthy() const;
    /// Of a Binary: its bytes without length and subtype; those of OldGeneric have their length once more in front.
    QByteArrayView bytes() const;
    BsonSubtype subtype() const { return static_cast<BsonSubtype>(value[4]); }
    /// Of a Regex.
    QByteArrayView pattern() const { return QByteArrayView(value.data()); }
    QByteArrayView options() const { return QByteArrayView(value.data() + pattern().size() + 1); }
    /// Of a Decimal128: "24.90".
    QByteArray decimalText() const;
};

} // namespace sw::base
