// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bson/bson.h"

#include <bson/bson.h>

#include <memory>
#include <vector>

namespace sw::base
{

/// libbson builds a nested document inside its parent: the child must stay at one address until it is closed.
struct BsonBuilder::Private
{
    struct Level
    {
        bson_t document;
        bool isArray = false;
        quint32 next = 0;
    };
    std::vector<std::unique_ptr<Level>> levels;

    Level &top() { return *levels.back(); }
    bson_t *target() { return &levels.back()->document; }
};

namespace
{

struct Key
{
    explicit Key(const QString &text) : utf8(text.toUtf8()) {}
    const char *data() const { return utf8.constData(); }
    int size() const { return static_cast<int>(utf8.size()); }
    QByteArray utf8;
};

} // namespace

BsonBuilder::BsonBuilder() : d(new Private)
{
    d->levels.push_back(std::make_unique<Private::Level>());
    bson_init(d->target());
}

BsonBuilder::~BsonBuilder()
{
    while (d->levels.size() > 1)
        end();
    bson_destroy(d->target());
    delete d;
}

BsonBuilder &BsonBuilder::string(const QString &key, const QString &value)
{
    const Key k(key);
    const QByteArray utf8 = value.toUtf8();
    bson_append_utf8(d->target(), k.data(), k.size(), utf8.constData(), static_cast<int>(utf8.size()));
    return *this;
}

BsonBuilder &BsonBuilder::int32(const QString &key, int value)
{
    const Key k(key);
    bson_append_int32(d->target(), k.data(), k.size(), value);
    return *this;
}

BsonBuilder &BsonBuilder::int64(const QString &key, qint64 value)
{
    const Key k(key);
    bson_append_int64(d->target(), k.data(), k.size(), value);
    return *this;
}

BsonBuilder &BsonBuilder::real(const QString &key, double value)
{
    const Key k(key);
    bson_append_double(d->target(), k.data(), k.size(), value);
    return *this;
}

BsonBuilder &BsonBuilder::decimal(const QString &key, const QByteArray &digits)
{
    const Key k(key);
    bson_decimal128_t value;
    bson_decimal128_from_string(digits.constData(), &value);
    bson_append_decimal128(d->target(), k.data(), k.size(), &value);
    return *this;
}

BsonBuilder &BsonBuilder::boolean(const QString &key, bool value)
{
    const Key k(key);
    bson_append_bool(d->target(), k.data(), k.size(), value);
    return *this;
}

BsonBuilder &BsonBuilder::null(const QString &key)
{
    const Key k(key);
    bson_append_null(d->target(), k.data(), k.size());
    return *this;
}

BsonBuilder &BsonBuilder::minKey(const QString &key)
{
    const Key k(key);
    bson_append_minkey(d->target(), k.data(), k.size());
    return *this;
}

BsonBuilder &BsonBuilder::maxKey(const QString &key)
{
    const Key k(key);
    bson_append_maxkey(d->target(), k.data(), k.size());
    return *this;
}

BsonBuilder &BsonBuilder::date(const QString &key, qint64 milliseconds)
{
    const Key k(key);
    bson_append_date_time(d->target(), k.data(), k.size(), milliseconds);
    return *this;
}

BsonBuilder &BsonBuilder::timestamp(const QString &key, quint32 seconds, quint32 increment)
{
    const Key k(key);
    bson_append_timestamp(d->target(), k.data(), k.size(), seconds, increment);
    return *this;
}

BsonBuilder &BsonBuilder::objectId(const QString &key, const QByteArray &bytes)
{
    const Key k(key);
    bson_oid_t id;
    const QByteArray padded = bytes.leftJustified(12, '\0', true);
    bson_oid_init_from_data(&id, reinterpret_cast<const uint8_t *>(padded.constData()));
    bson_append_oid(d->target(), k.data(), k.size(), &id);
    return *this;
}

BsonBuilder &BsonBuilder::binary(const QString &key, int subtype, const QByteArray &bytes)
{
    const Key k(key);
    bson_append_binary(d->target(), k.data(), k.size(), static_cast<bson_subtype_t>(subtype),
                       reinterpret_cast<const uint8_t *>(bytes.constData()), static_cast<uint32_t>(bytes.size()));
    return *this;
}

BsonBuilder &BsonBuilder::regex(const QString &key, const QString &pattern, const QString &options)
{
    const Key k(key);
    bson_append_regex(d->target(), k.data(), k.size(), pattern.toUtf8().constData(), options.toUtf8().constData());
    return *this;
}

BsonBuilder &BsonBuilder::document(const QString &key, const Bson &value)
{
    const Key k(key);
    bson_t view;
    if (value.view(&view))
        bson_append_document(d->target(), k.data(), k.size(), &view);
    return *this;
}

BsonBuilder &BsonBuilder::array(const QString &key, const Bson &value)
{
    const Key k(key);
    bson_t view;
    if (value.view(&view))
        bson_append_array(d->target(), k.data(), k.size(), &view);
    return *this;
}

BsonBuilder &BsonBuilder::beginDocument(const QString &key)
{
    const Key k(key);
    auto level = std::make_unique<Private::Level>();
    bson_append_document_begin(d->target(), k.data(), k.size(), &level->document);
    d->levels.push_back(std::move(level));
    return *this;
}

BsonBuilder &BsonBuilder::beginArray(const QString &key)
{
    const Key k(key);
    auto level = std::make_unique<Private::Level>();
    level->isArray = true;
    bson_append_array_begin(d->target(), k.data(), k.size(), &level->document);
    d->levels.push_back(std::move(level));
    return *this;
}

BsonBuilder &BsonBuilder::end()
{
    if (d->levels.size() < 2)
        return *this;
    const auto level = std::move(d->levels.back());
    d->levels.pop_back();
    if (level->isArray)
        bson_append_array_end(d->target(), &level->document);
    else
        bson_append_document_end(d->target(), &level->document);
    return *this;
}

BsonBuilder &BsonBuilder::merge(const Bson &other)
{
    bson_t view;
    if (other.view(&view))
        bson_concat(d->target(), &view);
    return *this;
}

QString BsonBuilder::nextIndex()
{
    return QString::number(d->top().next++);
}

Bson BsonBuilder::finish()
{
    while (d->levels.size() > 1)
        end();
    return Bson(d->target());
}

} // namespace sw::base
