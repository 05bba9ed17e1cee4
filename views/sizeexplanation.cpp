// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sizeexplanation.h"

#include "models/base/text.h"
#include "models/document/derivedstate.h"
#include "models/items/sizetablemodel.h"
#include "models/sizing/explain.h"

#include <QCoreApplication>

namespace sw::views
{

namespace
{

using items::SizeTableModel;

class Text
{
    Q_DECLARE_TR_FUNCTIONS(sw::views::SizeCharts)
};

QStringList everyIndex(const design::Design &design, const sizing::CollectionSize &size, const sizing::SizeOptions &options)
{
    QStringList lines;
    for (const sizing::IndexSize &index : size.indexes)
        lines << Text::tr("Index %1:").arg(base::visibleText(index.name)) << sizing::explainIndexFile(design, size.name, index.name, options);
    return lines;
}

Explanation ofCollection(const design::Design &design, const sizing::CollectionSize &size, const sizing::SizeOptions &options, int column)
{
    const QString name = base::visibleText(size.name);
    switch (column) {
    case SizeTableModel::StorageColumn:
        return {Text::tr("Storage of %1").arg(name), sizing::explainStorage(design, size.name, options)};
    case SizeTableModel::IndexesColumn:
        return {Text::tr("Indexes of %1").arg(name), everyIndex(design, size, options)};
    case SizeTableModel::HotColumn:
        return {Text::tr("%1 in memory").arg(name), sizing::explainWorkingSet(design, size.name, options)};
    default:
        return {Text::tr("Data of %1").arg(name), sizing::explainData(design, size.name, options)};
    }
}

} // namespace

Explanation explainSize(const schema::Model &model, const document::DerivedState &derived, const QModelIndex &index)
{
    const sizing::SizeOptions options = sizing::sizeOptions(model);
    const QString collection = index.data(SizeTableModel::CollectionRole).toString();
    const QString name = index.data(SizeTableModel::IndexRole).toString();
    const sizing::CollectionSize *size = derived.sizes().collection(collection);
    if (!size)
        return {Text::tr("Working set of all"), sizing::explainWorkingSet(derived.sizes()) + sizing::explainCache(options)};
    if (name.isEmpty())
        return ofCollection(derived.design(), *size, options, index.column());
    const QString title = Text::tr("Index %1").arg(base::visibleText(collection + QLatin1Char('.') + name));
    if (index.column() == SizeTableModel::HotColumn)
        return {title, sizing::explainWorkingSet(derived.design(), collection, options)};
    return {title, sizing::explainIndexFile(derived.design(), collection, name, options)};
}

} // namespace sw::views
