// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/server/fakeserver.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/deploy/bsonread.h"

namespace sw::testsupport
{

namespace
{

const QStringList envelope{QStringLiteral("writeConcern"), QStringLiteral("maxTimeMS"),
                           QStringLiteral("collectionUUID")};

base::Bson fromText(const QByteArray &json)
{
    const auto read = base::Bson::fromJson(json);
    if (!read)
        qFatal("bad document of a test: %s", json.constData());
    return *read;
}

base::Bson cursorOf(const QList<base::Bson> &documents)
{
    base::BsonBuilder out;
    out.document(QStringLiteral("cursor"),
                 deploy::joined(fromText(R"({"id":{"$numberLong":"0"}})"),
                                deploy::listDocument(QStringLiteral("firstBatch"), documents)));
    return out.finish();
}

class FakeSession : public deploy::Session
{
public:
    explicit FakeSession(FakeServer &server) : m_server(server) {}
    deploy::Reply run(const QString &, const base::Bson &command) override { return m_server.run(command); }
    QString serverName() const override { return QStringLiteral("fake:27017"); }
    QString userName() const override { return {}; }

private:
    FakeServer &m_server;
};

} // namespace

std::unique_ptr<deploy::Session> FakeServer::connect()
{
    return std::make_unique<FakeSession>(*this);
}

bool FakeServer::hasIndex(const QString &collection, const QString &name) const
{
    const QList<base::Bson> indexes = collections.value(collection).indexes;
    return std::any_of(indexes.cbegin(), indexes.cend(),
                       [&](const base::Bson &index) { return deploy::textAt(index, "name") == name; });
}

void FakeServer::setDocuments(qint64 number)
{
    for (Collection &collection : collections)
        collection.documents = number;
}

deploy::Reply FakeServer::run(const base::Bson &command)
{
    const QMutexLocker locker(&m_mutex);
    const QString name = deploy::firstName(command);
    if (const auto other = instead ? instead(name, command) : std::nullopt)
        return *other;
    deploy::Reply out;
    out.ok = name != QLatin1String("aggregate") || violators >= 0;
    out.code = out.ok ? 0 : 50;
    out.document = answer(name, command);
    return out;
}

base::Bson FakeServer::listCollections(const base::Bson &command) const
{
    const QString wanted = deploy::textAt(command, "filter.name");
    QList<base::Bson> out;
    for (auto found = collections.cbegin(); found != collections.cend(); ++found) {
        if (!wanted.isEmpty() && found.key() != wanted)
            continue;
        const bool series = deploy::contains(found->options, "timeseries");
        base::BsonBuilder listed;
        listed.string(QStringLiteral("name"), found.key());
        listed.string(QStringLiteral("type"), series ? QStringLiteral("timeseries") : QStringLiteral("collection"));
        listed.document(QStringLiteral("options"), found->options);
        listed.document(QStringLiteral("info"), deploy::withUuid({}, QStringLiteral("uuid"), found->uuid));
        out << listed.finish();
    }
    return cursorOf(out);
}

base::Bson FakeServer::answer(const QString &name, const base::Bson &command)
{
    const Collection collection = collections.value(deploy::firstText(command));
    if (name == QLatin1String("hello"))
        return hello;
    if (name == QLatin1String("buildInfo"))
        return fromText(R"({"versionArray":[6,0,5,0],"storageEngines":["wiredTiger"]})");
    if (name == QLatin1String("getParameter"))
        return fromText(R"({"featureCompatibilityVersion":{"version":"6.0"}})");
    if (name == QLatin1String("dbStats"))
        return fromText(R"({"fsTotalSize":900000000000,"fsUsedSize":1})");
    if (name == QLatin1String("listCollections"))
        return listCollections(command);
    if (name == QLatin1String("listIndexes"))
        return cursorOf(collection.indexes);
    if (name == QLatin1String("collStats"))
        return base::BsonBuilder()
            .int64(QStringLiteral("count"), collection.documents)
            .int64(QStringLiteral("size"), collection.documents * 100)
            .finish();
    if (name == QLatin1String("find"))
        return cursorOf(collection.documents > 0 ? QList<base::Bson>{fromText(R"({"_id":1})")} : QList<base::Bson>());
    if (name == QLatin1String("aggregate"))
        return cursorOf({base::BsonBuilder().int64(QStringLiteral("n"), violators).finish()});
    if (name == QLatin1String("create") || name == QLatin1String("createIndexes") || name == QLatin1String("collMod"))
        change(name, command);
    return {};
}

void FakeServer::change(const QString &name, const base::Bson &command)
{
    if (deploy::truthAt(command, "dryRun"))
        return;
    changes << QString::fromUtf8(deploy::without(command, envelope).toCanonicalJson());
    Collection &collection = collections[deploy::firstText(command)];
    if (name == QLatin1String("create")) {
        collection.options = deploy::without(command, envelope + QStringList{name});
        collection.uuid = QByteArray(16, static_cast<char>(collections.size()));
        collection.indexes = {fromText(R"({"v":2,"key":{"_id":1},"name":"_id_"})")};
    } else if (name == QLatin1String("createIndexes")) {
        collection.indexes << deploy::documentsAt(command, "indexes");
    } else {
        modify(collection, deploy::without(command, envelope + QStringList{name}));
    }
}

void FakeServer::modify(Collection &collection, const base::Bson &changes)
{
    const base::Bson change = deploy::documentAt(changes, "index");
    if (change.isEmpty()) {
        collection.options = deploy::joined(deploy::without(collection.options, deploy::fieldNames(changes)), changes);
        return;
    }
    for (base::Bson &index : collection.indexes) {
        if (deploy::textAt(index, "name") == deploy::textAt(change, "name"))
            index = deploy::joined(
                deploy::without(index, deploy::fieldNames(deploy::without(change, {QStringLiteral("name")}))),
                deploy::without(change, {QStringLiteral("name")}));
    }
}

} // namespace sw::testsupport
