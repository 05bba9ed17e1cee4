// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/figures/sizetexts.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/design/workload.h"
#include "models/sizing/estimate/calibration.h"
#include "models/sizing/growth/arraygrowth.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace sw::sizing
{

using base::bytesText;
using base::countText;
using base::perDayText;
using base::visibleText;

namespace
{

QStringList populationTexts(const Population &population)
{
    QStringList lines{Text::tr("%1 documents today.").arg(countText(population.today))};
    if (population.perDay > 0)
        lines << Text::tr("New documents: %1.").arg(perDayText(population.perDay));
    else
        lines << Text::tr("No growth is stated, so their number stays as it is.");
    if (std::isfinite(population.daysKept))
        lines << Text::tr("Each is deleted after %1, so their number settles at %2.")
                     .arg(base::periodText(population.daysKept),
                          countText(std::round(population.perDay * population.daysKept)));
    return lines;
}

QString arrayText(const GrowingArray &array)
{
    const QString most =
        std::isinf(array.most) ? Text::tr("no limit") : Text::tr("at most %1").arg(countText(array.most));
    return Text::tr("Array %1: %2 items today, %3 in the longest, %4, %5 in a usual document; longer arrays get more "
                    "in the same proportion.")
        .arg(visibleText(array.path), countText(array.usual), countText(array.longest), most, perDayText(array.perDay));
}

QString entityOf(const schema::Model &model, const schema::EntityId &id)
{
    const schema::Entity *entity = model.entity(id);
    return entity ? visibleText(entity->name) : QString();
}

QString stepText(const schema::Model &model, const StepCost &step)
{
    const schema::Relationship *relationship = model.relationship(step.relationship);
    const QString name = relationship ? visibleText(schema::relationshipName(model, *relationship)) : QString();
    switch (step.way) {
    case StepCost::Way::SameDocument:
        return Text::tr("%1: in the document that was read, nothing more to fetch.").arg(name);
    case StepCost::Way::Copy:
        return Text::tr("%1: the fields wanted are copied into the document that was read.").arg(name);
    case StepCost::Way::Lookup:
        break;
    }
    return Text::tr("%1: fetched by $lookup, documents: %2.").arg(name, countText(step.documents));
}

} // namespace

QString rangeText(const Range &range)
{
    return rangeText(intervalOf(range), Unit::Bytes);
}

QList<Figure> growthFigures(const GrowthPoint &point)
{
    return {{Text::tr("Documents"), Unit::Count, point.documentsRange, {}},
            bytesFigure(Text::tr("Data"), point.data),
            bytesFigure(Text::tr("Storage"), point.storage),
            bytesFigure(Text::tr("Indexes"), point.indexes),
            bytesFigure(Text::tr("Working set"), point.workingSet),
            {Text::tr("Largest document"), Unit::Bytes, sizing::point(point.largestDocument.value()), {}}};
}

QString cacheFullText(const QDate &today, const Growth &growth)
{
    const QString likely = dateText(today, growth.cacheFullAfter, growth.horizon());
    const QString first = dateText(today, growth.cacheFullAtFirst, growth.horizon());
    const QString last = dateText(today, growth.cacheFullAtLast, growth.horizon());
    if (first == likely && last == likely)
        return likely;
    if (growth.cacheFullAtLast)
        return Text::tr("%1 (%2 to %3)").arg(likely, first, last);
    return last == likely ? Text::tr("%1 (%2 at the earliest)", "not within 5 years").arg(likely, first)
                          : Text::tr("%1 (%2 at the earliest, perhaps %3)", "the last: not within 5 years")
                                .arg(likely, first, last);
}

QString fitText(Fit fit)
{
    switch (fit) {
    case Fit::Fits:
        return Text::tr("fits");
    case Fit::Tight:
        return Text::tr("tight");
    case Fit::TooLarge:
        break;
    }
    return Text::tr("too large");
}

QString limitName(LimitPassed::Limit limit)
{
    switch (limit) {
    case LimitPassed::Limit::Elements:
        return Text::tr("1,000 elements");
    case LimitPassed::Limit::Large:
        return Text::tr("1 MiB");
    case LimitPassed::Limit::Maximum:
        break;
    }
    return Text::tr("16 MiB");
}

QString monthsText(double months)
{
    if (months <= 0)
        return Text::tr("today");
    if (months < 1.5)
        return Text::tr("in a month");
    if (months < 24)
        return Text::tr("in %1 months").arg(std::round(months));
    return Text::tr("in %1 years").arg(QString::number(months / 12, 'f', months < 120 ? 1 : 0));
}

QDate dayAfter(const QDate &today, double months)
{
    const double days = std::ceil(months * daysPerMonth);
    return days < 365.25 * 7000 ? today.addDays(static_cast<qint64>(days)) : QDate();
}

QString horizonText(int months)
{
    return months % 12 == 0 ? Text::tr("within %n year(s)", nullptr, months / 12)
                            : Text::tr("within %n month(s)", nullptr, months);
}

QString dateText(const QDate &today, double months)
{
    return months <= 0 ? Text::tr("today") : QLocale().toString(dayAfter(today, months), QStringLiteral("MMMM yyyy"));
}

QString dateText(const QDate &today, const std::optional<double> &months, int horizon)
{
    return months ? dateText(today, *months) : Text::tr("not %1", "within 5 years").arg(horizonText(horizon));
}

QString nothingPassedText(int horizon)
{
    return Text::tr("No array passes 1,000 elements and no document 1 MiB %1.", "within 5 years")
        .arg(horizonText(horizon));
}

QString limitText(const QString &collection, const LimitPassed &passed)
{
    const QString what =
        passed.path.isEmpty() ? visibleText(collection) : visibleText(collection + QLatin1Char('.') + passed.path);
    return passed.path.isEmpty() ? Text::tr("%1: document of %2").arg(what, limitName(passed.limit))
                                 : Text::tr("%1: %2").arg(what, limitName(passed.limit));
}

QStringList explainGrowth(const schema::ModelIndex &model, const design::Design &design, const QString &collection,
                          const GrowthOptions &options)
{
    const design::Collection *found = design.collection(collection);
    if (!found)
        return {};
    const Population population =
        populationOf(*found, options.sizes.documents.value(collection, found->documents.likely));
    const ArrayGrowth arrays(model, *found, population);
    QStringList lines = populationTexts(population);
    const schema::Entity *entity = model.entity(found->entity());
    const bool isGiven = entity && design::givenGrowth(model, *entity) > 0;
    if (entity && !isGiven && design::growthPerDay(model, *entity) > 0)
        lines << Text::tr("No growth is given for %1: as many come as its operations insert.")
                     .arg(visibleText(entity->name));
    for (const GrowingArray &array : arrays.arrays())
        lines << arrayText(array);
    for (const QString &path : arrays.unknown())
        lines << Text::tr("Array %1 has no limit and no stated growth: it is assumed to keep its size.")
                     .arg(visibleText(path));
    if (arrays.arrays().isEmpty() && arrays.unknown().isEmpty())
        lines << Text::tr("No array of a document grows without end, so documents keep their size.");
    lines << Text::tr("For each month the formulas of today's sizes are applied to as many documents of that size; a "
                      "month is a twelfth of 365.25 days.");
    lines << Text::tr("A file never gets smaller by itself: it stays as large as it once was.");
    lines << explainCalibration(design, collection, {}, options.calibration);
    lines << Text::tr("Low and high: those of today's sizes at each month; documents between the fewest and the most "
                      "that the model says there are today.");
    return lines;
}

QStringList explainOperation(const schema::Model &model, const OperationCost &cost)
{
    const schema::Operation *operation = model.operation(cost.operation);
    QStringList lines;
    if (operation)
        lines << Text::tr("Starts at %1, %2.")
                     .arg(entityOf(model, operation->entity), base::rateText(base::PerSecond(cost.perSecond)));
    else
        lines << Text::tr("Work that a pattern brings, %1.").arg(base::rateText(base::PerSecond(cost.perSecond)));
    const bool isVague = operation && operation->filters.isEmpty() && operation->sort.isEmpty();
    if (cost.documentsRead > 0)
        lines << (isVague
                      ? Text::tr("Documents read: %1, taken to be found by their _id, since the operation does not say "
                                 "what it compares; with what is joined %2 of BSON.")
                      : Text::tr("Documents read: %1, each found by an entry of an index; with what is joined %2 of "
                                 "BSON."))
                     .arg(countText(cost.documentsRead), bytesText(cost.bytesRead));
    for (const StepCost &step : cost.steps)
        lines << stepText(model, step);
    if (cost.documentsWritten > 0)
        lines << Text::tr("Documents written: %1; the engine writes each whole, %2.")
                     .arg(countText(cost.documentsWritten), bytesText(cost.bytesWritten));
    if (cost.copiesWritten > 0)
        lines << Text::tr("Of them only to keep copies in step: %1.").arg(countText(cost.copiesWritten));
    if (cost.indexEntries > 0)
        lines << Text::tr("Index entries added and removed: %1; an insert adds one to each index, a change takes two "
                          "where its key changes.")
                     .arg(countText(cost.indexEntries));
    lines << Text::tr("Round trips between the application and the server: %1.")
                 .arg(valueText(cost.roundTrips, Unit::Count));
    lines << Text::tr("Units: %1, of which one is an empty command; the advisor counts them times the rate and the "
                      "importance, %2.")
                 .arg(valueText(cost.units, Unit::Count), valueText(cost.weight, Unit::Count));
    return lines;
}

} // namespace sw::sizing
