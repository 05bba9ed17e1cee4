// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/schemaversioning/movedpaths.h"

#include "models/patterns/core/script.h"

namespace sw::patterns
{

namespace
{

QString merged(const QString &to, const QString &value, int depth)
{
    const QStringList names = to.split(QLatin1Char('.'));
    if (depth == names.size() - 1)
        return value;
    const QString here = scriptValue(names.mid(0, depth + 1).join(QLatin1Char('.')));
    return QStringLiteral("{ $mergeObjects: [%1, { %2: %3 }] }")
        .arg(here, scriptKey(names.at(depth + 1)), merged(to, value, depth + 1));
}

} // namespace

QString pathArray(const QString &path)
{
    QStringList names;
    for (const QString &name : path.split(QLatin1Char('.')))
        names << scriptString(name);
    return QLatin1Char('[') + names.join(QStringLiteral(", ")) + QLatin1Char(']');
}

QString mergedInto(const QString &to, const QString &value)
{
    return merged(to, value, 0);
}

QStringList objectsAround(const QString &path)
{
    QStringList out;
    for (qsizetype at = path.indexOf(QLatin1Char('.')); at >= 0; at = path.indexOf(QLatin1Char('.'), at + 1))
        out << path.left(at);
    return out;
}

} // namespace sw::patterns
