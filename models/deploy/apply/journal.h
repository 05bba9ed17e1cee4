// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/plan/plan.h"

#include <QFile>
#include <QMutex>

#include <memory>

namespace sw::deploy
{

/// The written record of one run of a plan: one JSON object a line. It is synced to disk before anything is sent, so
/// that after a crash or a power cut it says of each step whether it was done, not done, or can only be known by
/// looking.
class Journal
{
public:
    /// Makes the file; Error Drift when it exists (the plan was used), Error File when it cannot be written.
    static base::Result<std::unique_ptr<Journal>> create(const QString &path, const Plan &plan);

    /// \p synced: not before the line is on disk does this return.
    base::Result<void> stepEvent(const QString &event, int step, const QString &detail, bool synced);
    base::Result<void> end(const QString &state);

private:
    explicit Journal(const QString &path);
    base::Result<void> write(const QByteArray &line, bool synced);

    QFile m_file;
    QMutex m_mutex; ///< of what is written; the disk is waited for by several at once
};

/// What a run that did not end left behind.
struct UnfinishedRun
{
    QString path;
    QString planHash;
    QString database;
    QString server;
    QStringList members;
    QList<int> done;
    QList<int> uncertain; ///< sent, but no answer was written down
    int steps = 0;
    qint64 begunAtMs = 0;
};

/// Reads a journal; nothing when the run ended. A torn last line is what a crash leaves and is no error. Error Format
/// when it is no journal.
base::Result<std::optional<UnfinishedRun>> readJournal(const QString &path);
/// The journals without an end in \p folder.
QList<UnfinishedRun> unfinishedRuns(const QString &folder);
/// folder/<hash>.journal: one name a plan, so that a plan runs once.
QString journalPath(const QString &folder, const Plan &plan);
/// Held while a plan for \p database of \p server runs.
QString lockPath(const QString &folder, const QString &server, const QString &database);
/// A program of this machine is at it.
bool isRunning(const UnfinishedRun &run);

} // namespace sw::deploy
