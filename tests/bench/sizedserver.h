// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/bsonread.h"
#include "models/sizing/documentsource.h"
#include "tests/support/heldpages.h"
#include "tests/support/mongoserver.h"

#include <QElapsedTimer>
#include <QThread>

#include <mongoc/mongoc.h>

namespace sw::testsupport
{

/// A file of the server, in bytes.
struct StoredFile
{
    double file = 0;
    double live = 0;  ///< of it, not free
    double cache = 0; ///< of its pages, now in the cache
};

struct StoredSizes : StoredFile
{
    double documents = 0;
    double data = 0; ///< BSON
    QHash<QString, StoredFile> indexes;
};

/// A server whose collections are written at checkpoint() and at no other time, for as long as its cache of 4 GB is not full.
class SizedServer
{
public:
    explicit SizedServer(const QString &replicaSet = {})
        : m_server(replicaSet.isEmpty() ? QStringList() : QStringList{QStringLiteral("--replSet"), replicaSet})
        , m_replicaSet(replicaSet)
    {
    }
    ~SizedServer() { disconnect(); }
    SizedServer(const SizedServer &) = delete;
    SizedServer &operator=(const SizedServer &) = delete;

    bool start()
    {
        if (!m_server.start())
            return false;
        mongoc_init();
        m_client = mongoc_client_new((m_server.uri() + QStringLiteral("?directConnection=true")).toUtf8().constData());
        for (const QByteArray &command : commandsThatHoldPages())
            run(command);
        if (!m_replicaSet.isEmpty())
            becomePrimary();
        return true;
    }
    void restart()
    {
        disconnect();
        m_server.stop();
        if (!start())
            qFatal("%s", qPrintable(m_server.errorString()));
    }
    QString errorString() const { return m_server.errorString(); }

    void create(const QString &collection, const char *compressor)
    {
        base::BsonBuilder command;
        command.string(QStringLiteral("create"), collection).beginDocument(QStringLiteral("storageEngine")).beginDocument(QStringLiteral("wiredTiger"));
        run(m_database, command.string(QStringLiteral("configString"), QStringLiteral("block_compressor=") + QLatin1String(compressor)).end().end().finish());
    }
    void createIndexes(const QString &collection, const QList<design::Index> &indexes)
    {
        if (indexes.isEmpty())
            return;
        base::BsonBuilder command;
        command.string(QStringLiteral("createIndexes"), collection).beginArray(QStringLiteral("indexes"));
        for (const design::Index &index : indexes)
            command.document(command.nextIndex(), design::indexSpecification(index));
        run(m_database, command.finish());
    }
    /// Documents \p first … \p first + \p count - 1.
    void insert(const QString &collection, const sizing::DocumentSource &source, quint64 first, quint64 count)
    {
        constexpr qsizetype mostBytes = 8'000'000;
        constexpr quint64 most = 2000;
        for (quint64 n = first; n < first + count;) {
            base::BsonBuilder command;
            command.string(QStringLiteral("insert"), collection).beginArray(QStringLiteral("documents"));
            const quint64 end = std::min(first + count, n + most);
            for (qsizetype bytes = 0; n < end && bytes < mostBytes; ++n) {
                const base::Bson document = source(n);
                command.document(command.nextIndex(), document);
                bytes += document.bytes().size();
            }
            run(m_database, command.finish());
        }
    }
    /// Runs a command and ends the program when the server refuses it.
    base::Bson run(const QByteArray &json) { return run(QStringLiteral("admin"), *base::Bson::fromJson(json)); }
    base::Bson run(const QString &database, const base::Bson &command)
    {
        const base::Bson reply = answer(database, command);
        if (!deploy::truthAt(reply, "ok") || deploy::contains(reply, "writeErrors"))
            qFatal("%s -> %s", command.toRelaxedJson().left(300).constData(), reply.toRelaxedJson().left(500).constData());
        return reply;
    }
    const QString &database() const { return m_database; }
    void checkpoint() { run(R"({"fsync": 1})"); }
    /// Every page of the collection and of its indexes.
    void readAll(const QString &collection) { run(m_database, base::BsonBuilder().string(QStringLiteral("validate"), collection).finish()); }

    StoredSizes sizes(const QString &collection)
    {
        base::BsonBuilder command;
        command.string(QStringLiteral("aggregate"), collection).beginArray(QStringLiteral("pipeline")).beginDocument(QStringLiteral("0"));
        command.document(QStringLiteral("$collStats"), *base::Bson::fromJson(R"({"storageStats": {}})")).end().end();
        const base::Bson stats = deploy::documentAt(deploy::documentsAt(run(m_database, command.beginDocument(QStringLiteral("cursor")).end().finish()), "cursor.firstBatch").value(0), "storageStats");
        StoredSizes out;
        static_cast<StoredFile &>(out) = fileOf(deploy::documentAt(stats, "wiredTiger"));
        out.documents = deploy::numberAt(stats, "count").value_or(0);
        out.data = deploy::numberAt(stats, "size").value_or(0);
        const base::Bson details = deploy::documentAt(stats, "indexDetails");
        for (const QString &index : deploy::fieldNames(details))
            out.indexes.insert(index, fileOf(deploy::documentAt(details, index.toUtf8().constData())));
        return out;
    }

private:
    static StoredFile fileOf(const base::Bson &details)
    {
        const double file = deploy::numberAt(details, "block-manager.file size in bytes").value_or(0);
        return {file, file - deploy::numberAt(details, "block-manager.file bytes available for reuse").value_or(0), deploy::numberAt(details, "cache.bytes currently in the cache").value_or(0)};
    }
    base::Bson answer(const QString &database, const base::Bson &command)
    {
        bson_t view, reply;
        bson_error_t error{};
        command.view(&view);
        mongoc_client_command_simple(m_client, database.toUtf8().constData(), &view, nullptr, &reply, &error);
        const base::Bson out(&reply);
        bson_destroy(&reply);
        return out;
    }
    void becomePrimary()
    {
        constexpr qint64 patience = 30'000;
        answer(QStringLiteral("admin"), *base::Bson::fromJson(R"({"replSetInitiate": {"_id": ")" + m_replicaSet.toUtf8() + R"(", "members": [{"_id": 0, "host": "127.0.0.1:)" + QByteArray::number(m_server.port()) + R"("}]}})"));
        QElapsedTimer timer;
        for (timer.start(); !deploy::truthAt(run(R"({"hello": 1})"), "isWritablePrimary"); QThread::msleep(100)) {
            if (timer.elapsed() > patience)
                qFatal("the replica set has no primary");
        }
    }
    void disconnect()
    {
        if (m_client)
            mongoc_client_destroy(m_client);
        m_client = nullptr;
    }

    MongoServer m_server;
    QString m_replicaSet;
    QString m_database = QStringLiteral("sizes");
    mongoc_client_t *m_client = nullptr;
};

} // namespace sw::testsupport
