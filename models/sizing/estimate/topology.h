// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/estimate/sizing.h"

namespace sw::sizing
{

/// What the project is planned for: a replica set, unless its settings say "sizing.topology": "standalone".
Topology topologyOf(const schema::Model &model);
void setTopology(schema::Model &model, Topology topology);

/// "replica-set" and "standalone", as they are written in projects and on the command line.
QString topologyName(Topology topology);
std::optional<Topology> topologyNamed(const QString &name);

} // namespace sw::sizing
