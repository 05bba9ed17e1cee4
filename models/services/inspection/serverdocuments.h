// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/progress.h"
#include "models/deploy/snapshot.h"

#include <QIODevice>

#include <optional>

namespace sw::services
{

/// Documents of one collection, one behind the other in BSON as mongodump writes them: all of a small one, and of a
/// larger one as many as were asked for, which the server draws at random.
class ServerDocuments : public QIODevice
{
public:
    ServerDocuments(deploy::Session &session, const QString &database, const deploy::LiveCollection &collection,
                    qint64 most);

    bool isSequential() const override { return true; }
    bool atEnd() const override { return m_next.isEmpty() && m_ended; }
    /// Why it ended too early.
    const std::optional<base::Error> &error() const { return m_error; }

protected:
    qint64 readData(char *data, qint64 most) override;
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    base::Bson firstCommand() const;
    void fetch();

    deploy::Session &m_session;
    QString m_database;
    QString m_collection;
    bool m_draws;
    qint64 m_most;
    qint64 m_bytes = 0;
    qint64 m_cursor = 0;
    bool m_begun = false;
    bool m_ended = false;
    QByteArray m_next; ///< read from the server and not handed out
    std::optional<base::Error> m_error;
};

} // namespace sw::services
