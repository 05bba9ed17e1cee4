// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/sizes/sizeanswer.h"

#include "models/base/text.h"
#include "models/base/texts.h"
#include "models/items/sizes/growthanswer.h"
#include "models/schema/goaltexts.h"
#include "models/services/comparison/effects.h"
#include "models/services/comparison/goals.h"
#include "models/services/questions/explanations.h"
#include "models/services/questions/operations.h"
#include "models/sizing/estimate/ranges.h"
#include "models/sizing/figures/explain.h"
#include "models/sizing/figures/sizetexts.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace sw::items
{

namespace
{

using base::bytesText;
using base::countText;
using patterns::Family;

constexpr int mostCollections = 5;
constexpr int mostIndexes = 4;
constexpr int mostOperations = 7;
constexpr int sampledDocuments = 3000;

base::Bytes inUse(const sizing::CollectionSize &size)
{
    base::Bytes sum = size.hot.likely;
    for (const sizing::IndexSize &index : size.indexes)
        sum += index.inUse.likely;
    return sum;
}

QList<const sizing::CollectionSize *> largestFirst(const sizing::SizeReport &report)
{
    QList<const sizing::CollectionSize *> sizes;
    for (const sizing::CollectionSize &size : report.collections)
        sizes.append(&size);
    std::stable_sort(sizes.begin(), sizes.end(), [](const auto *a, const auto *b) { return inUse(*a) > inUse(*b); });
    return sizes;
}

sizing::Range hotIndexes(const sizing::CollectionSize &size)
{
    sizing::Range sum;
    for (const sizing::IndexSize &index : size.indexes)
        sum += index.inUse;
    return sum;
}

/// Documents and indexes of one collection after the other.
WorkingSetBar wholeBar(const sizing::SizeReport &report, const QList<const sizing::CollectionSize *> &sizes)
{
    WorkingSetBar bar{Text::tr("all"), {}, report.fit()};
    bar.range = report.workingSet;
    base::Bytes documents;
    base::Bytes indexes;
    for (qsizetype i = 0; i < sizes.size(); ++i) {
        const sizing::CollectionSize &size = *sizes.at(i);
        const base::Bytes ofIndexes = inUse(size) - size.hot.likely;
        if (i < mostCollections - 1) {
            bar.parts.append({size.name, size.hot.likely, Family::Copy, size.hot});
            bar.parts.append({Text::tr("%1, indexes").arg(size.name), ofIndexes, Family::Group, hotIndexes(size)});
        } else {
            documents += size.hot.likely;
            indexes += ofIndexes;
        }
    }
    if (sizes.size() >= mostCollections) {
        bar.parts.append({Text::tr("others"), documents, Family::Copy});
        bar.parts.append({Text::tr("others, indexes"), indexes, Family::Group});
    }
    bar.parts.append({Text::tr("not yet written"), report.dirty, Family::Version, report.dirtyRange()});
    return bar;
}

WorkingSetBar collectionBar(const sizing::CollectionSize &size)
{
    WorkingSetBar bar{size.name, {{Text::tr("documents"), size.hot.likely, Family::Copy, size.hot}}};
    bar.judged = false;
    QList<const sizing::IndexSize *> indexes;
    for (const sizing::IndexSize &index : size.indexes)
        indexes.append(&index);
    std::stable_sort(indexes.begin(), indexes.end(),
                     [](const auto *a, const auto *b) { return a->inUse.likely > b->inUse.likely; });
    base::Bytes others;
    for (qsizetype i = 0; i < indexes.size(); ++i) {
        if (i < mostIndexes)
            bar.parts.append({indexes.at(i)->name, indexes.at(i)->inUse.likely, Family::Group, indexes.at(i)->inUse});
        else
            others += indexes.at(i)->inUse.likely;
    }
    if (others > base::Bytes())
        bar.parts.append({Text::tr("other indexes"), others, Family::Group});
    return bar;
}

/// A row of figures, with their ranges.
ChartTable::Row figureRow(const QString &label, const QList<sizing::Figure> &figures)
{
    ChartTable::Row row{{label}, {}, false, figures};
    for (const sizing::Figure &figure : figures)
        row.cells << sizing::rangeText(figure.value, figure.unit);
    return row;
}

/// One thing of each goal.
ChartTable::Row goalRow(const QString &label, const QStringList &names,
                        const std::vector<sizing::FigureSource> &sources,
                        const std::function<sizing::Figure(const sizing::FigureSource &)> &figure)
{
    QList<sizing::Figure> figures;
    for (const sizing::FigureSource &source : sources) {
        const QString &name = names.at(figures.size());
        figures << figure(source);
        figures.last().title = Text::tr("%1, %2").arg(label, name);
    }
    return figureRow(label, figures);
}

ChartTable goalTable(const schema::Model &model, const QStringList &names, const QList<services::GoalDesign> &goals)
{
    using sizing::FigureSource;
    using sizing::Quantity;
    std::vector<FigureSource> sources;
    for (const services::GoalDesign &goal : goals)
        sources.push_back(services::figureSource(model, goal.estimate));
    ChartTable table{QStringList{Text::tr("Figure")} + names, {}};
    const auto quantity = [](Quantity which) {
        return [which](const FigureSource &source) {
            return sizing::figureOf(source, which);
        };
    };
    table.rows << goalRow(Text::tr("Collections"), names, sources, [](const FigureSource &source) {
        return sizing::Figure{{},
                              sizing::Unit::Count,
                              sizing::point(static_cast<double>(source.report.collections.size())),
                              {Text::tr("Counted in the design.")}};
    });
    table.rows << goalRow(Text::tr("Documents"), names, sources, quantity(Quantity::Documents));
    table.rows << goalRow(Text::tr("Data"), names, sources, quantity(Quantity::Data));
    table.rows << goalRow(Text::tr("Storage"), names, sources, quantity(Quantity::Storage));
    table.rows << goalRow(Text::tr("Indexes"), names, sources, quantity(Quantity::Indexes));
    table.rows << goalRow(Text::tr("Working set"), names, sources, quantity(Quantity::InUse));
    table.rows << goalRow(Text::tr("Of the cache"), names, sources, [](const FigureSource &source) {
        return sizing::Figure{
            {}, sizing::Unit::Share, sizing::shareOfCache(source.report), sizing::explainWorkingSet(source.report)};
    });
    for (qsizetype i = 0; i < goals.size(); ++i)
        table.rows.last().cells[i + 1] += QStringLiteral(" · ") + sizing::fitText(goals.at(i).estimate.sizes.fit());
    for (qsizetype i = 0; i < goals.size(); ++i) {
        for (ChartTable::Row &row : table.rows) {
            row.explanation.title = Text::tr("Working set of each goal");
            row.explanation.lines << names.at(i) << sizing::explainWorkingSet(goals.at(i).estimate.sizes);
        }
    }
    return table;
}

ChartTable::Row costRow(const schema::Model &model, const sizing::CostRange &cost)
{
    QList<sizing::Figure> figures = sizing::costFigures(model, cost);
    figures.prepend({base::visibleText(cost.likely.name),
                     sizing::Unit::PerSecond,
                     sizing::point(cost.likely.perSecond),
                     {Text::tr("As the workload says.")}});
    return figureRow(base::visibleText(cost.likely.name), figures);
}

} // namespace

QString workingSetSummary(const sizing::SizeReport &report, const sizing::DiskReads &reads)
{
    QStringList parts{Text::tr("%1 of %2 cache, %3: %4")
                          .arg(sizing::rangeText(report.workingSet), bytesText(report.cache.bytes),
                               base::percentText(report.share()), sizing::fitText(report.fit()))};
    if (report.dirty.value() >= 1)
        parts << Text::tr("%1 not yet written").arg(bytesText(report.dirty));
    parts << (reads.readsPerSecond > 0
                  ? Text::tr("%1 disk reads").arg(base::rateText(base::PerSecond(reads.readsPerSecond)))
                  : Text::tr("no disk reads"));
    return parts.join(QStringLiteral(" · "));
}

SizeAnswer workingSetAnswer(const SizeRequest &request, const base::Progress &)
{
    const services::PricedDesign priced =
        request.evaluation ? services::PricedDesign(*request.evaluation) : services::price(request.model);
    const sizing::SizeReport &report = priced.sizes;
    SizeAnswer answer;
    answer.cache = report.cache.bytes;
    const auto sizes = largestFirst(report);
    answer.bars << wholeBar(report, sizes);
    for (const sizing::CollectionSize *size : sizes.mid(0, mostCollections))
        answer.bars << collectionBar(*size);
    answer.summary = workingSetSummary(report, priced.diskReads);
    answer.status = statusOf(report.fit());
    answer.explanation = services::explainWorkingSet(priced);
    return answer;
}

SizeAnswer documentsAnswer(const SizeRequest &request, const base::Progress &progress)
{
    const services::Estimate estimate = services::estimateOf(request.model);
    const design::Design &design = estimate.design;
    const design::Collection *collection = design.collection(request.subject);
    SizeAnswer answer;
    if (!collection)
        return answer;
    answer.collection = collection->name;
    const auto sizes = samples::sampleSizes(design, *collection, sampledDocuments, progress);
    if (!sizes) {
        answer.summary = sizes.error().text();
        answer.status = Status::Warn;
        return answer;
    }
    const sizing::CollectionSize *size = estimate.sizes.collection(collection->name);
    answer.classes = sizes->classes(4);
    answer.mean = sizes->mean();
    const QString how = Text::tr("Of the %1 documents of the collection, %2 spread evenly over it were generated as in "
                                 "the preview and measured.")
                            .arg(countText(collection->documents.likely), QLocale().toString(sizes->count()));
    answer.explanation = {Text::tr("Documents of %1 by size").arg(base::visibleText(collection->name)),
                          QStringList{how} +
                              sizing::explainData(design, collection->name, estimate.options, estimate.calibration)};
    answer.table.headers = {Text::tr("Figure"), Text::tr("One document")};
    const auto row = [&](const QString &label, base::Bytes bytes) {
        answer.table.rows << figureRow(
            label, {{label, sizing::Unit::Bytes, sizing::point(bytes.value()), answer.explanation.lines}});
    };
    row(Text::tr("Smallest made"), sizes->percentile(0));
    row(Text::tr("Half are smaller than"), sizes->percentile(0.5));
    row(Text::tr("Mean"), sizes->mean());
    row(Text::tr("99 of 100 are smaller than"), sizes->percentile(0.99));
    row(Text::tr("Largest made"), sizes->percentile(1));
    answer.table.rows << figureRow(Text::tr("By formula"), {sizing::bytesFigure(Text::tr("By formula"), size->document,
                                                                                answer.explanation.lines.mid(1))});
    const bool bounded = std::isfinite(size->documentMaximum.value());
    if (bounded)
        row(Text::tr("Largest possible"), size->documentMaximum);
    else
        answer.table.rows.append({{Text::tr("Largest possible"), Text::tr("no bound")}, answer.explanation});
    const base::Bytes largest = sizes->percentile(1);
    answer.summary = Text::tr("The largest of %1 documents is %2, %3 of the 16 MiB that a document may have")
                         .arg(countText(static_cast<double>(sizes->count())), bytesText(largest),
                              base::percentText(largest / base::mebibytes(16)));
    answer.status = largest >= base::mebibytes(8)   ? Status::Bad
                    : largest >= base::mebibytes(1) ? Status::Warn
                                                    : Status::Ok;
    return answer;
}

SizeAnswer patternAnswer(const SizeRequest &request, const base::Progress &)
{
    SizeAnswer answer;
    const auto effect = services::effectOf(request.model, schema::PatternUseId(request.subject));
    if (!effect) {
        answer.summary = Text::tr("No pattern is in use. Choose one in Patterns, or ask the advisor.");
        return answer;
    }
    const sizing::SizeReport &before = effect->without.sizes;
    const sizing::SizeReport &after = effect->with.sizes;
    answer.cache = after.cache.bytes;
    answer.bars = {workingSetBar(Text::tr("without %1").arg(effect->name), before),
                   workingSetBar(Text::tr("with %1").arg(effect->name), after)};
    answer.table.headers = {Text::tr("Figure"), Text::tr("Without"), Text::tr("With"), Text::tr("Difference")};
    answer.explanation = {effect->title, QStringList{Text::tr("Without:")} + sizing::explainWorkingSet(before) +
                                             QStringList{Text::tr("With:")} + sizing::explainWorkingSet(after)};
    for (const advisor::EffectRow &row : effect->rows) {
        const double difference = row.after - row.before;
        const QString sign = difference < 0 ? QStringLiteral("−") : QStringLiteral("+");
        const auto side = [&](const QString &title, const std::optional<sizing::Interval> &range,
                              const QStringList &how) {
            return sizing::Figure{title + QStringLiteral(": ") + row.label, row.unit,
                                  range.value_or(sizing::Interval()), how};
        };
        answer.table.rows.append({{row.label, services::effectText(row, false), services::effectText(row, true),
                                   sign + services::effectValueText(std::abs(difference), row.unit)},
                                  answer.explanation,
                                  false,
                                  {side(Text::tr("Without"), row.rangeBefore, row.howBefore),
                                   side(Text::tr("With"), row.rangeAfter, row.howAfter)}});
    }
    const double change = after.workingSet.likely / before.workingSet.likely - 1;
    answer.summary =
        (change <= 0 ? Text::tr("%1 makes the working set %2 smaller") : Text::tr("%1 makes the working set %2 larger"))
            .arg(effect->title, base::percentText(std::abs(change)));
    return answer;
}

SizeAnswer goalsAnswer(const SizeRequest &request, const base::Progress &progress)
{
    SizeAnswer answer;
    const QList<services::GoalDesign> goals = services::compareGoals(request.model, progress);
    if (progress.isCancelled())
        return answer;
    QStringList names;
    for (const services::GoalDesign &goal : goals) {
        const QString name = schema::goalText(goal.goal);
        names << (goal.current ? Text::tr("%1, now").arg(name) : name);
        WorkingSetBar bar = workingSetBar(names.last(), goal.estimate.sizes);
        bar.current = goal.current;
        answer.bars << bar;
        answer.cache = goal.estimate.sizes.cache.bytes;
    }
    answer.table = goalTable(request.model, names, goals);
    answer.explanation = answer.table.rows.first().explanation;
    answer.summary = Text::tr(
        "The goal in use as the design is now; the others with the patterns that the advisor would take for them");
    return answer;
}

SizeAnswer operationsAnswer(const SizeRequest &request, const base::Progress &)
{
    const QList<sizing::CostRange> costs =
        services::costRanges(schema::ModelIndex(request.model), services::price(request.model));
    SizeAnswer answer;
    answer.caption = Text::tr("Bytes of documents touched each second, %1");
    answer.table.headers = {Text::tr("Each execution of"),
                            Text::tr("Rate"),
                            Text::tr("Documents read"),
                            Text::tr("Joined"),
                            Text::tr("Written"),
                            Text::tr("Copies in step"),
                            Text::tr("Index entries"),
                            Text::tr("Round trips"),
                            Text::tr("Read"),
                            Text::tr("Rewritten")};
    for (const sizing::CostRange &cost : costs) {
        const auto perSecond = [&](base::Bytes sizing::OperationCost::*bytes) {
            return sizing::Range{cost.low.*bytes * cost.likely.perSecond, cost.likely.*bytes * cost.likely.perSecond,
                                 cost.high.*bytes * cost.likely.perSecond};
        };
        const sizing::Range read = perSecond(&sizing::OperationCost::bytesRead);
        const sizing::Range written = perSecond(&sizing::OperationCost::bytesWritten);
        WorkingSetBar bar{cost.likely.name,
                          {{Text::tr("read"), read.likely, Family::Copy, read},
                           {Text::tr("rewritten"), written.likely, Family::MoveOut, written}}};
        bar.judged = false;
        answer.bars << bar;
        answer.table.rows << costRow(request.model, cost);
    }
    std::stable_sort(answer.bars.begin(), answer.bars.end(),
                     [](const auto &a, const auto &b) { return a.total() > b.total(); });
    answer.bars = answer.bars.mid(0, mostOperations);
    if (costs.isEmpty())
        answer.summary = Text::tr("The workload has no operation yet");
    else
        answer.summary = Text::tr("Documents and index entries for each execution; the bars are times the rate");
    answer.explanation = {
        Text::tr("Cost of operations"),
        {Text::tr("Expected for one execution in the design as it is: documents that an index finds or $lookup joins, "
                  "documents written with their copies, index entries added and removed, and round trips."),
         Text::tr("The engine writes a document whole when any of it changes. Choose a row for how its figures came "
                  "about.")}};
    return answer;
}

} // namespace sw::items
