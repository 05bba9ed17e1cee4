// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"
#include "models/base/result.h"

namespace sw::cli
{

/// $XDG_STATE_HOME/shapewright/\p name, by default below ~/.local/state: made when it is not there, for the user alone.
base::Result<QString> stateFolder(const Context &context, const QString &name);

} // namespace sw::cli
