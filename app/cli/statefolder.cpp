// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/statefolder.h"

#include "models/base/statefolder.h"

namespace sw::cli
{

base::Result<QString> stateFolder(const Context &context, const QString &name)
{
    return base::stateFolder(context.environment.value(QStringLiteral("XDG_STATE_HOME")),
                             context.environment.value(QStringLiteral("HOME")), name);
}

} // namespace sw::cli
