// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/plan/names.h"

#include "models/base/jsonwriter.h"

#include <QJsonArray>
#include <QJsonObject>

namespace sw::deploy
{

namespace
{

QString textOf(const QJsonObject &json, const char *member)
{
    return json.value(QLatin1String(member)).toString();
}

} // namespace

QString Rename::newPath() const
{
    const qsizetype dot = from.lastIndexOf(QLatin1Char('.'));
    return from.left(dot + 1) + to;
}

void writeNames(base::JsonWriter &json, const QList<CollectionNames> &names)
{
    json.beginArray();
    for (const CollectionNames &collection : names) {
        json.beginObject().member(QStringLiteral("id"), collection.id).member(QStringLiteral("name"), collection.name);
        json.key(QStringLiteral("fields")).beginArray();
        for (const auto &[id, path] : collection.fields)
            json.inlineNext().beginArray().value(id).value(path).end();
        json.end().end();
    }
    json.end();
}

void writeRenames(base::JsonWriter &json, const QList<Rename> &renames)
{
    json.beginArray();
    for (const Rename &rename : renames) {
        json.beginObject()
            .member(QStringLiteral("collection"), rename.collection)
            .member(QStringLiteral("from"), rename.from);
        json.member(QStringLiteral("to"), rename.to).key(QStringLiteral("documents"));
        if (rename.documents)
            json.value(*rename.documents);
        else
            json.null();
        json.end();
    }
    json.end();
}

QList<CollectionNames> readNames(const QJsonValue &json)
{
    QList<CollectionNames> out;
    for (const QJsonValue item : json.toArray()) {
        const QJsonObject object = item.toObject();
        CollectionNames names{textOf(object, "id"), textOf(object, "name"), {}};
        for (const QJsonValue field : object.value(QLatin1String("fields")).toArray())
            names.fields.append({field.toArray().at(0).toString(), field.toArray().at(1).toString()});
        out << names;
    }
    return out;
}

QList<Rename> readRenames(const QJsonValue &json)
{
    QList<Rename> out;
    for (const QJsonValue item : json.toArray()) {
        const QJsonObject object = item.toObject();
        Rename rename{textOf(object, "collection"), textOf(object, "from"), textOf(object, "to")};
        const QJsonValue documents = object.value(QLatin1String("documents"));
        if (documents.isDouble())
            rename.documents = documents.toInteger();
        out << rename;
    }
    return out;
}

} // namespace sw::deploy
