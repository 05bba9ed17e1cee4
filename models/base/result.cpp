// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/result.h"

#include "models/base/text.h"

#include <QStringList>

namespace sw::base
{

QString Error::text() const
{
    QStringList parts;
    if (!where.isEmpty())
        parts << visibleText(where) + QLatin1Char(':');
    parts << visibleText(message);
    if (!wayOut.isEmpty())
        parts << visibleText(wayOut);
    return parts.join(QLatin1Char(' '));
}

} // namespace sw::base
