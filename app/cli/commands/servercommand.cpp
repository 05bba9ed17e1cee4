// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/servercommand.h"

#include "app/cli/progressline.h"
#include "models/patterns/core/designbuilder.h"

namespace sw::cli
{

base::Result<deploy::Snapshot> inspectServer(Context &context, Connection &connection, const design::Design *design)
{
    ProgressLine progress(context, {});
    const deploy::Progress show = [&](int done, int total, const QString &what) {
        progress.update(done, total, what);
    };
    const QStringList names = design ? collectionNames(*design) : QStringList();
    return deploy::inspect(*connection.session, connection.database, names, show, context.isCancelled);
}

base::Result<Planned> planFor(Context &context, const Project &project, Connection &connection)
{
    const design::Design design = patterns::buildDesign(project.model);
    base::Result<deploy::Snapshot> snapshot = inspectServer(context, connection, &design);
    if (!snapshot)
        return snapshot.error();
    base::Result<deploy::Plan> plan = deploy::makePlan(project.model, design, *snapshot);
    if (!plan)
        return plan.error();
    ProgressLine progress(context, {});
    const deploy::Progress show = [&](int done, int total, const QString &what) {
        progress.update(done, total, what);
    };
    if (const auto counted = deploy::countViolators(*connection.session, *plan, show, context.isCancelled); !counted)
        return counted.error();
    return Planned{std::move(*plan), std::move(*snapshot)};
}

} // namespace sw::cli
