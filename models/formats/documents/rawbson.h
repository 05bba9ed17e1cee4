// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

#include <cstring>

namespace sw::formats
{

/// Type bytes of the BSON specification 1.1.
namespace BsonType
{
inline constexpr int real = 0x01, string = 0x02, object = 0x03, array = 0x04, binary = 0x05, undefined = 0x06,
                     objectId = 0x07, boolean = 0x08, date = 0x09, null = 0x0A, regex = 0x0B, dbPointer = 0x0C,
                     code = 0x0D, symbol = 0x0E, codeWithScope = 0x0F, int32 = 0x10, timestamp = 0x11, int64 = 0x12,
                     decimal128 = 0x13, maxKey = 0x7F, minKey = 0xFF;
} // namespace BsonType

template <typename Number>
Number readNumber(const char *bytes)
{
    Number number;
    std::memcpy(&number, bytes, sizeof number); // BSON is little-endian, as is every machine this runs on
    return number;
}

/// One field of a BSON document; the views point into the document.
struct RawElement
{
    QByteArrayView name;
    int type = 0;
    QByteArrayView value; ///< the bytes behind the name
};

/// Bytes of a value of \p type that begins at \p value, of which \p available are left in its document; -1 when it does
/// not fit, its own lengths contradict each other, or the type does not exist. Looks into no nested document.
qsizetype valueLength(int type, const char *value, qsizetype available);

/// Steps over the fields of a BSON document without copying or trusting it: every length is checked against what is
/// left.
class RawFields
{
public:
    /// \p document with its length in front and its NUL behind, which the caller has checked (isFramed()).
    explicit RawFields(QByteArrayView document)
        : m_at(document.data() + 4), m_end(document.data() + document.size() - 1)
    {}

    /// False at the end and when a field is broken; failed() tells which.
    bool next(RawElement &element);
    bool failed() const { return m_failed; }
    /// Where the field that next() could not read begins.
    const char *position() const { return m_at; }

private:
    const char *m_at;
    const char *m_end;
    bool m_failed = false;
};

/// True when \p document is as long as it says and ends with NUL.
inline bool isFramed(QByteArrayView document)
{
    return document.size() >= 5 && readNumber<qint32>(document.data()) == document.size() && document.back() == 0;
}

} // namespace sw::formats
