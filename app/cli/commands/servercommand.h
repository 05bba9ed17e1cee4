// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands/projectcommand.h"
#include "app/cli/server/serverconnection.h"
#include "models/deploy/plan/plan.h"

namespace sw::cli
{

/// A plan and the state of the server that it was made from.
struct Planned
{
    deploy::Plan plan;
    deploy::Snapshot snapshot;
};

/// What the server holds; of the collections of \p design, and of all when there is none.
base::Result<deploy::Snapshot> inspectServer(Context &context, Connection &connection,
                                             const design::Design *design = nullptr);

/// Reads the server and works out, for the design of \p project, the steps that would make it match; counts what
/// stricter rules would refuse. Writes nothing to the server.
base::Result<Planned> planFor(Context &context, const Project &project, Connection &connection);

} // namespace sw::cli
