// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"
#include "models/base/bson/bsonwriter.h"

#include <QString>

#include <vector>

namespace sw::base
{

/// Builds a Bson field by field, in order. Objects and arrays are closed in the order they were opened.
class BsonBuilder
{
public:
    /// The name of a field in whichever form it is at hand; it ends at its first NUL, where BSON ends a name.
    class Name
    {
    public:
        Name(const QString &text) : Name(text.toUtf8()) {}
        Name(const QByteArray &utf8) : m_owned(utf8), m_utf8(m_owned) {}
        Name(QByteArrayView utf8) : m_utf8(utf8) {}
        Name(const char *utf8) : m_utf8(utf8) {}
        Name(const Name &) = delete;
        Name &operator=(const Name &) = delete;
        QByteArrayView utf8() const { return m_utf8; }

    private:
        QByteArray m_owned;
        QByteArrayView m_utf8;
    };

    BsonBuilder();
    BsonBuilder(const BsonBuilder &) = delete;
    BsonBuilder &operator=(const BsonBuilder &) = delete;

    BsonBuilder &string(const Name &name, const QString &value);
    BsonBuilder &int32(const Name &name, int value) { return number(BsonType::Int32, name, value); }
    BsonBuilder &int64(const Name &name, qint64 value) { return number(BsonType::Int64, name, value); }
    BsonBuilder &real(const Name &name, double value) { return number(BsonType::Double, name, value); }
    /// Decimal digits such as "24.90"; text that is no decimal becomes NaN.
    BsonBuilder &decimal(const Name &name, const QByteArray &digits);
    BsonBuilder &boolean(const Name &name, bool value) { return number(BsonType::Bool, name, value); }
    BsonBuilder &null(const Name &name) { return head(BsonType::Null, name); }
    BsonBuilder &minKey(const Name &name) { return head(BsonType::MinKey, name); }
    BsonBuilder &maxKey(const Name &name) { return head(BsonType::MaxKey, name); }
    /// Milliseconds since 1970-01-01T00:00Z.
    BsonBuilder &date(const Name &name, qint64 milliseconds) { return number(BsonType::Date, name, milliseconds); }
    BsonBuilder &timestamp(const Name &name, quint32 seconds, quint32 increment);
    /// Exactly 12 bytes.
    BsonBuilder &objectId(const Name &name, const QByteArray &bytes);
    /// Subtype 0 generic, 4 UUID.
    BsonBuilder &binary(const Name &name, int subtype, const QByteArray &bytes);
    BsonBuilder &regex(const Name &name, const QString &pattern, const QString &options);
    BsonBuilder &document(const Name &name, const Bson &value)
    {
        return bytes(BsonType::Document, name, value.bytes());
    }
    BsonBuilder &array(const Name &name, const Bson &value) { return bytes(BsonType::Array, name, value.bytes()); }
    /// A value of any type as another document has it, under its own name or under \p name.
    BsonBuilder &field(const BsonField &field);
    BsonBuilder &field(const Name &name, const BsonField &field);

    BsonBuilder &beginDocument(const Name &name) { return begin(BsonType::Document, name); }
    BsonBuilder &beginArray(const Name &name) { return begin(BsonType::Array, name); }
    BsonBuilder &end();
    /// Appends all fields of \p other at the current level.
    BsonBuilder &merge(const Bson &other);

    /// The name of the next item of the array that is open: "0", "1", …
    QString nextIndex();

    /// The finished document; open objects and arrays are closed.
    Bson finish();

private:
    struct Level
    {
        qsizetype start;
        quint32 next = 0;
    };
    template <typename T>
    BsonBuilder &number(BsonType type, const Name &name, T value)
    {
        head(type, name);
        m_out.number(value);
        return *this;
    }
    BsonBuilder &head(BsonType type, const Name &name);
    BsonBuilder &bytes(BsonType type, const Name &name, QByteArrayView value);
    BsonBuilder &begin(BsonType type, const Name &name);

    QByteArray m_bytes;
    BsonWriter m_out;
    std::vector<Level> m_levels;
};

} // namespace sw::base
