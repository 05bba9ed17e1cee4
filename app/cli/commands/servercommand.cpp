// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/servercommand.h"

#include "models/patterns/core/designbuilder.h"

namespace sw::cli
{

base::Result<services::Proposal> propose(Context &context, const Project &project, services::Deployment &deployment)
{
    ProgressLine line(context);
    return deployment.propose(project.model, patterns::buildDesign(project.model), line.progress());
}

} // namespace sw::cli
