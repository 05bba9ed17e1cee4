// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/servercommand.h"

#include "models/patterns/core/designbuilder.h"

namespace sw::cli
{

deploy::Progress shownOn(ProgressLine &line)
{
    return [&line](int done, int total, const QString &what) {
        line.update(done, total, what);
    };
}

base::Result<services::Proposal> propose(Context &context, const Project &project, services::Deployment &deployment)
{
    ProgressLine line(context, {});
    return deployment.propose(project.model, patterns::buildDesign(project.model), shownOn(line), context.isCancelled);
}

} // namespace sw::cli
