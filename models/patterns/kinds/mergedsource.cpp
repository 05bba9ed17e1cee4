// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/patterns/kinds/mergedsource.h"

#include "models/patterns/core/script.h"

namespace sw::patterns
{

QString sourceRows(const QList<MergedSource> &sources)
{
    QStringList rows;
    for (const MergedSource &source : sources)
        rows << QStringLiteral("    { name: %1, kind: %2 },")
                    .arg(scriptString(source.collection), scriptString(source.value));
    return rows.join(QLatin1Char('\n'));
}

QStringList numbersIn(const design::Node &root)
{
    QStringList names;
    for (const design::Node &field : root.fields) {
        if (field.origin.pattern == QLatin1String("document-versioning"))
            names << field.name;
    }
    return names;
}

} // namespace sw::patterns
