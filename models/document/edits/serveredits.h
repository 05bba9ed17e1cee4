// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/estimate/sizing.h"

namespace sw::document
{

class Document;

/// Plans for a replica set or a single server, as one step of the history. False when that changes nothing.
bool setTopology(Document &document, sizing::Topology topology);

} // namespace sw::document
