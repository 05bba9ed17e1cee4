// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bsonbuilder.h"

#include "models/base/bson/bsonfield.h"

#include <bson/bson.h>

namespace sw::base
{

namespace
{

QByteArrayView untilNul(QByteArrayView text)
{
    const qsizetype nul = text.indexOf('\0');
    return nul < 0 ? text : text.first(nul);
}

} // namespace

BsonBuilder::BsonBuilder() : m_out(m_bytes)
{
    m_levels.push_back({m_out.begin()});
}

BsonBuilder &BsonBuilder::head(BsonType type, const Name &name)
{
    const QByteArrayView utf8 = untilNul(name.utf8());
    m_out.head(type, utf8.data(), utf8.size());
    return *this;
}

BsonBuilder &BsonBuilder::bytes(BsonType type, const Name &name, QByteArrayView value)
{
    head(type, name);
    m_out.bytes(value.data(), value.size());
    return *this;
}

BsonBuilder &BsonBuilder::string(const Name &name, const QString &value)
{
    head(BsonType::String, name);
    m_out.string(value.toUtf8());
    return *this;
}

BsonBuilder &BsonBuilder::decimal(const Name &name, const QByteArray &digits)
{
    bson_decimal128_t value;
    bson_decimal128_from_string(digits.constData(), &value);
    return number(BsonType::Decimal128, name, value);
}

BsonBuilder &BsonBuilder::timestamp(const Name &name, quint32 seconds, quint32 increment)
{
    return number(BsonType::Timestamp, name, static_cast<quint64>(seconds) << 32 | increment);
}

BsonBuilder &BsonBuilder::objectId(const Name &name, const QByteArray &id)
{
    return bytes(BsonType::ObjectId, name, id.leftJustified(12, '\0', true));
}

BsonBuilder &BsonBuilder::binary(const Name &name, int subtype, const QByteArray &data)
{
    head(BsonType::Binary, name);
    m_out.binary(static_cast<BsonSubtype>(subtype), data);
    return *this;
}

BsonBuilder &BsonBuilder::regex(const Name &name, const QString &pattern, const QString &options)
{
    head(BsonType::Regex, name);
    m_out.regex(untilNul(pattern.toUtf8()), options.toUtf8());
    return *this;
}

BsonBuilder &BsonBuilder::field(const BsonField &field)
{
    return bytes(field.type, field.name, field.value);
}

BsonBuilder &BsonBuilder::field(const Name &name, const BsonField &field)
{
    return bytes(field.type, name, field.value);
}

BsonBuilder &BsonBuilder::begin(BsonType type, const Name &name)
{
    head(type, name);
    m_levels.push_back({m_out.begin()});
    return *this;
}

BsonBuilder &BsonBuilder::end()
{
    if (m_levels.size() < 2)
        return *this;
    m_out.end(m_levels.back().start);
    m_levels.pop_back();
    return *this;
}

BsonBuilder &BsonBuilder::merge(const Bson &other)
{
    m_out.bytes(other.bytes().constData() + 4, other.bytes().size() - 5);
    return *this;
}

QString BsonBuilder::nextIndex()
{
    return QString::number(m_levels.back().next++);
}

Bson BsonBuilder::finish()
{
    while (m_levels.size() > 1)
        end();
    m_out.end(0);
    const Bson out = Bson::fromTrusted(QByteArray(m_out.data(), m_out.size()));
    m_out.cutTo(m_out.size() - 1);
    return out;
}

} // namespace sw::base
