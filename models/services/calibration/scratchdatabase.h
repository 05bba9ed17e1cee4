// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/session.h"
#include "models/services/calibration/calibrate.h"

#include <QSet>

namespace sw::services
{

/// How large a collection of the scratch database is by the server's own statistics.
struct StoredSizes
{
    sizing::MeasuredCollection measured;
    QHash<QString, base::Bytes> inCache; ///< "" is the collection itself, others are its indexes
};

/// The commands of a calibration, for one database that it made itself.
class ScratchDatabase
{
public:
    ScratchDatabase(deploy::Session &session, const QString &name, const base::Progress &progress);

    const QString &name() const { return m_name; }
    /// An empty collection without rules; time series stay time series, but nothing expires.
    base::Result<void> create(const design::Collection &collection);
    /// \p documents: an array. Returns how many the server took.
    base::Result<int> insert(const QString &collection, const base::Bson &documents, int count);
    base::Result<void> createIndex(const QString &collection, const design::Index &index);
    /// Everything is in the files after it. A login that may not order that waits for the server's own next checkpoint.
    base::Result<void> checkpoint(const std::function<void()> &onWait);
    base::Result<StoredSizes> measure(const design::Collection &collection);
    /// Drops the database, unless somebody else has put collections into it by now. Goes on when the work was
    /// cancelled.
    base::Result<void> drop();

private:
    base::Result<void> perform(const base::Bson &command, const QString &where);

    deploy::Session &m_session;
    QString m_name;
    const base::Progress &m_progress;
    QSet<QString> m_made;
};

/// "db.getSiblingDB(…).dropDatabase()" for people.
QString dropByHand(const QString &database);

} // namespace sw::services
