// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/bsonread.h"

#include "models/deploy/rawbson.h"

#include <cmath>

namespace sw::deploy
{

namespace
{

/// Calls \p use(bson_iter_t &) when there is a field at \p path.
template <typename Use>
bool withField(const base::Bson &document, const char *path, const Use &use)
{
    bson_t view;
    bson_iter_t start;
    bson_iter_t field;
    if (!document.view(&view) || !bson_iter_init(&start, &view) || !bson_iter_find_descendant(&start, path, &field))
        return false;
    use(field);
    return true;
}

QString utf8Of(const bson_iter_t &field)
{
    uint32_t length = 0;
    if (!BSON_ITER_HOLDS_UTF8(&field))
        return {};
    const char *text = bson_iter_utf8(&field, &length);
    return QString::fromUtf8(text, static_cast<qsizetype>(length));
}

std::optional<double> numberOf(const bson_iter_t &field)
{
    if (BSON_ITER_HOLDS_NUMBER(&field))
        return bson_iter_as_double(&field);
    if (BSON_ITER_HOLDS_DECIMAL128(&field)) {
        bson_decimal128_t decimal;
        char text[BSON_DECIMAL128_STRING];
        bson_iter_decimal128(&field, &decimal);
        bson_decimal128_to_string(&decimal, text);
        bool ok = false;
        const double number = QByteArray(text).toDouble(&ok);
        if (ok)
            return number;
    }
    return std::nullopt;
}

int depthBelow(bson_iter_t &level)
{
    int deepest = 0;
    while (bson_iter_next(&level)) {
        bson_iter_t child;
        if ((BSON_ITER_HOLDS_DOCUMENT(&level) || BSON_ITER_HOLDS_ARRAY(&level)) && bson_iter_recurse(&level, &child))
            deepest = std::max(deepest, depthBelow(child));
    }
    return deepest + 1;
}

} // namespace

base::Bson subdocument(const bson_iter_t &field)
{
    const uint8_t *data = nullptr;
    uint32_t length = 0;
    if (BSON_ITER_HOLDS_DOCUMENT(&field))
        bson_iter_document(&field, &length, &data);
    else if (BSON_ITER_HOLDS_ARRAY(&field))
        bson_iter_array(&field, &length, &data);
    bson_t view;
    if (data == nullptr || !bson_init_static(&view, data, length))
        return {};
    return base::Bson(&view);
}

bool isTruthy(const bson_iter_t &field)
{
    if (BSON_ITER_HOLDS_BOOL(&field))
        return bson_iter_bool(&field);
    const auto number = numberOf(field);
    return number && *number != 0;
}

void appendField(RawBson &to, const QByteArray &key, const bson_iter_t &field)
{
    bson_append_iter(to.get(), key.constData(), static_cast<int>(key.size()), &field);
}

void appendDocument(RawBson &to, const QByteArray &key, const base::Bson &document)
{
    bson_t view;
    if (document.view(&view))
        bson_append_document(to.get(), key.constData(), static_cast<int>(key.size()), &view);
}

void appendArray(RawBson &to, const QByteArray &key, const base::Bson &array)
{
    bson_t view;
    if (array.view(&view))
        bson_append_array(to.get(), key.constData(), static_cast<int>(key.size()), &view);
}

void appendText(RawBson &to, const QByteArray &key, const QByteArray &utf8)
{
    bson_append_utf8(to.get(), key.constData(), static_cast<int>(key.size()), utf8.constData(),
                     static_cast<int>(utf8.size()));
}

void appendWhole(RawBson &to, const QByteArray &key, qint64 number)
{
    bson_append_int64(to.get(), key.constData(), static_cast<int>(key.size()), number);
}

void appendTruth(RawBson &to, const QByteArray &key, bool truth)
{
    bson_append_bool(to.get(), key.constData(), static_cast<int>(key.size()), truth);
}

bool contains(const base::Bson &document, const char *path)
{
    return withField(document, path, [](const bson_iter_t &) {});
}

QString textAt(const base::Bson &document, const char *path)
{
    QString out;
    withField(document, path, [&](const bson_iter_t &field) { out = utf8Of(field); });
    return out;
}

std::optional<double> numberAt(const base::Bson &document, const char *path)
{
    std::optional<double> out;
    withField(document, path, [&](const bson_iter_t &field) { out = numberOf(field); });
    return out;
}

std::optional<qint64> wholeAt(const base::Bson &document, const char *path)
{
    std::optional<qint64> out;
    withField(document, path, [&](const bson_iter_t &field) {
        if (BSON_ITER_HOLDS_INT(&field))
            out = bson_iter_as_int64(&field);
        else if (const auto number = numberOf(field); number && std::abs(*number) < 9.2e18)
            out = static_cast<qint64>(*number);
    });
    return out;
}

bool truthAt(const base::Bson &document, const char *path)
{
    bool out = false;
    withField(document, path, [&](const bson_iter_t &field) { out = isTruthy(field); });
    return out;
}

base::Bson documentAt(const base::Bson &document, const char *path)
{
    base::Bson out;
    withField(document, path, [&](const bson_iter_t &field) { out = subdocument(field); });
    return out;
}

QList<base::Bson> documentsAt(const base::Bson &document, const char *path)
{
    QList<base::Bson> out;
    forEachField(documentAt(document, path), [&](const bson_iter_t &field) {
        if (BSON_ITER_HOLDS_DOCUMENT(&field))
            out << subdocument(field);
    });
    return out;
}

QStringList textsAt(const base::Bson &document, const char *path)
{
    QStringList out;
    forEachField(documentAt(document, path), [&](const bson_iter_t &field) {
        if (BSON_ITER_HOLDS_UTF8(&field))
            out << utf8Of(field);
    });
    return out;
}

QByteArray bytesAt(const base::Bson &document, const char *path)
{
    QByteArray out;
    withField(document, path, [&](const bson_iter_t &field) {
        if (!BSON_ITER_HOLDS_BINARY(&field))
            return;
        const uint8_t *data = nullptr;
        uint32_t length = 0;
        bson_iter_binary(&field, nullptr, &length, &data);
        out = QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(length));
    });
    return out;
}

QStringList fieldNames(const base::Bson &document)
{
    QStringList out;
    forEachField(document, [&](const bson_iter_t &field) { out << QString::fromUtf8(keyOf(field)); });
    return out;
}

QString firstName(const base::Bson &document)
{
    bson_t view;
    bson_iter_t field;
    if (!document.view(&view) || !bson_iter_init(&field, &view) || !bson_iter_next(&field))
        return {};
    return QString::fromUtf8(keyOf(field));
}

QString firstText(const base::Bson &document)
{
    bson_t view;
    bson_iter_t field;
    if (!document.view(&view) || !bson_iter_init(&field, &view) || !bson_iter_next(&field))
        return {};
    return utf8Of(field);
}

int depthOf(const base::Bson &document)
{
    bson_t view;
    bson_iter_t start;
    return document.view(&view) && bson_iter_init(&start, &view) ? depthBelow(start) : 1;
}

base::Bson without(const base::Bson &document, const QStringList &names)
{
    RawBson out;
    forEachField(document, [&](const bson_iter_t &field) {
        const QByteArray key = keyOf(field);
        if (!names.contains(QString::fromUtf8(key)))
            appendField(out, key, field);
    });
    return out.value();
}

base::Bson only(const base::Bson &document, const QStringList &names)
{
    RawBson out;
    forEachField(document, [&](const bson_iter_t &field) {
        const QByteArray key = keyOf(field);
        if (names.contains(QString::fromUtf8(key)))
            appendField(out, key, field);
    });
    return out.value();
}

base::Bson withUuid(const base::Bson &document, const QString &name, const QByteArray &uuid)
{
    if (uuid.size() != 16)
        return document;
    base::BsonBuilder out;
    out.merge(document).binary(name, 4, uuid);
    return out.finish();
}

base::Bson joined(const base::Bson &first, const base::Bson &second)
{
    base::BsonBuilder out;
    out.merge(first).merge(second);
    return out.finish();
}

base::Bson listDocument(const QString &name, const QList<base::Bson> &items)
{
    base::BsonBuilder out;
    out.beginArray(name);
    for (const base::Bson &item : items)
        out.document(out.nextIndex(), item);
    out.end();
    return out.finish();
}

} // namespace sw::deploy
