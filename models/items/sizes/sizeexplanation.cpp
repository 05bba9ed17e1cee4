// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/sizes/sizeexplanation.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/document/derivedstate.h"
#include "models/items/sizes/sizetablemodel.h"
#include "models/services/questions/explanations.h"

#include <QCoreApplication>

namespace sw::items
{

namespace
{

using sizing::Quantity;

std::optional<Quantity> quantityOf(int column)
{
    switch (column) {
    case SizeTableModel::DocumentsColumn:
        return Quantity::Documents;
    case SizeTableModel::LikelyColumn:
        return Quantity::Document;
    case SizeTableModel::StorageColumn:
        return Quantity::Storage;
    case SizeTableModel::IndexesColumn:
        return Quantity::Indexes;
    case SizeTableModel::HotColumn:
        return Quantity::InUse;
    case SizeTableModel::DataColumn:
    case SizeTableModel::LargestColumn:
        return Quantity::Data;
    default:
        return std::nullopt;
    }
}

} // namespace

std::optional<sizing::Figure> sizeFigure(const schema::Model &model, const document::DerivedState &derived,
                                         const QModelIndex &index)
{
    const auto quantity = quantityOf(index.column());
    if (!index.isValid() || !quantity)
        return std::nullopt;
    const sizing::FigureSource source = services::figureSource(model, derived.evaluation());
    const QString collection = index.data(SizeTableModel::CollectionRole).toString();
    const QString name = index.data(SizeTableModel::IndexRole).toString();
    if (!name.isEmpty())
        return sizing::indexFigure(source, *quantity, collection, name);
    sizing::Figure figure = sizing::figureOf(source, *quantity, collection);
    if (!collection.isEmpty())
        figure.title = Text::tr("%1 of %2").arg(figure.title, base::visibleText(collection));
    const sizing::CollectionSize *size = derived.sizes().collection(collection);
    if (size && index.column() == SizeTableModel::LargestColumn) {
        figure = {Text::tr("Largest document of %1").arg(base::visibleText(collection)),
                  sizing::Unit::Bytes,
                  sizing::point(size->documentMaximum.value()),
                  {Text::tr("All fields present, arrays at their greatest length and texts at their greatest; ∞ where "
                            "the model gives no limit.")}};
    }
    return figure;
}

sizing::Explanation explainSize(const schema::Model &model, const document::DerivedState &derived,
                                const QModelIndex &index)
{
    const auto figure =
        sizeFigure(model, derived,
                   index.siblingAtColumn(index.column() == SizeTableModel::CollectionColumn ? SizeTableModel::DataColumn
                                                                                            : index.column()));
    return figure ? sizing::explanationOf(*figure) : sizing::Explanation();
}

} // namespace sw::items
