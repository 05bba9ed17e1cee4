// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/design/collection.h"

namespace sw::design
{

/// The pattern uses that made \p collection or left a node or an index in it, each once.
QList<Origin> originsIn(const Collection &collection);

} // namespace sw::design
