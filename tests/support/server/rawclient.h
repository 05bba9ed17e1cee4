// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bson/bsonbuilder.h"
#include "models/deploy/bsonread.h"

#include <QElapsedTimer>
#include <QThread>

#include <mongoc/mongoc.h>

namespace sw::testsupport
{

/// A connection without any guard, to make what a test finds on the server: documents, users, fail points.
class RawClient
{
public:
    explicit RawClient(const QString &uri)
    {
        mongoc_init();
        m_client = mongoc_client_new(uri.toUtf8().constData());
        mongoc_client_set_appname(m_client, "rawtest");
    }
    ~RawClient() { mongoc_client_destroy(m_client); }
    RawClient(const RawClient &) = delete;
    RawClient &operator=(const RawClient &) = delete;

    base::Bson run(const QString &database, const QByteArray &json)
    {
        const auto command = base::Bson::fromJson(json);
        if (!command)
            qFatal("bad test command: %s", qPrintable(command.error().text()));
        return run(database, *command);
    }
    base::Bson run(const QString &database, const base::Bson &command)
    {
        bson_t view;
        bson_t reply;
        bson_error_t error{};
        command.view(&view);
        mongoc_client_command_simple(m_client, database.toUtf8().constData(), &view, nullptr, &reply, &error);
        const base::Bson out(&reply);
        bson_destroy(&reply);
        if (!deploy::truthAt(out, "ok") && m_loud)
            qWarning("%s -> %s %s", command.toRelaxedJson().left(300).constData(), out.toRelaxedJson().constData(),
                     error.message);
        return out;
    }
    /// What a command that opens a cursor finds first.
    QList<base::Bson> found(const QString &database, const QByteArray &json)
    {
        return deploy::documentsAt(run(database, json), "cursor.firstBatch");
    }
    QList<base::Bson> indexes(const QString &database, const QString &collection)
    {
        const base::Bson command = base::BsonBuilder().string(QStringLiteral("listIndexes"), collection).finish();
        return deploy::documentsAt(run(database, command), "cursor.firstBatch");
    }
    void setLoud(bool loud) { m_loud = loud; }
    qint64 count(const QString &database, const QString &collection)
    {
        base::BsonBuilder command;
        command.string(QStringLiteral("count"), collection);
        return deploy::wholeAt(run(database, command.finish()), "n").value_or(-1);
    }

    /// Makes the server at \p port, started with --replSet \p name, the one member of that replica set. False when it
    /// is not its primary within half a minute.
    bool becomePrimary(const QString &name, quint16 port)
    {
        constexpr qint64 patience = 30'000;
        base::BsonBuilder command;
        command.beginDocument(QStringLiteral("replSetInitiate"))
            .string(QStringLiteral("_id"), name)
            .beginArray(QStringLiteral("members"));
        command.beginDocument(command.nextIndex())
            .int32(QStringLiteral("_id"), 0)
            .string(QStringLiteral("host"), QStringLiteral("127.0.0.1:%1").arg(port));
        run(QStringLiteral("admin"), command.end().end().end().finish());
        QElapsedTimer timer;
        for (timer.start(); timer.elapsed() <= patience; QThread::msleep(100)) {
            if (deploy::truthAt(run(QStringLiteral("admin"), R"({"hello":1})"), "isWritablePrimary"))
                return true;
        }
        return false;
    }

private:
    mongoc_client_t *m_client = nullptr;
    bool m_loud = true;
};

} // namespace sw::testsupport
