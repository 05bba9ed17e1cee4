// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bsontype.h"
#include "models/base/bson/growingbytes.h"

#include <QByteArrayView>

namespace sw::base
{

/// Writes BSON at the end of a buffer, with nothing between a value and its bytes: it is our own because the generator
/// and the reader of Extended JSON write millions of fields a second. Names and values are believed, lengths are filled
/// in when an object is closed. Numbers are written with the lowest byte first, as BSON and the machines we build for
/// have them. For documents that are put together field by field there is BsonBuilder.
class BsonWriter : public GrowingBytes
{
public:
    using GrowingBytes::GrowingBytes;

    /// Type and name of a field, with room for \p valueBytes more.
    void head(BsonType type, const char *name, qsizetype length, qsizetype valueBytes = 0)
    {
        char *at = room(length + 2 + valueBytes);
        *at = static_cast<char>(type);
        copyBytes(at + 1, name, length);
        at[length + 1] = '\0';
        taken(at + length + 2);
    }
    /// The same of a name with a fixed number of bytes behind it that may be read: copied without a loop.
    void shortHead(BsonType type, const char *name, qsizetype length, qsizetype valueBytes)
    {
        char *at = room(1 + paddedName + valueBytes);
        *at = static_cast<char>(type);
        std::memcpy(at + 1, name, paddedName);
        taken(at + length + 2);
    }
    static constexpr qsizetype paddedName = 24;

    template <typename T>
    void number(T value)
    {
        bytes(&value, sizeof value);
    }
    /// The value of a String, Symbol or Code.
    void string(QByteArrayView utf8)
    {
        const auto length = static_cast<qint32>(utf8.size() + 1);
        char *at = room(utf8.size() + 5);
        std::memcpy(at, &length, sizeof length);
        copyBytes(at + 4, utf8.data(), utf8.size());
        at[4 + utf8.size()] = '\0';
        taken(at + 5 + utf8.size());
    }
    /// \p text must have no NUL where the reader would end it.
    void terminated(QByteArrayView text)
    {
        bytes(text.data(), text.size());
        byte('\0');
    }
    void binary(BsonSubtype subtype, QByteArrayView data)
    {
        const bool old = subtype == BsonSubtype::OldGeneric; // has its length once more before its bytes
        const auto length = static_cast<qint32>(data.size());
        number(length + (old ? 4 : 0));
        number(subtype);
        if (old)
            number(length);
        bytes(data.data(), length);
    }
    /// Only the options that BSON knows, in the order of the alphabet.
    void regex(QByteArrayView pattern, QByteArrayView options)
    {
        terminated(pattern);
        for (const char option : {'i', 'l', 'm', 's', 'u', 'x'}) {
            if (options.contains(option))
                byte(option);
        }
        byte('\0');
    }
    /// Where the length of the object that begins here is filled in.
    qsizetype begin()
    {
        number<qint32>(0);
        return size() - 4;
    }
    void end(qsizetype start)
    {
        byte('\0');
        setLength(start, start);
    }
    /// Fills in at \p at how many bytes there are from \p start on.
    void setLength(qsizetype at, qsizetype start)
    {
        const auto length = static_cast<qint32>(size() - start);
        replace(at, &length, sizeof length);
    }
    /// The type that was written at \p at was another one.
    void setType(qsizetype at, BsonType type) { replace(at, &type, sizeof type); }
};

} // namespace sw::base
