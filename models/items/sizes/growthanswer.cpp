// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/sizes/growthanswer.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/patterns/patternregistry.h"
#include "models/sizing/figures/sizetexts.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace sw::items
{

namespace
{

using base::bytesText;
using patterns::Family;
using sizing::Growth;
using sizing::GrowthPoint;
using sizing::LimitPassed;

constexpr int mostLines = 6;
constexpr int mostMarks = 4;

std::shared_ptr<const GrowthFacts> factsOf(const SizeRequest &request, const base::Progress &progress)
{
    if (request.facts && request.facts->model == request.model)
        return request.facts;
    const schema::ModelIndex index(request.model);
    const services::Estimate estimate = services::estimateOf(request.model);
    const auto answer = services::growthOf(index, estimate, sizing::usualMonths, progress);
    if (!answer)
        return {};
    auto facts = std::make_shared<GrowthFacts>(GrowthFacts{*answer, request.model, {}});
    for (const design::Collection &collection : estimate.design.collections)
        facts->explained.insert(collection.name,
                                sizing::explainGrowth(index, estimate.design, collection.name, answer->options));
    return facts;
}

const sizing::CollectionGrowth *collectionIn(const Growth &growth, const QString &name)
{
    const auto found = std::find_if(growth.collections.begin(), growth.collections.end(),
                                    [&](const auto &each) { return each.name == name; });
    return found == growth.collections.end() ? nullptr : &*found;
}

/// Months of the collection, or of all for an empty name; none where a design has no such collection.
QList<GrowthPoint> pointsOf(const Growth &growth, const QString &collection)
{
    if (collection.isEmpty())
        return growth.total;
    const sizing::CollectionGrowth *found = collectionIn(growth, collection);
    return found ? found->months : QList<GrowthPoint>();
}

sizing::Interval valueOf(const GrowthPoint &point, GrowthMeasure measure)
{
    switch (measure) {
    case GrowthMeasure::WorkingSet:
        return sizing::intervalOf(point.workingSet);
    case GrowthMeasure::Storage:
        return sizing::intervalOf(point.storage);
    case GrowthMeasure::Indexes:
        return sizing::intervalOf(point.indexes);
    case GrowthMeasure::Data:
        return sizing::intervalOf(point.data);
    case GrowthMeasure::Documents:
        return point.documentsRange;
    case GrowthMeasure::LargestDocument:
        break;
    }
    return sizing::point(point.largestDocument.value());
}

QString captionOf(GrowthMeasure measure)
{
    switch (measure) {
    case GrowthMeasure::WorkingSet:
        return Text::tr("Working set, %1");
    case GrowthMeasure::Storage:
        return Text::tr("Files of the collections, %1");
    case GrowthMeasure::Indexes:
        return Text::tr("Files of the indexes, %1");
    case GrowthMeasure::Data:
        return Text::tr("Data, %1");
    case GrowthMeasure::Documents:
        return Text::tr("Number of documents, %1");
    case GrowthMeasure::LargestDocument:
        break;
    }
    return Text::tr("Largest document, %1");
}

GrowthLine lineOf(const QString &name, const QList<GrowthPoint> &points, const SizeRequest &request)
{
    GrowthLine line{name, {}};
    for (const GrowthPoint &point : points) {
        line.ranges.append(valueOf(point, request.measure));
        line.months.append(line.ranges.last().likely);
    }
    return line;
}

/// The design as it is and, where they differ most at the end, without one of its patterns.
QList<GrowthLine> linesOf(const GrowthFacts &facts, const SizeRequest &request)
{
    GrowthLine main = lineOf(Text::tr("as it is"), pointsOf(facts.growth, request.subject), request);
    main.main = true;
    QList<GrowthLine> others;
    for (const GrowthFacts::Without &without : facts.without) {
        GrowthLine line =
            lineOf(Text::tr("without %1").arg(without.title), pointsOf(without.growth, request.subject), request);
        if (const patterns::Pattern *pattern = patterns::PatternRegistry::instance().find(without.pattern))
            line.family = pattern->family();
        if (!line.months.isEmpty() && !main.months.isEmpty() &&
            std::abs(line.months.last() - main.months.last()) > 0.005 * main.months.last())
            others.append(line);
    }
    const auto distance = [&](const GrowthLine &line) {
        return std::abs(line.months.last() - main.months.last());
    };
    std::stable_sort(others.begin(), others.end(),
                     [&](const auto &a, const auto &b) { return distance(a) > distance(b); });
    return main.months.isEmpty() ? QList<GrowthLine>() : QList<GrowthLine>{main} + others.mid(0, mostLines - 1);
}

void addLimits(const GrowthFacts &facts, const SizeRequest &request, GrowthPicture &picture)
{
    if (request.measure == GrowthMeasure::WorkingSet && request.subject.isEmpty()) {
        picture.limits.append({Text::tr("cache %1").arg(bytesText(facts.growth.cache)), facts.growth.cache.value()});
        if (facts.growth.cacheFullAfter.value_or(0) > 0)
            picture.marks.append(
                {Text::tr("cache full: %1").arg(sizing::dateText(request.today, *facts.growth.cacheFullAfter)),
                 *facts.growth.cacheFullAfter});
    }
    if (request.measure != GrowthMeasure::LargestDocument)
        return;
    picture.limits.append({Text::tr("1 MiB"), base::mebibytes(1).value()});
    picture.limits.append({Text::tr("16 MiB"), base::mebibytes(16).value()});
    for (const sizing::CollectionGrowth &collection : facts.growth.collections) {
        if (!request.subject.isEmpty() && collection.name != request.subject)
            continue;
        for (const LimitPassed &passed : collection.limits) {
            if (passed.largest.value_or(0) > 0 && picture.marks.size() < mostMarks)
                picture.marks.append({sizing::limitText(collection.name, passed) + QStringLiteral(", ") +
                                          sizing::dateText(request.today, *passed.largest),
                                      *passed.largest});
        }
    }
}

sizing::Explanation explanationOf(const GrowthFacts &facts, const QString &collection)
{
    if (!collection.isEmpty())
        return {Text::tr("Growth of %1").arg(base::visibleText(collection)), facts.explained.value(collection)};
    sizing::Explanation all{Text::tr("Growth of all collections"), {}};
    all.lines << Text::tr("The sum over all collections, and changes that wait for the next checkpoint. Choose a "
                          "collection for its own figures.");
    for (const sizing::CollectionGrowth &each : facts.growth.collections.mid(0, 12))
        all.lines << base::visibleText(each.name) + QStringLiteral(": ") +
                         facts.explained.value(each.name).mid(0, 2).join(QLatin1Char(' '));
    return all;
}

ChartTable::Row pointRow(const QString &when, const GrowthPoint &point, const sizing::Explanation &explanation)
{
    ChartTable::Row row{{when}, explanation, false, sizing::growthFigures(point)};
    for (sizing::Figure &figure : row.figures) {
        row.cells << sizing::rangeText(figure.value, figure.unit);
        figure.title += QStringLiteral(", ") + when;
    }
    return row;
}

ChartTable tableOf(const GrowthFacts &facts, const SizeRequest &request)
{
    const sizing::Explanation explanation = explanationOf(facts, request.subject);
    ChartTable table{{Text::tr("When"), Text::tr("Documents"), Text::tr("Data"), Text::tr("Storage"),
                      Text::tr("Indexes"), Text::tr("Working set"), Text::tr("Largest document")},
                     {}};
    const QList<GrowthPoint> points = pointsOf(facts.growth, request.subject);
    for (qsizetype month = 0; month < points.size(); month += 6)
        table.rows.append(pointRow(month == 0 ? Text::tr("today")
                                              : QLocale().toString(request.today.addMonths(static_cast<int>(month)),
                                                                   QStringLiteral("MMM yyyy")),
                                   points.at(month), explanation));
    for (const GrowthFacts::Without &without : facts.without) {
        const QList<GrowthPoint> others = pointsOf(without.growth, request.subject);
        if (!others.isEmpty())
            table.rows.append(pointRow(Text::tr("then, without %1").arg(without.title), others.last(), explanation));
    }
    for (const services::LimitRow &row : services::limitsPassed(facts, request.subject)) {
        QString what = sizing::limitText(row.collection, row.passed);
        if (row.without)
            what += QStringLiteral(", ") + Text::tr("without %1").arg(row.without->title);
        table.rows.append(
            {{what, sizing::dateText(request.today, row.passed.largest, facts.growth.horizon()),
              Text::tr("a typical one:"), sizing::dateText(request.today, row.passed.usual, facts.growth.horizon())},
             {what, facts.explained.value(row.collection)}});
    }
    return table;
}

QString summaryOf(const GrowthFacts &facts, const SizeRequest &request, SizeAnswer &answer)
{
    QStringList parts;
    const Growth &growth = facts.growth;
    if (request.subject.isEmpty()) {
        answer.status = growth.cacheFullAfter ? Status::Warn : Status::Ok;
        parts << Text::tr("Larger than the cache of %1: %2")
                     .arg(bytesText(growth.cache), sizing::cacheFullText(request.today, growth));
    }
    int passed = 0;
    const LimitPassed *first = nullptr;
    QString owner;
    for (const sizing::CollectionGrowth &collection : growth.collections) {
        if (!request.subject.isEmpty() && collection.name != request.subject)
            continue;
        for (const LimitPassed &each : collection.limits) {
            if (!each.largest)
                continue;
            ++passed;
            if (!first || *each.largest < *first->largest) {
                first = &each;
                owner = collection.name;
            }
        }
    }
    if (first) {
        parts << Text::tr("Limits passed %1: %2; first %3, %4")
                     .arg(sizing::horizonText(growth.horizon()), QString::number(passed),
                          sizing::limitText(owner, *first), sizing::dateText(request.today, *first->largest));
        answer.status = Status::Warn;
    } else {
        parts << sizing::nothingPassedText(growth.horizon());
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace

SizeAnswer growthAnswer(const SizeRequest &request, const base::Progress &progress)
{
    SizeAnswer answer;
    answer.facts = factsOf(request, progress);
    if (!answer.facts)
        return answer;
    const GrowthFacts &facts = *answer.facts;
    answer.growth.caption = captionOf(request.measure);
    answer.growth.unit =
        request.measure == GrowthMeasure::Documents ? GrowthPicture::Unit::Count : GrowthPicture::Unit::Bytes;
    answer.growth.today = request.today;
    answer.growth.lines = linesOf(facts, request);
    addLimits(facts, request, answer.growth);
    answer.table = tableOf(facts, request);
    answer.summary = summaryOf(facts, request, answer);
    answer.explanation = explanationOf(facts, request.subject);
    return answer;
}

} // namespace sw::items
