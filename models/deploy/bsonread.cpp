// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/bsonread.h"

#include "models/base/bson/bsonbuilder.h"

#include <algorithm>

namespace sw::deploy
{

namespace
{

int depthBelow(base::BsonFields level)
{
    int deepest = 0;
    for (const base::BsonField &field : level) {
        if (field.isContainer())
            deepest = std::max(deepest, depthBelow(base::BsonFields(field)));
    }
    return deepest + 1;
}

base::Bson filtered(const base::Bson &document, const QStringList &names, bool kept)
{
    base::BsonBuilder out;
    for (const base::BsonField &field : base::BsonFields(document)) {
        if (names.contains(field.nameText()) == kept)
            out.field(field);
    }
    return out.finish();
}

} // namespace

std::optional<base::BsonField> fieldAt(const base::Bson &document, QByteArrayView path)
{
    QByteArrayView level = document.bytes();
    while (true) {
        const qsizetype dot = path.indexOf('.');
        const auto field = base::findField(level, dot < 0 ? path : path.first(dot));
        if (!field || dot < 0)
            return field;
        if (!field->isContainer())
            return std::nullopt;
        level = field->value;
        path = path.sliced(dot + 1);
    }
}

base::BsonFields fieldsAt(const base::Bson &document, const char *path)
{
    return base::BsonFields(fieldAt(document, path).value_or(base::BsonField()));
}

bool contains(const base::Bson &document, const char *path)
{
    return fieldAt(document, path).has_value();
}

QString textAt(const base::Bson &document, const char *path)
{
    const auto field = fieldAt(document, path);
    return field ? field->text() : QString();
}

std::optional<double> numberAt(const base::Bson &document, const char *path)
{
    const auto field = fieldAt(document, path);
    return field ? field->number() : std::nullopt;
}

std::optional<qint64> wholeAt(const base::Bson &document, const char *path)
{
    const auto field = fieldAt(document, path);
    return field ? field->whole() : std::nullopt;
}

bool truthAt(const base::Bson &document, const char *path)
{
    const auto field = fieldAt(document, path);
    return field && field->isTruthy();
}

base::Bson documentAt(const base::Bson &document, const char *path)
{
    return base::Bson::inside(fieldAt(document, path).value_or(base::BsonField()));
}

QList<base::Bson> documentsAt(const base::Bson &document, const char *path)
{
    QList<base::Bson> out;
    for (const base::BsonField &field : fieldsAt(document, path)) {
        if (field.isDocument())
            out << base::Bson::inside(field);
    }
    return out;
}

QStringList textsAt(const base::Bson &document, const char *path)
{
    QStringList out;
    for (const base::BsonField &field : fieldsAt(document, path)) {
        if (field.isString())
            out << field.text();
    }
    return out;
}

QByteArray bytesAt(const base::Bson &document, const char *path)
{
    const auto field = fieldAt(document, path);
    return field && field->type == base::BsonType::Binary ? field->bytes().toByteArray() : QByteArray();
}

QStringList fieldNames(const base::Bson &document)
{
    QStringList out;
    for (const base::BsonField &field : base::BsonFields(document))
        out << field.nameText();
    return out;
}

QString firstName(const base::Bson &document)
{
    base::BsonField field;
    return base::BsonFields(document).next(field) ? field.nameText() : QString();
}

QString firstText(const base::Bson &document)
{
    base::BsonField field;
    return base::BsonFields(document).next(field) ? field.text() : QString();
}

int depthOf(const base::Bson &document)
{
    return depthBelow(base::BsonFields(document));
}

base::Bson without(const base::Bson &document, const QStringList &names)
{
    return filtered(document, names, false);
}

base::Bson only(const base::Bson &document, const QStringList &names)
{
    return filtered(document, names, true);
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
