// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/server/unfinishedruns.h"

#include "app/cli/program.h"
#include "app/cli/statefolder.h"
#include "models/base/texts.h"
#include "models/deploy/apply/journal.h"

#include <QCoreApplication>
#include <QFile>

namespace sw::cli
{

namespace
{

QList<deploy::UnfinishedRun> runsFor(const Context &context, const deploy::Plan &plan)
{
    const base::Result<QString> folder = stateFolder(context, QStringLiteral("journal"));
    QList<deploy::UnfinishedRun> runs = folder ? deploy::unfinishedRuns(*folder) : QList<deploy::UnfinishedRun>();
    runs.removeIf([&](const deploy::UnfinishedRun &run) {
        return run.database != plan.database || run.server != plan.server.name;
    });
    return runs;
}

QString numbers(const QList<int> &steps)
{
    QStringList texts;
    for (const int step : steps)
        texts << QString::number(step);
    return texts.isEmpty() ? Text::tr("none") : texts.join(QStringLiteral(", "));
}

} // namespace

void reportUnfinishedRuns(Context &context, const deploy::Plan &plan)
{
    for (const deploy::UnfinishedRun &run : runsFor(context, plan))
        warn(context,
             {base::ErrorCode::Partial,
              Text::tr("An earlier apply of plan %1 broke off. Of its %2 steps these were done: %3; of these it is not "
                       "known: %4.")
                  .arg(run.planHash.left(6), QString::number(run.steps), numbers(run.done), numbers(run.uncertain)),
              run.path, Text::tr("This plan is made from what the server holds now.")});
}

void settleUnfinishedRuns(Context &context, const deploy::Plan &plan)
{
    for (const deploy::UnfinishedRun &run : runsFor(context, plan))
        QFile::rename(run.path, run.path + QStringLiteral(".settled"));
}

} // namespace sw::cli
