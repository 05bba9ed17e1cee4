// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bsonbuilder.h"
#include "models/design/indexes/index.h"
#include "models/sizing/estimate/documentsource.h"
#include "tests/support/server/mongoserver.h"
#include "tests/support/server/rawclient.h"

#include <QHash>

#include <algorithm>
#include <memory>

namespace sw::testsupport
{

/// A file of the server, in bytes.
struct StoredFile
{
    double file = 0;
    double live = 0; ///< of it, not free

    double free() const { return file - live; }
};

struct StoredSizes : StoredFile
{
    double documents = 0;
    double data = 0; ///< BSON
    QHash<QString, StoredFile> indexes;
};

/// A server whose collections are written at checkpoint() and at no other time, for as long as its cache of 4 GB is not
/// full.
class SizedServer
{
public:
    explicit SizedServer(const QString &replicaSet = {})
        : m_server(replicaSet.isEmpty() ? QStringList() : QStringList{QStringLiteral("--replSet"), replicaSet}),
          m_replicaSet(replicaSet)
    {}

    /// On failure errorString() says why.
    [[nodiscard]] bool start()
    {
        if (!m_server.start())
            return failed(m_server.errorString());
        m_client = std::make_unique<RawClient>(m_server.uri() + QStringLiteral("?directConnection=true"));
        m_client->setLoud(false);
        for (const char *command : commandsThatHoldPages) {
            const base::Bson reply = answer(QStringLiteral("admin"), *base::Bson::fromJson(command));
            if (!deploy::truthAt(reply, "ok"))
                return failed(QString::fromUtf8(reply.toRelaxedJson()));
        }
        return m_replicaSet.isEmpty() || m_client->becomePrimary(m_replicaSet, m_server.port()) ||
               failed(QStringLiteral("the replica set has no primary"));
    }
    QString errorString() const { return m_error; }

    void create(const QString &collection, const char *compressor)
    {
        base::BsonBuilder command;
        command.string(QStringLiteral("create"), collection)
            .beginDocument(QStringLiteral("storageEngine"))
            .beginDocument(QStringLiteral("wiredTiger"));
        run(m_database,
            command
                .string(QStringLiteral("configString"), QStringLiteral("block_compressor=") + QLatin1String(compressor))
                .end()
                .end()
                .finish());
    }
    /// Nothing where there is no such collection.
    void drop(const QString &collection)
    {
        answer(m_database, base::BsonBuilder().string(QStringLiteral("drop"), collection).finish());
    }
    void createIndexes(const QString &collection, const QList<design::Index> &indexes)
    {
        if (!indexes.isEmpty())
            run(m_database, indexCommand(collection, indexes));
    }
    /// Warns of an index that the server refuses, because documents have values that it cannot hold.
    void tryIndex(const QString &collection, const design::Index &index)
    {
        const base::Bson reply = answer(m_database, indexCommand(collection, {index}));
        if (!deploy::truthAt(reply, "ok"))
            qWarning("%s: %s", qPrintable(index.keys.first().path), qPrintable(deploy::textAt(reply, "errmsg")));
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
            qFatal("%s -> %s", command.toRelaxedJson().left(300).constData(),
                   reply.toRelaxedJson().left(500).constData());
        return reply;
    }
    const QString &database() const { return m_database; }
    void checkpoint() { run(R"({"fsync": 1})"); }

    StoredSizes sizes(const QString &collection)
    {
        base::BsonBuilder command;
        command.string(QStringLiteral("aggregate"), collection)
            .beginArray(QStringLiteral("pipeline"))
            .beginDocument(QStringLiteral("0"));
        command.document(QStringLiteral("$collStats"), *base::Bson::fromJson(R"({"storageStats": {}})")).end().end();
        const base::Bson stats = deploy::documentAt(
            deploy::documentsAt(run(m_database, command.beginDocument(QStringLiteral("cursor")).end().finish()),
                                "cursor.firstBatch")
                .value(0),
            "storageStats");
        StoredSizes out;
        static_cast<StoredFile &>(out) = fileOf(deploy::documentAt(stats, "wiredTiger"));
        out.documents = deploy::numberAt(stats, "count").value_or(0);
        out.data = deploy::numberAt(stats, "size").value_or(0);
        out.indexes = indexFilesOf(deploy::documentAt(stats, "indexDetails"));
        return out;
    }

private:
    /// Servers also write pages at times of their own: when the cache is small, when much in it is new (a twentieth,
    /// and updates half of that), and each minute.
    static constexpr const char *commandsThatHoldPages[] = {
        R"({"setParameter": 1, "wiredTigerEngineRuntimeConfig":
            "cache_size=4GB,eviction_dirty_trigger=90,eviction_dirty_target=80,eviction_updates_trigger=90,eviction_updates_target=80"})",
        R"({"setParameter": 1, "syncdelay": 0})"};

    static StoredFile fileOf(const base::Bson &details)
    {
        const double file = deploy::numberAt(details, "block-manager.file size in bytes").value_or(0);
        return {file, file - deploy::numberAt(details, "block-manager.file bytes available for reuse").value_or(0)};
    }
    /// Field by field, because names of indexes have dots.
    static QHash<QString, StoredFile> indexFilesOf(const base::Bson &details)
    {
        QHash<QString, StoredFile> files;
        bson_t view, file;
        bson_iter_t index;
        if (!details.view(&view) || !bson_iter_init(&index, &view))
            return files;
        while (bson_iter_next(&index)) {
            const uint8_t *bytes = nullptr;
            uint32_t length = 0;
            bson_iter_document(&index, &length, &bytes);
            if (bson_init_static(&file, bytes, length))
                files.insert(QString::fromUtf8(bson_iter_key(&index)), fileOf(base::Bson(&file)));
        }
        return files;
    }
    static base::Bson indexCommand(const QString &collection, const QList<design::Index> &indexes)
    {
        base::BsonBuilder command;
        command.string(QStringLiteral("createIndexes"), collection).beginArray(QStringLiteral("indexes"));
        for (const design::Index &index : indexes)
            command.document(command.nextIndex(), design::indexSpecification(index));
        return command.finish();
    }
    base::Bson answer(const QString &database, const base::Bson &command) { return m_client->run(database, command); }
    bool failed(const QString &error)
    {
        m_error = error;
        return false;
    }

    MongoServer m_server;
    QString m_replicaSet;
    QString m_database = QStringLiteral("sizes");
    std::unique_ptr<RawClient> m_client;
    QString m_error;
};

} // namespace sw::testsupport
