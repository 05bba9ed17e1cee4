// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bson.h"
#include "models/base/bson/bsonfield.h"

#include <array>
#include <bit>

namespace sw::base
{

/// Steps over the fields of one document, without copying or trusting it: every length is checked against what is left,
/// so that no document, wherever it comes from, leads outside of its bytes. It is our own because whole collections
/// pass through it: a step takes half the time of libbson's iterator, and what was read stays a view.
///
///     for (const BsonField &field : BsonFields(document))
class BsonFields
{
public:
    /// No fields, and failed(), where \p document is not as long as it says or does not end with NUL.
    explicit BsonFields(QByteArrayView document);
    explicit BsonFields(const Bson &document) : BsonFields(QByteArrayView(document.bytes())) {}
    explicit BsonFields(Bson &&) = delete; // a view of what ends there
    /// Of the fields of a Document or Array; of any other type there are none.
    explicit BsonFields(const BsonField &container)
    {
        if (!container.isContainer())
            return;
        m_at = container.value.data() + 4;
        m_end = container.value.end() - 1;
    }

    /// False at the end and when a field is broken; failed() tells which, and the name is null where it has no end.
    bool next(BsonField &field)
    {
        if (m_at >= m_end)
            return false;
        const char *const name = m_at + 1;
        const char *const nul = endOfName(name, m_end);
        field.type = static_cast<BsonType>(*m_at);
        field.name = nul ? QByteArrayView(name, nul) : QByteArrayView();
        const qsizetype length = nul ? lengthOf(field.type, nul + 1, m_end - nul - 1) : -1;
        if (length < 0) {
            m_failed = true;
            return false;
        }
        field.value = QByteArrayView(nul + 1, length);
        m_at = nul + 1 + length;
        return true;
    }
    /// Of the fields that are left.
    qsizetype count() const;
    bool failed() const { return m_failed; }
    /// Where the next field begins; behind the last one, the closing NUL.
    const char *position() const { return m_at; }

    class Iterator
    {
    public:
        explicit Iterator(BsonFields *fields = nullptr) : m_fields(fields) { ++*this; }
        const BsonField &operator*() const { return m_field; }
        Iterator &operator++()
        {
            if (m_fields != nullptr && !m_fields->next(m_field))
                m_fields = nullptr;
            return *this;
        }
        bool operator!=(const Iterator &other) const { return m_fields != other.m_fields; }

    private:
        BsonFields *m_fields;
        BsonField m_field;
    };
    Iterator begin() { return Iterator(this); }
    Iterator end() { return Iterator(); }

private:
    static constexpr std::array<qint8, 256> fixedLengths()
    {
        std::array<qint8, 256> lengths{};
        lengths.fill(-1);
        for (const BsonType type : {BsonType::Double, BsonType::Date, BsonType::Timestamp, BsonType::Int64})
            lengths[static_cast<quint8>(type)] = 8;
        for (const BsonType type : {BsonType::Null, BsonType::Undefined, BsonType::MinKey, BsonType::MaxKey})
            lengths[static_cast<quint8>(type)] = 0;
        lengths[static_cast<quint8>(BsonType::Int32)] = 4;
        lengths[static_cast<quint8>(BsonType::ObjectId)] = 12;
        lengths[static_cast<quint8>(BsonType::Decimal128)] = 16;
        return lengths;
    }
    /// The NUL, or null; without a call, since most names are short.
    static const char *endOfName(const char *at, const char *end)
    {
        for (; end - at >= 8; at += 8) {
            if (const quint64 zeros = zeroBytes(readNumber<quint64>(at)))
                return at + std::countr_zero(zeros) / 8;
        }
        while (at < end && *at != 0)
            ++at;
        return at < end ? at : nullptr;
    }
    static qsizetype lengthOf(BsonType type, const char *value, qsizetype available)
    {
        static constexpr std::array<qint8, 256> fixed = fixedLengths();
        const qsizetype length = fixed[static_cast<quint8>(type)];
        if (length >= 0)
            return length <= available ? length : -1;
        if (type == BsonType::String)
            return closedLength(value, available, 1, 4);
        if (type == BsonType::Document || type == BsonType::Array)
            return closedLength(value, available, 5, 0);
        return rareLength(type, value, available);
    }
    /// Of a value that has the length of what follows in front, and \p extra bytes that it does not count; at \p least
    /// so many are counted.
    static qsizetype prefixedLength(const char *value, qsizetype available, qsizetype least, qsizetype extra)
    {
        if (available < 4)
            return -1;
        const qsizetype length = readNumber<qint32>(value);
        return length >= least && length + extra <= available ? length + extra : -1;
    }
    /// The same of what ends with NUL.
    static qsizetype closedLength(const char *value, qsizetype available, qsizetype least, qsizetype extra)
    {
        const qsizetype length = prefixedLength(value, available, least, extra);
        return length > 0 && value[length - 1] == 0 ? length : -1;
    }
    static qsizetype regexLength(const char *value, qsizetype available);
    static qsizetype scopedLength(const char *value, qsizetype available);
    static qsizetype rareLength(BsonType type, const char *value, qsizetype available);

    const char *m_at = nullptr;
    const char *m_end = nullptr;
    bool m_failed = false;
};

/// The first field called \p name.
std::optional<BsonField> findField(QByteArrayView document, QByteArrayView name);

} // namespace sw::base
