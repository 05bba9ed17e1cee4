// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/deployment/applyrecords.h"

#include "models/base/files/statefolder.h"

namespace sw::services
{

namespace
{

const QLatin1String journals("journal");
const QLatin1String baselines("applied");

} // namespace

base::Result<QString> ApplyRecords::journalPath(const deploy::Plan &plan) const
{
    const base::Result<QString> folder = base::stateFolder(journals, m_environment);
    return folder ? deploy::journalPath(*folder, plan) : folder;
}

QList<deploy::UnfinishedRun> ApplyRecords::unfinishedRuns(const deploy::Plan &plan) const
{
    const base::Result<QString> folder = base::stateFolder(journals, m_environment);
    QList<deploy::UnfinishedRun> runs = folder ? deploy::unfinishedRuns(*folder) : QList<deploy::UnfinishedRun>();
    runs.removeIf([&](const deploy::UnfinishedRun &run) {
        deploy::ServerIdentity place;
        place.name = run.server;
        place.members = run.members;
        return run.database != plan.database || !deploy::isSamePlace(place, plan.server);
    });
    return runs;
}

void ApplyRecords::settleUnfinishedRuns(const deploy::Plan &plan) const
{
    for (const deploy::UnfinishedRun &run : unfinishedRuns(plan))
        QFile::rename(run.path, run.path + QStringLiteral(".settled"));
}

base::Result<void> ApplyRecords::saveBaseline(const Baseline &baseline) const
{
    const base::Result<QString> folder = base::stateFolder(baselines, m_environment);
    return folder ? services::saveBaseline(*folder, baseline) : folder.error();
}

std::optional<Baseline> ApplyRecords::loadBaseline(const deploy::Snapshot &live) const
{
    const base::Result<QString> folder = base::stateFolder(baselines, m_environment);
    return folder ? services::loadBaseline(*folder, live) : std::nullopt;
}

} // namespace sw::services
