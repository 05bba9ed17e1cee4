// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/figures/figures.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/shape/documentsize.h"
#include "models/design/shape/entityshape.h"
#include "models/sizing/estimate/documentdoubts.h"
#include "models/sizing/estimate/ranges.h"
#include "models/sizing/figures/explain.h"
#include "models/sizing/files/indexdoubts.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::sizing
{

using base::visibleText;

namespace
{

QString titleOf(Quantity quantity)
{
    switch (quantity) {
    case Quantity::Documents:
        return Text::tr("Documents");
    case Quantity::Document:
        return Text::tr("One document");
    case Quantity::Data:
        return Text::tr("Data");
    case Quantity::Storage:
        return Text::tr("Storage");
    case Quantity::Indexes:
        return Text::tr("Indexes");
    case Quantity::InUse:
        break;
    }
    return Text::tr("In memory");
}

QString documentsText(const schema::Cardinality &documents)
{
    return Text::tr(
               "As the model says: at least %1, likely %2, at most %3. All other figures are for the likely number.")
        .arg(valueText(documents.min, Unit::Count), valueText(documents.likely, Unit::Count),
             valueText(documents.max, Unit::Count));
}

QStringList indexTexts(const FigureSource &source, const CollectionSize &size)
{
    QStringList lines;
    for (const IndexSize &index : size.indexes)
        lines << Text::tr("Index %1:").arg(visibleText(index.name))
              << explainIndexFile(source.design, size.name, index.name, source.options, source.calibration);
    return lines;
}

Figure documentFigure(const QString &title, const Range &range, const QStringList &how)
{
    return bytesFigure(title, range, how);
}

Figure figureOfAll(const FigureSource &source, Quantity quantity)
{
    const SizeReport &report = source.report;
    const QString sum = Text::tr("The sum over all collections; each has its own explanation.");
    Figure figure{titleOf(quantity), Unit::Bytes, {}, {sum}};
    switch (quantity) {
    case Quantity::Documents:
        return {figure.title, Unit::Count, documentsInterval(report), figure.how};
    case Quantity::Document:
        break;
    case Quantity::Data:
        figure.value = intervalOf(dataRange(report));
        break;
    case Quantity::Storage:
        figure.value = intervalOf(storageRange(report));
        break;
    case Quantity::Indexes:
        figure.value = intervalOf(indexRange(report));
        break;
    case Quantity::InUse:
        return bytesFigure(Text::tr("Working set of all"), report.workingSet,
                           explainWorkingSet(report) + explainCache(source.options));
    }
    return figure;
}

} // namespace

Figure figureOf(const FigureSource &source, Quantity quantity, const QString &collection)
{
    if (collection.isEmpty())
        return figureOfAll(source, quantity);
    const CollectionSize *size = source.report.collection(collection);
    const design::Collection *shape = source.design.collection(collection);
    const QString title = titleOf(quantity);
    if (!size || !shape)
        return {title, Unit::Bytes, {}, {}};
    switch (quantity) {
    case Quantity::Documents:
        return {title, Unit::Count, documentsInterval(*size), {documentsText(size->documents)}};
    case Quantity::Document:
        return documentFigure(title, size->document,
                              explainData(source.design, collection, source.options, source.calibration).mid(1));
    case Quantity::Data:
        return bytesFigure(title, dataRange(*size),
                           explainData(source.design, collection, source.options, source.calibration));
    case Quantity::Storage:
        return bytesFigure(title, size->storage,
                           explainStorage(source.design, collection, source.options, source.calibration));
    case Quantity::Indexes:
        return bytesFigure(title, indexRange(*size), indexTexts(source, *size));
    case Quantity::InUse:
        break;
    }
    return bytesFigure(title, size->hot,
                       explainWorkingSet(source.design, collection, source.options, source.calibration)
                           << Text::tr("Low: as if the documents in use lay side by side."));
}

Figure indexFigure(const FigureSource &source, Quantity quantity, const QString &collection, const QString &index)
{
    const CollectionSize *size = source.report.collection(collection);
    const QString title = Text::tr("Index %1").arg(visibleText(collection + QLatin1Char('.') + index));
    const auto found = size ? std::find_if(size->indexes.cbegin(), size->indexes.cend(),
                                           [&](const IndexSize &each) { return each.name == index; })
                            : QList<IndexSize>::const_iterator();
    if (!size || found == size->indexes.cend())
        return {title, Unit::Bytes, {}, {}};
    if (quantity == Quantity::Documents)
        return {title, Unit::Count, entriesInterval(source.design, collection, *found, source.options),
                explainIndexFile(source.design, collection, index, source.options).mid(0, 1)};
    if (quantity != Quantity::InUse)
        return bytesFigure(title, found->file,
                           explainIndexFile(source.design, collection, index, source.options, source.calibration));
    return bytesFigure(title, found->inUse,
                       explainWorkingSet(source.design, collection, source.options, source.calibration)
                           << Text::tr("Low: only the keys of the documents in use. High: all of it, %1.")
                                  .arg(base::bytesText(found->cache)));
}

QList<Figure> figuresOf(const FigureSource &source, const QString &collection)
{
    QList<Figure> figures;
    for (const Quantity quantity : {Quantity::Documents, Quantity::Document, Quantity::Data, Quantity::Storage,
                                    Quantity::Indexes, Quantity::InUse})
        figures << figureOf(source, quantity, collection);
    return figures;
}

QList<Figure> entityFigures(const schema::ModelIndex &model, const schema::Entity &entity)
{
    const schema::Cardinality &count = entity.count;
    const design::Node shape = design::shapeOfEntity(model, entity);
    const Doubts doubts = documentDoubts(shape, entity.sampled, count.likely);
    return {{titleOf(Quantity::Documents),
             Unit::Count,
             {std::min(count.min, count.likely), count.likely, std::max(count.max, count.likely)},
             {documentsText(count)}},
            documentFigure(titleOf(Quantity::Document), doubts.around(design::documentSize(shape).likely),
                           {Text::tr("By itself, without what is linked to it: 5 B, and for each field 1 B for its "
                                     "type, the name, 1 B, and the value; optional fields by their share.")})};
}

} // namespace sw::sizing
