// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/projectcommand.h"
#include "app/cli/progressline.h"
#include "app/cli/server/serverconnection.h"

namespace sw::cli
{

/// Reads the server and works out, for the design of \p project, the steps that would make it match. Writes nothing to
/// the server.
base::Result<services::Proposal> propose(Context &context, const Project &project, services::Deployment &deployment);

/// --moderate and --warn: stages on the way to strict rules; --leave-out: a plan without an object.
QList<Option> stageOptions();
/// Does to the plan what they say. Error Usage when the plan has no such step.
base::Result<void> chooseStages(const Arguments &arguments, deploy::Plan &plan);

/// Error Refused when the server would not carry out a step of \p plan as things are.
base::Result<void> refuseKnownFailures(const deploy::Plan &plan);

} // namespace sw::cli
