// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <QProcessEnvironment>

namespace sw::base
{

/// $XDG_STATE_HOME/shapewright/\p name for what belongs to this machine and user; below ~/.local/state when the
/// variable is empty or relative, as the XDG Base Directory Specification has it. Made when it is not there, for the
/// user alone. Error File when it cannot be made.
Result<QString> stateFolder(const QString &name,
                            const QProcessEnvironment &environment = QProcessEnvironment::systemEnvironment());

} // namespace sw::base
