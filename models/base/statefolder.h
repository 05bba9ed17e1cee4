// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

namespace sw::base
{

/// \p stateHome/shapewright/\p name for what belongs to this machine and user; below \p home/.local/state when \p
/// stateHome
/// ($XDG_STATE_HOME) is empty or relative, as the XDG Base Directory Specification has it. Made when it is not there,
/// for the user alone. Error File when it cannot be made.
Result<QString> stateFolder(const QString &stateHome, const QString &home, const QString &name);

} // namespace sw::base
