// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/deploy/apply/journal.h"
#include "models/services/deployment/baseline.h"

#include <QProcessEnvironment>

namespace sw::services
{

/// What broke off, where and when, and how far it came; one sentence or two.
QString unfinishedText(const deploy::UnfinishedRun &run);

/// What this machine remembers of applies, in one place for all programs: the journals, which keep a plan from running
/// twice, and what a database held after the last apply that was verified.
class ApplyRecords
{
public:
    explicit ApplyRecords(const QProcessEnvironment &environment) : m_environment(environment) {}

    /// Error File when the folder cannot be made.
    base::Result<QString> journalPath(const deploy::Plan &plan) const;
    /// Applies to the plan's database that broke off.
    QList<deploy::UnfinishedRun> unfinishedRuns(const deploy::Plan &plan) const;
    /// Applies to any database that broke off, the newest first; those that a program is at are none.
    QList<deploy::UnfinishedRun> unfinishedRuns() const;
    /// A person has seen it.
    void settle(const deploy::UnfinishedRun &run) const;
    /// After an apply that was verified, what broke off before is history: its journals are put aside.
    void settleUnfinishedRuns(const deploy::Plan &plan) const;

    base::Result<void> saveBaseline(const Baseline &baseline) const;
    /// Nothing when there is none, or none that can be read.
    std::optional<Baseline> loadBaseline(const deploy::Snapshot &live) const;

private:
    QProcessEnvironment m_environment;
};

} // namespace sw::services
