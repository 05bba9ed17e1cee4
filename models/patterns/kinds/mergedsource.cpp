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

QList<VersionField> versionFields(const design::Node &root)
{
    QList<VersionField> fields;
    for (const design::Node &field : root.fields) {
        if (field.origin.pattern == QLatin1String("document-versioning"))
            fields << VersionField{field.name};
        else if (field.origin.pattern == QLatin1String("schema-versioning") && field.constraints.enumValues.size() == 1)
            fields << VersionField{field.name, field.constraints.enumValues.first().toInt()};
    }
    return fields;
}

QString newVersions(const QList<VersionField> &fields)
{
    QStringList values;
    for (const VersionField &field : fields)
        values << QStringLiteral("%1: %2").arg(scriptKey(field.name), QString::number(field.value));
    return values.join(QStringLiteral(", "));
}

} // namespace sw::patterns
