// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/deployment/baseline.h"

#include "models/base/jsonwriter.h"
#include "models/base/safefile.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace sw::services
{

namespace
{

constexpr qint64 mostBytes = 256LL * 1024 * 1024;

QString baselinePath(const QString &folder, const deploy::Snapshot &snapshot)
{
    const QByteArray key = (snapshot.server.name + QLatin1Char('\n') + snapshot.database).toUtf8();
    const QByteArray name = QCryptographicHash::hash(key, QCryptographicHash::Sha256).toHex().left(32);
    return folder + QLatin1Char('/') + QString::fromLatin1(name) + QStringLiteral(".json");
}

QString text(const base::Bson &document)
{
    return QString::fromUtf8(document.toCanonicalJson());
}

std::optional<base::Bson> document(const QJsonValue &value)
{
    const auto bson = base::Bson::fromJson(value.toString().toUtf8());
    return bson ? std::optional(*bson) : std::nullopt;
}

std::optional<deploy::LiveCollection> readCollection(const QJsonObject &object)
{
    deploy::LiveCollection collection;
    collection.name = object.value(QStringLiteral("name")).toString();
    collection.type = object.value(QStringLiteral("type")).toString();
    collection.uuid = QByteArray::fromHex(object.value(QStringLiteral("uuid")).toString().toLatin1());
    const auto options = document(object.value(QStringLiteral("options")));
    if (!options || collection.name.isEmpty())
        return std::nullopt;
    collection.options = *options;
    for (const QJsonValue value : object.value(QStringLiteral("indexes")).toArray()) {
        const auto index = document(value);
        if (!index)
            return std::nullopt;
        collection.indexes << *index;
    }
    return collection;
}

} // namespace

base::Result<void> saveBaseline(const QString &folder, const deploy::Snapshot &snapshot)
{
    base::JsonWriter json;
    json.beginObject()
        .member(QStringLiteral("server"), snapshot.server.name)
        .member(QStringLiteral("database"), snapshot.database);
    json.key(QStringLiteral("collections")).beginArray();
    for (const deploy::LiveCollection &collection : snapshot.collections) {
        json.beginObject()
            .member(QStringLiteral("name"), collection.name)
            .member(QStringLiteral("type"), collection.type);
        json.member(QStringLiteral("uuid"), QString::fromLatin1(collection.uuid.toHex()))
            .member(QStringLiteral("options"), text(collection.options));
        json.key(QStringLiteral("indexes")).beginArray();
        for (const base::Bson &index : collection.indexes)
            json.value(text(index));
        json.end().end();
    }
    json.end().end();
    return base::writeFileSafely(baselinePath(folder, snapshot), json.result());
}

std::optional<deploy::Snapshot> loadBaseline(const QString &folder, const deploy::Snapshot &live)
{
    const base::Result<QByteArray> content = base::readFile(baselinePath(folder, live), mostBytes);
    if (!content)
        return std::nullopt;
    const QJsonObject object = QJsonDocument::fromJson(*content).object();
    deploy::Snapshot snapshot = live; // the same server; only what it holds is of then
    snapshot.collections.clear();
    if (object.value(QStringLiteral("database")).toString() != live.database)
        return std::nullopt;
    for (const QJsonValue value : object.value(QStringLiteral("collections")).toArray()) {
        const auto collection = readCollection(value.toObject());
        if (!collection)
            return std::nullopt;
        snapshot.collections << *collection;
    }
    return snapshot;
}

} // namespace sw::services
