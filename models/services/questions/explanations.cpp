// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/questions/explanations.h"

#include "models/base/texts.h"
#include "models/sizing/figures/explain.h"
#include "models/sizing/figures/sizetexts.h"

namespace sw::services
{

using sizing::Explanation;
using sizing::Quantity;

sizing::FigureSource figureSource(const schema::Model &model, const Estimate &estimate)
{
    return {model, estimate.design, estimate.sizes, estimate.options, estimate.calibration};
}

QList<Explanation> explainSizes(const schema::Model &model, const PricedDesign &priced, const QString &collection)
{
    const sizing::FigureSource source = figureSource(model, priced);
    QList<Explanation> figures{{Text::tr("Cache"), sizing::explainCache(priced.options)},
                               {Text::tr("Working set"), sizing::explainWorkingSet(priced.sizes)}};
    const auto add = [&](const QString &title, const sizing::Figure &figure) {
        figures.append({collection + QStringLiteral(": ") + title, sizing::details(figure)});
    };
    if (const sizing::CollectionSize *size = priced.sizes.collection(collection)) {
        add(Text::tr("documents"), sizing::figureOf(source, Quantity::Documents, collection));
        add(Text::tr("one document"), sizing::figureOf(source, Quantity::Document, collection));
        add(Text::tr("data"), sizing::figureOf(source, Quantity::Data, collection));
        add(Text::tr("storage"), sizing::figureOf(source, Quantity::Storage, collection));
        add(Text::tr("in use"), sizing::figureOf(source, Quantity::InUse, collection));
        for (const sizing::IndexSize &index : size->indexes)
            add(Text::tr("index %1").arg(index.name),
                sizing::indexFigure(source, Quantity::Indexes, collection, index.name));
    }
    figures.append({Text::tr("Disk reads"), sizing::explainDiskReads(priced.diskReads, priced.sizes.cache.bytes)});
    figures.append({Text::tr("Where the constants come from"), sizing::explainConstants()});
    return figures;
}

Explanation explainWorkingSet(const PricedDesign &priced)
{
    return {Text::tr("Working set against the cache"),
            sizing::explainWorkingSet(priced.sizes) + sizing::explainCache(priced.options) +
                sizing::explainDiskReads(priced.diskReads, priced.sizes.cache.bytes)};
}

QList<Explanation> explainGrowth(const schema::ModelIndex &model, const Estimate &estimate,
                                 const sizing::GrowthOptions &options, const QString &collection)
{
    QList<Explanation> explanations;
    for (const design::Collection &each : estimate.design.collections) {
        if (collection.isEmpty() || each.name == collection)
            explanations.append({Text::tr("%1: growth").arg(each.name),
                                 sizing::explainGrowth(model, estimate.design, each.name, options)});
    }
    return explanations;
}

QList<Explanation> explainCosts(const schema::Model &model, const QList<sizing::CostRange> &costs)
{
    QList<Explanation> explanations;
    for (const sizing::CostRange &cost : costs)
        explanations.append({cost.likely.name, sizing::costFigures(model, cost).first().how});
    return explanations;
}

} // namespace sw::services
