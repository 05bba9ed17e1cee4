// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/session.h"

#include <QMap>
#include <QMutex>
#include <QStringList>

#include <functional>
#include <memory>

namespace sw::testsupport
{

/// A server in memory that answers what deployments read and does what they send, for tests that shall not wait for a
/// real one. It checks nothing.
class FakeServer
{
public:
    struct Collection
    {
        base::Bson options;
        QList<base::Bson> indexes;
        QByteArray uuid;
        qint64 documents = 0;
    };

    /// Of the one database that there is.
    QMap<QString, Collection> collections;
    /// What every count of violators answers; below zero the counts fail.
    qint64 violators = 0;
    /// Commands that changed something, as Extended JSON.
    QStringList changes;
    /// Asked before each command; an answer that it gives stands for the server's own, and nothing is done.
    std::function<std::optional<deploy::Reply>(const QString &name, const base::Bson &command)> instead;
    /// What hello says; empty: a standalone server.
    base::Bson hello;

    /// A connection; the server outlives it.
    std::unique_ptr<deploy::Session> connect();
    bool hasIndex(const QString &collection, const QString &name) const;
    void setDocuments(qint64 number);
    deploy::Reply run(const base::Bson &command);

private:
    base::Bson answer(const QString &name, const base::Bson &command);
    base::Bson listCollections(const base::Bson &command) const;
    void change(const QString &name, const base::Bson &command);
    void modify(Collection &collection, const base::Bson &changes);

    QMutex m_mutex;
};

} // namespace sw::testsupport
