// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reports/designchanges.h"

#include "app/cli/output.h"
#include "app/cli/reports/table.h"
#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/shape/documentsize.h"

#include <QCoreApplication>

namespace sw::cli
{

namespace
{

QStringList figures(const design::Collection *collection)
{
    if (!collection)
        return {QStringLiteral("–"), QStringLiteral("–"), QStringLiteral("–")};
    return {base::countText(collection->documents.likely),
            base::bytesText(design::documentSize(collection->root).likely),
            QString::number(collection->indexes.size() + 1)};
}

QStringList joined(const QString &name, const QStringList &before, const QStringList &after)
{
    QStringList row{name};
    for (qsizetype i = 0; i < before.size(); ++i)
        row << (before[i] == after[i] ? after[i] : before[i] + QStringLiteral(" → ") + after[i]);
    return row;
}

} // namespace

void printDesignChanges(Output &out, const design::Design &before, const design::Design &after)
{
    Table table({Text::tr("Collection"), Text::tr("Documents"), Text::tr("Each, likely"), Text::tr("Indexes")},
                {Table::Left, Table::Right, Table::Right, Table::Right});
    for (const design::Collection &collection : after.collections) {
        const QStringList old = figures(before.collection(collection.name));
        const QStringList now = figures(&collection);
        if (old != now)
            table.add(joined(collection.name, old, now));
    }
    for (const design::Collection &collection : before.collections) {
        if (!after.collection(collection.name))
            table.add(joined(collection.name, figures(&collection), figures(nullptr)));
    }
    if (!table.isEmpty())
        table.print(out);
}

} // namespace sw::cli
