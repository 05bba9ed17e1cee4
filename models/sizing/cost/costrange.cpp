// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/cost/costrange.h"

#include "models/base/texts.h"
#include "models/design/shape/documentsize.h"
#include "models/sizing/figures/sizetexts.h"

#include <QCoreApplication>

#include <cmath>

namespace sw::sizing
{

namespace
{

constexpr double OperationCost::*numbers[] = {
    &OperationCost::documentsRead, &OperationCost::documentsJoined, &OperationCost::documentsWritten,
    &OperationCost::copiesWritten, &OperationCost::indexEntries,    &OperationCost::roundTrips,
    &OperationCost::units};
constexpr base::Bytes OperationCost::*weights[] = {&OperationCost::bytesRead, &OperationCost::bytesWritten};

void bend(design::Node &node, Bound bound)
{
    if (node.isArray())
        node.count.likely = bound == Bound::Low ? node.count.min : design::highCount(node);
    if (!node.isRequired())
        node.presence = bound == Bound::Low ? 0 : 1;
    for (design::Node &field : node.fields)
        bend(field, bound);
    for (design::Variant &variant : node.variants) {
        for (design::Node &field : variant.fields)
            bend(field, bound);
    }
}

double endOf(const schema::Cardinality &count, const std::optional<double> &p99, Bound bound)
{
    if (bound == Bound::Low)
        return count.min;
    return p99 ? *p99 : count.isUnbounded() ? count.likely * design::unboundedFactor : count.max;
}

schema::Model linksAt(const schema::Model &model, Bound bound)
{
    schema::Model bent = model;
    for (schema::Relationship &link : bent.relationships) {
        const auto many = [&](schema::Cardinality &count) {
            count.likely = endOf(count, count.max > 1 ? link.p99 : std::nullopt, bound);
        };
        many(link.a.perOther);
        many(link.b.perOther);
    }
    return bent;
}

QList<OperationCost> costsAt(const schema::Model &model, const design::Design &design, double factor, Bound bound)
{
    const schema::Model bent = linksAt(model, bound);
    const design::Design shapes = shapesAt(design, bound);
    const schema::ModelIndex index(bent);
    return OperationCosts(index, shapes, factor).all();
}

CostRange rangeOf(const OperationCost &one, const OperationCost &likely, const OperationCost &other)
{
    CostRange range{likely, likely, likely};
    for (double OperationCost::*number : numbers) {
        const Interval each = span(one.*number, likely.*number, other.*number);
        range.low.*number = each.low;
        range.high.*number = each.high;
    }
    for (base::Bytes OperationCost::*weight : weights) {
        const Interval each = span((one.*weight).value(), (likely.*weight).value(), (other.*weight).value());
        range.low.*weight = base::Bytes(each.low);
        range.high.*weight = base::Bytes(each.high);
    }
    return range;
}

} // namespace

design::Design shapesAt(const design::Design &design, Bound bound)
{
    design::Design bent = design;
    for (design::Collection &collection : bent.collections)
        bend(collection.root, bound);
    return bent;
}

QList<CostRange> costRanges(const schema::ModelIndex &model, const design::Design &design,
                            const QList<OperationCost> &likely, double fetchCostFactor)
{
    const QList<OperationCost> low = costsAt(model.model(), design, fetchCostFactor, Bound::Low);
    const QList<OperationCost> high = costsAt(model.model(), design, fetchCostFactor, Bound::High);
    QList<CostRange> ranges;
    ranges.reserve(likely.size());
    for (qsizetype i = 0; i < likely.size(); ++i)
        ranges.append(rangeOf(low.value(i, likely.at(i)), likely.at(i), high.value(i, likely.at(i))));
    return ranges;
}

QList<Figure> costFigures(const schema::Model &model, const CostRange &cost)
{
    QStringList how = explainOperation(model, cost.likely);
    how << Text::tr("Low and high: the same with every [min, likely, max] of the relationships and arrays at its one "
                    "end and at its other, and without any or with all optional fields.");
    const auto number = [&](const QString &title, double OperationCost::*figure) {
        return Figure{title, Unit::Count, cost.of(figure), how};
    };
    const auto weight = [&](const QString &title, base::Bytes OperationCost::*figure) {
        return Figure{title, Unit::Bytes, cost.of(figure), how};
    };
    return {number(Text::tr("Documents read"), &OperationCost::documentsRead),
            number(Text::tr("Joined"), &OperationCost::documentsJoined),
            number(Text::tr("Written"), &OperationCost::documentsWritten),
            number(Text::tr("Copies in step"), &OperationCost::copiesWritten),
            number(Text::tr("Index entries"), &OperationCost::indexEntries),
            number(Text::tr("Round trips"), &OperationCost::roundTrips),
            weight(Text::tr("Bytes read"), &OperationCost::bytesRead),
            weight(Text::tr("Rewritten"), &OperationCost::bytesWritten)};
}

} // namespace sw::sizing
