// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/deployment/applyrecords.h"

#include "models/base/files/statefolder.h"
#include "models/base/text.h"
#include "models/base/texts.h"

#include <QFile>
#include <QLocale>

#include <algorithm>

namespace sw::services
{

namespace
{

const QLatin1String journals("journal");
const QLatin1String baselines("applied");

} // namespace

QString unfinishedText(const deploy::UnfinishedRun &run)
{
    const QString when = QLocale().toString(QDateTime::fromMSecsSinceEpoch(run.begunAtMs), QLocale::ShortFormat);
    QString text = Text::tr("An export to %1 on %2, begun %3, broke off after %4 of %5 steps.")
                       .arg(base::visibleText(run.database), base::visibleText(run.server), when,
                            QString::number(run.done.size()), QString::number(run.steps));
    if (!run.uncertain.isEmpty())
        text += QLatin1Char(' ') + Text::tr("Whether step %1 was done is not known.").arg(run.uncertain.first());
    return text;
}

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

QList<deploy::UnfinishedRun> ApplyRecords::unfinishedRuns() const
{
    const base::Result<QString> folder = base::stateFolder(journals, m_environment);
    QList<deploy::UnfinishedRun> runs = folder ? deploy::unfinishedRuns(*folder) : QList<deploy::UnfinishedRun>();
    runs.removeIf([](const deploy::UnfinishedRun &run) { return deploy::isRunning(run); });
    std::sort(runs.begin(), runs.end(),
              [](const deploy::UnfinishedRun &a, const deploy::UnfinishedRun &b) { return a.begunAtMs > b.begunAtMs; });
    return runs;
}

void ApplyRecords::settle(const deploy::UnfinishedRun &run) const
{
    QFile::rename(run.path, run.path + QStringLiteral(".settled"));
}

void ApplyRecords::settleUnfinishedRuns(const deploy::Plan &plan) const
{
    for (const deploy::UnfinishedRun &run : unfinishedRuns(plan))
        settle(run);
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
