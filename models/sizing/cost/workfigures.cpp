// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/cost/workfigures.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/sizing/figures/sizetexts.h"

#include <QCoreApplication>

#include <algorithm>

namespace sw::sizing
{

namespace
{

constexpr qsizetype mostParts = 4; ///< of a sum that are named

/// What one kind of work comes to.
struct Part
{
    QString name;
    double perSecond = 0;
    Interval each;
    double sum() const { return perSecond * each.likely; }
};

/// The sum over all work each second, with its largest parts.
template <typename Member>
Figure sumOf(const QList<CostRange> &costs, Member member, Unit unit, Unit each, const QString &what)
{
    Figure figure{{}, unit, {}, {what}};
    QList<Part> parts;
    for (const CostRange &cost : costs) {
        const Part part{base::visibleText(cost.likely.name), cost.likely.perSecond, cost.of(member)};
        figure.value.low += part.perSecond * part.each.low;
        figure.value.likely += part.sum();
        figure.value.high += part.perSecond * part.each.high;
        if (part.sum() > 0)
            parts << part;
    }
    std::stable_sort(parts.begin(), parts.end(), [](const Part &a, const Part &b) { return a.sum() > b.sum(); });
    for (const Part &part : parts.mid(0, mostParts))
        figure.how << Text::tr("%1: %2 × %3.")
                          .arg(part.name, base::rateText(base::PerSecond(part.perSecond)),
                               valueText(part.each.likely, each));
    if (parts.size() > mostParts)
        figure.how << Text::tr("And %n more.", nullptr, static_cast<int>(parts.size() - mostParts));
    return figure;
}

Figure specialCodeFigure(const schema::ModelIndex &model, const design::Design &design, const QList<CostRange> &costs)
{
    QList<OperationCost> likely;
    for (const CostRange &cost : costs)
        likely << cost.likely;
    const QList<schema::OperationId> special = operationsWithSpecialCode(design, likely);
    Figure figure{{},
                  Unit::Count,
                  point(static_cast<double>(special.size())),
                  {Text::tr("Operations whose code has to keep copies in step, or to do what a pattern asks of it "
                            "besides their own command.")}};
    QStringList names;
    for (const schema::OperationId &id : special) {
        if (const schema::Operation *operation = model.model().operation(id))
            names << base::visibleText(operation->name);
    }
    if (!names.isEmpty())
        figure.how << names.join(QStringLiteral(", ")) + QLatin1Char('.');
    return figure;
}

} // namespace

QList<schema::OperationId> operationsWithSpecialCode(const design::Design &design, const QList<OperationCost> &costs)
{
    QList<schema::OperationId> special;
    for (const OperationCost &cost : costs) {
        const bool asked =
            std::any_of(design.efforts.cbegin(), design.efforts.cend(), [&](const design::Effort &effort) {
                return effort.operation == cost.operation &&
                       (effort.share < 1 || !effort.reads.isEmpty() || !effort.writes.isEmpty());
            });
        if (!cost.operation.isEmpty() && (asked || cost.copiesWritten > 0))
            special << cost.operation;
    }
    return special;
}

WorkFigures workFigures(const schema::ModelIndex &model, const design::Design &design, const QList<CostRange> &costs)
{
    WorkFigures work;
    const auto main = std::max_element(costs.cbegin(), costs.cend(), [](const CostRange &a, const CostRange &b) {
        const auto counts = [](const OperationCost &cost) {
            return cost.operation.isEmpty() ? -1 : cost.perSecond * cost.weight;
        };
        return counts(a.likely) < counts(b.likely);
    });
    if (main != costs.cend() && !main->likely.operation.isEmpty()) {
        const QStringList how = costFigures(model.model(), *main).first().how;
        work.operation = main->likely.operation;
        work.name = main->likely.name;
        work.perSecond = main->likely.perSecond;
        // What the units are stands last but one: it is what this figure is about.
        QStringList units = how;
        units.move(units.size() - 2, 0);
        work.units = {{}, Unit::Count, main->of(&OperationCost::units), units};
        work.joined = {{}, Unit::Count, main->of(&OperationCost::documentsJoined), how};
        work.roundTrips = {{}, Unit::Count, main->of(&OperationCost::roundTrips), how};
    }
    work.bytesRead =
        sumOf(costs, &OperationCost::bytesRead, Unit::BytesPerSecond, Unit::Bytes,
              Text::tr("BSON of the documents that all operations read and join, their rate × each time:"));
    work.documentsWritten =
        sumOf(costs, &OperationCost::documentsWritten, Unit::PerSecond, Unit::Count,
              Text::tr("Documents that all operations write, copies included, their rate × each time:"));
    work.bytesWritten =
        sumOf(costs, &OperationCost::bytesWritten, Unit::BytesPerSecond, Unit::Bytes,
              Text::tr("The engine writes a document whole when any of it changes; the rate × each time:"));
    work.specialCode = specialCodeFigure(model, design, costs);
    return work;
}

} // namespace sw::sizing
