// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/deployment/baseline.h"

#include "models/base/files/safefile.h"
#include "models/base/jsonwriter.h"
#include "models/base/utf8text.h"

#include <QCryptographicHash>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace sw::services
{

namespace
{

constexpr qint64 mostBytes = 256LL * 1024 * 1024;

QString hashOf(const QString &text, int digits)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex().left(digits));
}

QString fileStart(const deploy::Snapshot &snapshot)
{
    return hashOf(snapshot.server.name + QLatin1Char('\n') + snapshot.database, 32);
}

QString baselinePath(const QString &folder, const deploy::Snapshot &snapshot)
{
    const QString members = snapshot.server.members.join(QLatin1Char(','));
    return folder + QLatin1Char('/') + fileStart(snapshot) +
           (members.isEmpty() ? QString() : QLatin1Char('-') + hashOf(members, 8)) + QStringLiteral(".json");
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

/// Nothing when it cannot be read, or is of another place than \p live.
std::optional<Baseline> readBaseline(const QByteArray &content, const deploy::Snapshot &live)
{
    const QJsonObject object = QJsonDocument::fromJson(base::withEscapedMarks(content)).object();
    Baseline out;
    deploy::Snapshot &snapshot = out.snapshot;
    snapshot = live; // the same server; only what it holds is of then
    snapshot.collections.clear();
    snapshot.server.members.clear();
    for (const QJsonValue member : object.value(QStringLiteral("members")).toArray())
        snapshot.server.members << member.toString();
    if (object.value(QStringLiteral("database")).toString() != live.database ||
        !deploy::isSamePlace(snapshot.server, live.server))
        return std::nullopt;
    for (const QJsonValue value : object.value(QStringLiteral("collections")).toArray()) {
        const auto collection = readCollection(value.toObject());
        if (!collection)
            return std::nullopt;
        snapshot.collections << *collection;
    }
    out.names = deploy::readNames(object.value(QStringLiteral("names")));
    out.renames = deploy::readRenames(object.value(QStringLiteral("renames")));
    return out;
}

} // namespace

base::Result<void> saveBaseline(const QString &folder, const Baseline &baseline)
{
    const deploy::Snapshot &snapshot = baseline.snapshot;
    base::JsonWriter json;
    json.beginObject()
        .member(QStringLiteral("server"), snapshot.server.name)
        .member(QStringLiteral("database"), snapshot.database);
    json.key(QStringLiteral("members")).beginArray();
    for (const QString &member : snapshot.server.members)
        json.value(member);
    json.end();
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
    json.end();
    deploy::writeNames(json.key(QStringLiteral("names")), baseline.names);
    deploy::writeRenames(json.key(QStringLiteral("renames")), baseline.renames);
    json.end();
    return base::writeFileSafely(baselinePath(folder, snapshot), json.result());
}

std::optional<Baseline> loadBaseline(const QString &folder, const deploy::Snapshot &live)
{
    const QDir dir(folder);
    // The newest of the sets of this name that share a member with the one that is there now.
    for (const QString &name : dir.entryList({fileStart(live) + QStringLiteral("*.json")}, QDir::Files, QDir::Time)) {
        const base::Result<QByteArray> content = base::readFile(dir.filePath(name), mostBytes);
        const auto baseline = content ? readBaseline(*content, live) : std::nullopt;
        if (baseline)
            return baseline;
    }
    return std::nullopt;
}

} // namespace sw::services
