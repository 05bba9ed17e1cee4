// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/deploy/apply/catalog.h"

#include "models/base/bson/bsonbuilder.h"
#include "models/base/texts.h"
#include "models/deploy/apply/patientread.h"
#include "models/deploy/bsonread.h"
#include "models/deploy/errorcodes.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::deploy
{

namespace
{

constexpr int readMilliseconds = 20000;
constexpr int unauthorized = 13;
constexpr int namespaceNotFound = 26;

base::Bson simpleCommand(const QString &name)
{
    base::BsonBuilder out;
    out.int32(name, 1);
    return out.finish();
}

base::Bson commandOn(const QString &name, const QString &collection)
{
    base::BsonBuilder out;
    out.string(name, collection).int32(QStringLiteral("maxTimeMS"), readMilliseconds);
    return out.finish();
}

QString placeOf(const QString &database, const QString &collection)
{
    return database + QLatin1Char('.') + collection;
}

base::Result<base::Bson> runRead(Session &session, const QString &database, const base::Bson &command,
                                 const QString &where)
{
    const Reply reply = readPatiently(session, database, command);
    if (!reply.ok)
        return readErrorOf(reply, firstName(command), where);
    return reply.document;
}

base::Bson getMore(qint64 cursor, const QString &space)
{
    base::BsonBuilder out;
    out.int64(QStringLiteral("getMore"), cursor);
    out.string(QStringLiteral("collection"), space.section(QLatin1Char('.'), 1));
    return out.finish();
}

/// All documents of a cursor. A server that never ends one is stopped at a number that no real catalog reaches.
base::Result<QList<base::Bson>> readCursor(Session &session, const QString &database, const base::Bson &command,
                                           const QString &where)
{
    constexpr qsizetype most = 200'000;
    base::Result<base::Bson> page = runRead(session, database, command, where);
    if (!page)
        return page.error();
    QList<base::Bson> out = documentsAt(*page, "cursor.firstBatch");
    for (qint64 cursor = wholeAt(*page, "cursor.id").value_or(0); cursor != 0;
         cursor = wholeAt(*page, "cursor.id").value_or(0)) {
        page = runRead(session, database, getMore(cursor, textAt(*page, "cursor.ns")), where);
        if (!page)
            return page.error();
        const QList<base::Bson> batch = documentsAt(*page, "cursor.nextBatch");
        if (batch.isEmpty() || out.size() + batch.size() > most) {
            return base::Error{base::ErrorCode::Unsupported, Text::tr("The server's list does not end."), where,
                               Text::tr("Check that this is a MongoDB server.")};
        }
        out << batch;
    }
    return out;
}

LiveCollection collectionFrom(const base::Bson &listed)
{
    LiveCollection out;
    out.name = textAt(listed, "name");
    out.type = textAt(listed, "type");
    if (out.type.isEmpty())
        out.type = QStringLiteral("collection");
    out.uuid = bytesAt(listed, "info.uuid");
    out.options = documentAt(listed, "options");
    return out;
}

base::Result<QList<LiveCollection>> listCollections(Session &session, const QString &database, const base::Bson &filter)
{
    base::BsonBuilder command;
    command.int32(QStringLiteral("listCollections"), 1);
    if (!filter.isEmpty())
        command.document(QStringLiteral("filter"), filter);
    command.beginDocument(QStringLiteral("cursor")).int32(QStringLiteral("batchSize"), 1000).end();
    const auto listed = readCursor(session, database, command.finish(), database);
    if (!listed)
        return listed.error();
    QList<LiveCollection> out;
    for (const base::Bson &one : *listed) {
        const LiveCollection collection = collectionFrom(one);
        if (!collection.name.startsWith(QLatin1String("system.")))
            out << collection;
    }
    std::sort(out.begin(), out.end(), [](const LiveCollection &a, const LiveCollection &b) { return a.name < b.name; });
    return out;
}

/// The statistics of a collection are long, and take a server twenty times as long as its count.
bool isKnownEmpty(Session &session, const QString &database, const QString &name)
{
    base::BsonBuilder command;
    command.string("aggregate", name).beginArray("pipeline").beginDocument("0").beginDocument("$collStats");
    command.beginDocument("count").end().end().end().end().beginDocument("cursor").end();
    const Reply reply =
        readPatiently(session, database, command.int32(QStringLiteral("maxTimeMS"), readMilliseconds).finish());
    const QList<base::Bson> counts = documentsAt(reply.document, "cursor.firstBatch");
    return reply.ok && counts.size() == 1 && wholeAt(counts.first(), "count") == 0;
}

QString productOf(const base::Bson &buildInfo)
{
    if (contains(buildInfo, "ferretdbVersion") || contains(buildInfo, "ferretdb"))
        return QStringLiteral("FerretDB");
    // Look-alikes answer buildInfo, but leave out what only MongoDB's own build knows.
    if (documentsAt(buildInfo, "storageEngines").isEmpty() && textsAt(buildInfo, "storageEngines").isEmpty())
        return QStringLiteral("unknown");
    return QStringLiteral("MongoDB");
}

QString topologyOf(const base::Bson &hello)
{
    if (textAt(hello, "msg") == QLatin1String("isdbgrid"))
        return QStringLiteral("sharded");
    return contains(hello, "setName") ? QStringLiteral("replica set") : QStringLiteral("standalone");
}

} // namespace

base::Result<ServerIdentity> readIdentity(Session &session)
{
    const QString admin = QStringLiteral("admin");
    const auto hello = runRead(session, admin, simpleCommand(QStringLiteral("hello")), session.serverName());
    if (!hello)
        return hello.error();
    const auto build = runRead(session, admin, simpleCommand(QStringLiteral("buildInfo")), session.serverName());
    if (!build)
        return build.error();
    ServerIdentity out;
    out.topology = topologyOf(*hello);
    out.name = contains(*hello, "setName") ? textAt(*hello, "setName") : session.serverName();
    out.product = productOf(*build);
    const base::Bson version = documentAt(*build, "versionArray");
    for (const QString &part : fieldNames(version).mid(0, 3))
        out.version << static_cast<int>(wholeAt(version, qPrintable(part)).value_or(0));
    out.user = session.userName();
    for (const char *kind : {"hosts", "passives", "arbiters"})
        out.members << textsAt(*hello, kind);
    out.members.sort();
    // Servers before 5.0 say ismaster where a driver asks them in the old way.
    out.isWritable = out.topology != QLatin1String("replica set") || truthAt(*hello, "isWritablePrimary") ||
                     truthAt(*hello, "ismaster");
    out.primary = textAt(*hello, "primary");
    base::BsonBuilder parameter;
    parameter.int32(QStringLiteral("getParameter"), 1).int32(QStringLiteral("featureCompatibilityVersion"), 1);
    const Reply feature = readPatiently(session, admin, parameter.finish());
    if (feature.ok)
        out.featureVersion = textAt(feature.document, "featureCompatibilityVersion.version");
    const std::optional<bool> up =
        out.topology == QLatin1String("standalone") ? std::optional<bool>(true) : session.allMembersUp();
    out.membersKnown = up.has_value();
    out.membersUp = up.value_or(true);
    return out;
}

base::Result<Rights> readRights(Session &session)
{
    base::BsonBuilder command;
    command.int32(QStringLiteral("connectionStatus"), 1).boolean(QStringLiteral("showPrivileges"), true);
    const auto status = runRead(session, QStringLiteral("admin"), command.finish(), session.serverName());
    if (!status)
        return status.error();
    Rights out;
    out.enforced = !documentsAt(*status, "authInfo.authenticatedUsers").isEmpty();
    for (const base::Bson &listed : documentsAt(*status, "authInfo.authenticatedUserPrivileges")) {
        if (!contains(listed, "resource.system_buckets")) {
            out.privileges << Privilege{textAt(listed, "resource.db"), textAt(listed, "resource.collection"),
                                        truthAt(listed, "resource.cluster"), textsAt(listed, "actions")};
        }
    }
    return out;
}

base::Result<std::optional<LiveCollection>> readCollection(Session &session, const QString &database,
                                                           const QString &name)
{
    base::BsonBuilder filter;
    filter.string(QStringLiteral("name"), name);
    const auto found = listCollections(session, database, filter.finish());
    if (!found)
        return found.error();
    for (const LiveCollection &collection : *found) {
        if (collection.name == name)
            return std::optional<LiveCollection>(collection);
    }
    return std::optional<LiveCollection>();
}

base::Result<QList<LiveCollection>> readCollections(Session &session, const QString &database)
{
    return listCollections(session, database, {});
}

base::Result<void> readIndexes(Session &session, const QString &database, LiveCollection &collection)
{
    if (collection.type == QLatin1String("view"))
        return {};
    const QString where = placeOf(database, collection.name);
    const auto indexes =
        readCursor(session, database, commandOn(QStringLiteral("listIndexes"), collection.name), where);
    if (!indexes)
        return indexes.error();
    collection.indexes = *indexes;
    return {};
}

base::Result<void> readSizes(Session &session, const QString &database, LiveCollection &collection)
{
    if (collection.type == QLatin1String("view"))
        return {};
    if (isKnownEmpty(session, database, collection.name)) { // where a build of an index takes no time
        collection.documents = collection.bytes = 0;
        collection.indexBuilds.clear();
        return {};
    }
    const Reply reply = readPatiently(session, database, commandOn(QStringLiteral("collStats"), collection.name));
    if (reactionTo(reply) == Reaction::Uncertain)
        return readErrorOf(reply, QStringLiteral("collStats"), placeOf(database, collection.name));
    if (!reply.ok)
        return {};
    collection.documents = wholeAt(reply.document, "count");
    collection.bytes = wholeAt(reply.document, "size");
    collection.indexBuilds = textsAt(reply.document, "indexBuilds");
    return {};
}

base::Result<QList<base::Bson>> readStorageStatistics(Session &session, const QString &database, const QString &name)
{
    base::BsonBuilder sent;
    sent.string(QStringLiteral("aggregate"), name)
        .beginArray(QStringLiteral("pipeline"))
        .beginDocument(QStringLiteral("0"));
    sent.beginDocument(QStringLiteral("$collStats"))
        .beginDocument(QStringLiteral("storageStats"))
        .end()
        .end()
        .end()
        .end();
    sent.beginDocument(QStringLiteral("cursor")).end();
    const Reply reply = readPatiently(session, database, sent.finish());
    QList<base::Bson> parts;
    for (const base::Bson &part : documentsAt(reply.document, "cursor.firstBatch"))
        parts << documentAt(part, "storageStats");
    if (reply.ok && !parts.isEmpty())
        return parts;
    base::BsonBuilder older;
    older.string(QStringLiteral("collStats"), name);
    const auto whole = runRead(session, database, older.finish(), placeOf(database, name));
    if (!whole)
        return whole.error();
    return QList<base::Bson>{*whole};
}

std::optional<base::Bson> readServerStatus(Session &session)
{
    const Reply reply = readPatiently(session, QStringLiteral("admin"), simpleCommand(QStringLiteral("serverStatus")));
    return reply.ok ? std::optional(reply.document) : std::nullopt;
}

base::Result<bool> holdsDocuments(Session &session, const QString &database, const QString &name)
{
    base::BsonBuilder command;
    command.string(QStringLiteral("find"), name)
        .int32(QStringLiteral("limit"), 1)
        .boolean(QStringLiteral("singleBatch"), true);
    command.beginDocument(QStringLiteral("projection")).int32(QStringLiteral("_id"), 1).end();
    command.int32(QStringLiteral("maxTimeMS"), readMilliseconds);
    const Reply reply = readPatiently(session, database, command.finish());
    if (!reply.ok && reply.code == unauthorized)
        return true;
    if (!reply.ok && reply.code != namespaceNotFound)
        return readErrorOf(reply, QStringLiteral("find"), placeOf(database, name));
    return !documentsAt(reply.document, "cursor.firstBatch").isEmpty();
}

std::optional<qint64> readFreeDisk(Session &session, const QString &database)
{
    const Reply reply = readPatiently(session, database, simpleCommand(QStringLiteral("dbStats")));
    const auto total = wholeAt(reply.document, "fsTotalSize");
    const auto used = wholeAt(reply.document, "fsUsedSize");
    if (!reply.ok || !total || !used || *total <= 0) // 0 of both for a database that is not there
        return std::nullopt;
    return *total - *used;
}

QStringList readDatabaseNames(Session &session)
{
    base::BsonBuilder command;
    command.int32(QStringLiteral("listDatabases"), 1).boolean(QStringLiteral("nameOnly"), true);
    const Reply reply = readPatiently(session, QStringLiteral("admin"), command.finish());
    QStringList out;
    for (const base::Bson &listed : documentsAt(reply.document, "databases"))
        out << textAt(listed, "name");
    return out;
}

std::optional<qint64> readOpenTransactions(Session &session)
{
    // Grouped at the server, because an operation that is listed may hold documents.
    static const auto command = base::Bson::fromJson(
        R"({"aggregate":1,"pipeline":[{"$currentOp":{"allUsers":true,"idleSessions":true}},)"
        R"({"$match":{"transaction.timeOpenMicros":{"$exists":true}}},)"
        R"({"$group":{"_id":null,"longest":{"$max":"$transaction.timeOpenMicros"}}}],"cursor":{},"maxTimeMS":20000})");
    const Reply reply = session.run(QStringLiteral("admin"), *command);
    if (!reply.ok)
        return std::nullopt;
    const QList<base::Bson> found = documentsAt(reply.document, "cursor.firstBatch");
    return found.isEmpty() ? 0 : wholeAt(found.first(), "longest").value_or(0) / 1000;
}

} // namespace sw::deploy
