// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/files/filenames.h"

namespace sw::base
{

QString cleanFileName(const QString &name, const QString &kept)
{
    const QString taken = QStringLiteral("-_.") + kept;
    QString clean;
    for (const QChar c : name)
        clean += c.isLetterOrNumber() || taken.contains(c) ? c : QLatin1Char('_');
    return clean.startsWith(QLatin1Char('.')) ? QLatin1Char('_') + clean : clean;
}

} // namespace sw::base
